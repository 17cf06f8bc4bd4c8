import { afterEach, beforeEach, expect, it } from 'vitest';
import { createAccountLimits } from '../accounts/account-limits.ts';
import { passwordChangedMail, passwordResetMail } from '../accounts/account-mails.ts';
import { createAttemptCounters } from '../accounts/attempt-counters.ts';
import type { Database } from '../database/open-database.ts';
import { createLogger } from '../logging/logger.ts';
import { insertUser } from '../test-support/insert-user.ts';
import { type MailServer, startMailServer } from '../test-support/mail-server.ts';
import { openTestDatabase } from '../test-support/test-database.ts';
import { createPostOffice, type PostOfficeOptions, tidyMails } from './post-office.ts';
import { createSmtpSender } from './smtp.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const user = { id: 'ada', name: 'Ada', email: 'ada@example.org', emailVerified: true };
const link = 'https://timetable.example.org/reset?token=secret';

let db: Database;
let server: MailServer;
let time: number;
let logged: string[];
beforeEach(async () => {
  db = await openTestDatabase();
  await insertUser(db, 'ada');
  server = await startMailServer();
  time = 0;
  logged = [];
});
afterEach(async () => {
  await server.close();
  await db.destroy();
});

/** A process of the server, as far as mails go. */
const open = (limits: PostOfficeOptions['limits'] = { mail: async () => true }) =>
  createPostOffice({
    db,
    send: createSmtpSender(`smtp://ada:right@${server.address}`, 'school@example.org'),
    limits,
    log: createLogger('warn', { write: (line) => void logged.push(line) }),
    now: () => new Date(time),
  });
const postTo = async (office: ReturnType<typeof open>) => {
  office.post(user, undefined, (language) => passwordResetMail(user, link, language));
  await office.settle();
  await open().sendDue();
};
const rows = () => db.selectFrom('mail').select(['state', 'attempts', 'nextAt', 'text']).execute();

it('a mail that the mail server refuses is sent later, once, by a process that is started after that', async () => {
  server.refuse(2);
  await postTo(open());
  const [first] = await rows();
  expect(first).toMatchObject({ state: 'waiting', attempts: 1, nextAt: 10_000 });
  expect(first?.text).toContain(link);
  await open().sendDue();
  expect(server.refused).toBe(1);
  time = 10_000;
  await open().sendDue();
  expect([server.refused, server.received]).toEqual([2, []]);
  time = 70_000;
  await Promise.all([open().sendDue(), open().sendDue()]);
  time = DAY_MS;
  await open().sendDue();
  expect(server.received).toMatchObject([{ to: ['ada@example.org'] }]);
  expect(await rows()).toMatchObject([{ state: 'sent', attempts: 3, text: '' }]);
  expect(logged).toHaveLength(2);
  expect(logged.join()).not.toContain('secret');
});

it('a mail is given up after nine attempts, and the log says so', async () => {
  server.refuse(Number.POSITIVE_INFINITY);
  const office = open();
  office.post(user, undefined, (language) => passwordChangedMail(user, link, language));
  await office.settle();
  for (time = 0; time < 2 * DAY_MS; time += 15 * 60_000) await open().sendDue();
  expect(server.refused).toBe(9);
  expect(await rows()).toMatchObject([{ state: 'givenUp', attempts: 9, text: '' }]);
  expect(logged.at(-1)).toContain('given up');
});

it('a mail is not sent any more when its link has ended, and no attempt is planned for then', async () => {
  server.refuse(Number.POSITIVE_INFINITY);
  await postTo(open());
  for (time = 0; time < 60 * 60_000; time += 60_000) await open().sendDue();
  expect(await rows()).toMatchObject([{ state: 'givenUp', attempts: 6, text: '' }]);
  await postTo(open());
  time += 2 * 60 * 60_000;
  server.refuse(0);
  await open().sendDue();
  expect(server.received).toEqual([]);
  expect((await rows()).map(({ state }) => state)).toEqual(['givenUp', 'givenUp']);
  expect(logged.at(-1)).toContain('its link has ended');
});

it('an attempt in which a process has ended is made again after two minutes', async () => {
  const office = open();
  await db
    .insertInto('mail')
    .values({
      ...{ userId: 'ada', to: user.email, subject: 'Hello', text: 'Hello', createdAt: 0 },
      ...{ state: 'waiting', attempts: 1, nextAt: 120_000 },
    })
    .execute();
  await office.sendDue();
  expect(server.received).toEqual([]);
  time = 120_000;
  await office.sendDue();
  expect(server.received).toHaveLength(1);
});

it('sent and given-up mails are kept for a week', async () => {
  await postTo(open());
  await tidyMails(db, new Date(7 * DAY_MS));
  expect(await rows()).toHaveLength(1);
  await tidyMails(db, new Date(7 * DAY_MS + 1));
  expect(await rows()).toEqual([]);
});

it('a notice of security does not wait behind mails that anybody can ask for; a dropped mail is in the log', async () => {
  const now = () => new Date(time);
  const office = open(createAccountLimits(db, createAttemptCounters(db, now), now));
  for (let count = 0; count < 11; count++) {
    office.post(user, undefined, (language) => passwordResetMail(user, link, language));
  }
  office.post(user, undefined, (language) => passwordChangedMail(user, link, language), 'notice');
  await office.settle();
  const taken = await db.selectFrom('mail').select('subject').execute();
  expect(taken).toHaveLength(11);
  expect(taken.filter(({ subject }) => /changed/.test(subject))).toHaveLength(1);
  expect(logged).toEqual([expect.stringContaining('dropped')]);
  expect(logged[0]).toContain('"kind":"mail"');
  expect(logged.join()).not.toContain(user.email);
});
