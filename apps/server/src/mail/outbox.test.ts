import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { passwordResetMail, verificationMail } from '../accounts/account-mails.ts';
import { createOutbox } from './outbox.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bellgrid-outbox-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const link = `https://timetable.example.org/api/auth/verify-email?token=${'A1'.repeat(100)}&callbackURL=%2F`;
const user = { name: 'Zoë Ødegård', email: 'zoe@example.org', emailVerified: true };
const clock = () => new Date('2026-09-01T08:30:00.000Z');

describe('the outbox', () => {
  it('keeps each message in a file of its own, with the link on a line of its own', async () => {
    const announced: string[] = [];
    const send = createOutbox(
      join(folder, 'outbox'),
      'Bellgrid <b@example.org>',
      (line) => announced.push(line),
      clock,
    );
    await send(verificationMail(user, link, 'en'));
    await send(passwordResetMail(user, link, 'en'));
    const names = readdirSync(join(folder, 'outbox')).sort();
    expect(names).toEqual([
      '2026-09-01T08-30-00.000Z-0000-zoe@example.org-verify-your-e-mail-address.eml',
      '2026-09-01T08-30-00.000Z-0001-zoe@example.org-reset-your-password.eml',
    ]);
    const text = readFileSync(join(folder, 'outbox', names[0] ?? ''), 'utf8');
    expect(text.split('\n')).toEqual(
      expect.arrayContaining([
        'To: zoe@example.org',
        'Subject: Verify your e-mail address',
        'Hello Zoë Ødegård,',
        link,
      ]),
    );
    expect(announced[0]).toContain(names[0]);
    expect(announced[0]).toContain(link);
  });

  it('stays in its folder and keeps its headers apart, for any address', async () => {
    const send = createOutbox(folder, 'a@example.org', () => {}, clock);
    await send({ to: '../../x\nBcc: y@example.org', subject: 'a/../b', text: 'Hello' });
    expect(readdirSync(folder)).toHaveLength(1);
    expect(readFileSync(join(folder, readdirSync(folder)[0] ?? ''), 'utf8')).not.toMatch(/^Bcc:/m);
  });
});
