import { sql } from 'kysely';
import type { AccountLimits } from '../accounts/account-limits.ts';
import { mailLanguage, type PostMail } from '../accounts/account-mails.ts';
import { loadAccount } from '../accounts/load-account.ts';
import type { Database } from '../database/open-database.ts';
import type { Logger } from '../logging/logger.ts';
import type { SendMail } from './mail.ts';

const SECOND_MS = 1000;
const DAY_MS = 24 * 60 * 60 * SECOND_MS;
/** Seconds after each failed attempt until the next; after the last one a mail is given up. */
const WAITS = [10, 60, 300, 900, 1800, 3600, 7200, 14_400];
/** An attempt of a process that has ended in it is made again after so long. */
const ATTEMPT_MS = 2 * 60 * SECOND_MS;
const KEPT_MS = 7 * DAY_MS;

export interface PostOfficeOptions {
  readonly db: Database;
  readonly send: SendMail;
  readonly limits: Pick<AccountLimits, 'mail'>;
  readonly log: Logger;
  readonly now: () => Date;
}

/** Takes mails into the database and sends them from there: again when that fails, also after a restart. */
export interface PostOffice {
  readonly post: PostMail;
  /** Sends every mail that is due now; does not reject. */
  sendDue(): Promise<void>;
  /** Waits for mails that are being taken, and for the one that is being sent. */
  settle(): Promise<void>;
}

/** To each address as many mails as it may get. */
export function createPostOffice({ db, send, limits, log, now }: PostOfficeOptions): PostOffice {
  const underWay = new Set<Promise<void>>();
  let sending = Promise.resolve();
  let isClosed = false;

  const take = async (...[user, headers, write, kind = 'mail']: Parameters<PostMail>) => {
    const counted = kind === 'report' || kind === 'licence' ? user.id : user.email;
    if (!(await limits.mail(counted, kind))) {
      log.warn({ userId: user.id, kind }, 'an e-mail was dropped: too many within an hour');
      return;
    }
    const account = await loadAccount(db, user.id);
    const { to, subject, text, goodForSeconds } = write(mailLanguage(account?.language ?? null, headers));
    const time = now().getTime();
    const begin = { state: 'waiting', attempts: 0, nextAt: time, createdAt: time } as const;
    const notAfter = goodForSeconds === undefined ? null : time + goodForSeconds * SECOND_MS;
    await db
      .insertInto('mail')
      .values({ to, subject, text, ...begin, notAfter, userId: user.id })
      .execute();
    void sendDue();
  };
  const sendNext = async (): Promise<boolean> => {
    const mail = await claimMail(db, now().getTime());
    if (!mail) return false;
    const { sequence, userId, attempts, createdAt, notAfter } = mail;
    const { to, subject, text, replyTo, unsubscribe, attachment, attachmentName } = mail;
    const hasEnded = (at: number) => notAfter !== null && at >= notAfter;
    if (hasEnded(now().getTime())) {
      await close(db, sequence, 'givenUp');
      log.error({ userId, attempts }, 'an e-mail was given up: its link has ended');
      return true;
    }
    try {
      await send({
        ...{ to, subject, text, replyTo, unsubscribe, messageId: `bellgrid.${sequence}.${createdAt}` },
        attachment: attachment && { name: attachmentName ?? '', bytes: attachment },
      });
      await close(db, sequence, 'sent');
    } catch (error) {
      const wait = WAITS[attempts - 1];
      const nextAt = now().getTime() + (wait ?? 0) * SECOND_MS;
      if (wait === undefined || hasEnded(nextAt)) {
        await close(db, sequence, 'givenUp');
        log.error({ err: error, userId, attempts }, 'an e-mail was given up');
      } else {
        await db.updateTable('mail').set({ nextAt }).where('sequence', '=', sequence).execute();
        log.warn({ err: error, userId, attempts }, 'an e-mail was not sent and is tried again');
      }
    }
    return true;
  };
  const sendDue = () => {
    sending = sending
      .then(async () => {
        while (!isClosed && (await sendNext()));
      })
      .catch((error) => log.error({ err: error }, 'the e-mails that are due could not be read'));
    return sending;
  };
  return {
    post: (...mail) => {
      const taking = take(...mail)
        .catch((error) => log.error({ err: error, userId: mail[0].id }, 'an e-mail was not taken'))
        .finally(() => underWay.delete(taking));
      underWay.add(taking);
    },
    sendDue,
    settle: async () => {
      await Promise.all(underWay);
      isClosed = true;
      await sending;
    },
  };
}

/** The mail that is due first, for an attempt of this process alone; null when none is. */
async function claimMail(db: Database, time: number) {
  for (;;) {
    const due = await db
      .selectFrom('mail')
      .selectAll()
      .where('state', '=', 'waiting')
      .where('nextAt', '<=', time)
      // Schedules go to many teachers at once: other mails do not wait for them.
      .orderBy(sql`case when "unsubscribe" is null then 0 else 1 end`)
      .orderBy('nextAt')
      .orderBy('sequence')
      .limit(1)
      .executeTakeFirst();
    if (!due) return null;
    const attempts = due.attempts + 1;
    const claimed = await db
      .updateTable('mail')
      .set({ attempts, nextAt: time + ATTEMPT_MS })
      .where('sequence', '=', due.sequence)
      .where('attempts', '=', due.attempts)
      .where('state', '=', 'waiting')
      .executeTakeFirst();
    if (claimed.numUpdatedRows > 0n) return { ...due, attempts };
  }
}

/** A link that opens an account, and a file, are not kept once they are of no more use here. */
async function close(db: Database, sequence: number, state: 'sent' | 'givenUp'): Promise<void> {
  await db
    .updateTable('mail')
    .set({ state, text: '', attachment: null })
    .where('sequence', '=', sequence)
    .execute();
}

/** Deletes mails that were taken more than a week ago. */
export async function tidyMails(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('mail')
    .where('createdAt', '<', now.getTime() - KEPT_MS)
    .execute();
}
