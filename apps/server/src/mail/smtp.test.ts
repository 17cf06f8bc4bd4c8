import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { verificationMail } from '../accounts/account-mails.ts';
import { type MailServer, startMailServer } from '../test-support/mail-server.ts';
import { createSmtpSender } from './smtp.ts';

let server: MailServer;
beforeEach(async () => {
  server = await startMailServer();
});
afterEach(() => server.close());

const link = `https://timetable.example.org/verify?token=${'x'.repeat(200)}`;
const mail = verificationMail({ name: 'Zoë', email: 'zoe@example.org', emailVerified: false }, link, 'en');

describe('the SMTP sender', () => {
  it('hands the message to the mail server', async () => {
    await createSmtpSender(`smtp://ada:right@${server.address}`, 'Bellgrid <school@example.org>')(mail);
    expect(server.credentials).toEqual(['ada:right']);
    expect(server.received).toHaveLength(1);
    expect(server.received[0]).toMatchObject({ from: 'school@example.org', to: ['zoe@example.org'] });
    const unfolded = server.received[0]?.data.replaceAll('=\r\n', '').replaceAll('=3D', '=');
    expect(unfolded).toContain('Subject: Verify your e-mail address');
    expect(unfolded).toContain(link);
  });

  it('rejects when the mail server refuses', async () => {
    const send = createSmtpSender(`smtp://ada:wrong@${server.address}`, 'school@example.org');
    await expect(send(mail)).rejects.toThrow();
    expect(server.received).toEqual([]);
  });
});
