import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import { isPostgres } from '../database/is-postgres.ts';
import type { Database } from '../database/open-database.ts';
import type { Schema } from '../database/schema.ts';
import type { MailKind } from './account-mails.ts';
import { addressGroup } from './address-group.ts';
import { type AttemptCounters, attemptKey } from './attempt-counters.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Wrong passwords for one account from one address. */
const PER_ADDRESS = { attempts: 10, windowMs: 15 * MINUTE_MS };
/**
 * Wrong passwords for one account from any address: from then on each attempt has to wait, twice as long each
 * time.
 */
const PER_ACCOUNT = { attempts: 20, windowMs: DAY_MS, longestDelayMs: MINUTE_MS };
/** An address from which the right password came does not wait for the attempts of others. */
const KNOWN_MS = 90 * DAY_MS;
/** Mails of one kind to one address, or of one school to the operator. */
const MAILS = { points: 10, seconds: 60 * 60 };

/** Limits an address of e-mail, whether or not it has an account. */
export interface AccountLimits {
  /**
   * Called before a password is tried: `from` is the client's address, or the session of a signed-in user.
   * Returns the seconds to wait when it must not be tried; null when it may.
   */
  attempt(email: string, from: string): Promise<number | null>;
  /** The password was right: attempts from there are forgotten, and the address is known. */
  succeeded(email: string, from: string): Promise<void>;
  /** The owner has chosen a new password: all earlier attempts are forgotten. */
  forgive(email: string): Promise<void>;
  /** Called before a mail is sent; returns false when there were enough of its kind, to an address or of a school. */
  mail(of: string, kind: MailKind): Promise<boolean>;
}

type Counter = Schema['attemptCounter'];

/** The counters are in the database, for all servers alike and past a restart. */
export function createAccountLimits(db: Database, counters: AttemptCounters, now: () => Date): AccountLimits {
  /** The counters of one account, whose transactions take turns. */
  const withCounters = <Value>(
    email: string,
    from: string,
    act: (account: AccountCounters, time: number) => Promise<Value>,
  ): Promise<Value> =>
    db.transaction().execute(async (transaction) => {
      const account = accountKey(email);
      if (isPostgres(transaction)) {
        await sql`select pg_advisory_xact_lock(hashtextextended(${account}, 0))`.execute(transaction);
      }
      const time = now().getTime();
      return act(await countersOf(transaction, account, addressGroup(from), time), time);
    });
  return {
    attempt: (email, from) =>
      withCounters(email, from, async ({ ofAddress, ofAccount, isKnown, write }, time) => {
        if (ofAddress.count >= PER_ADDRESS.attempts) return secondsUntil(ofAddress.until, time);
        if (!isKnown && ofAccount.nextAt > time) return secondsUntil(ofAccount.nextAt, time);
        const count = ofAccount.count + 1;
        await write({ ...ofAddress, count: ofAddress.count + 1 });
        await write({ ...ofAccount, count, nextAt: time + delayAfter(count), until: time + DAY_MS });
        return null;
      }),
    succeeded: (email, from) =>
      withCounters(email, from, async ({ ofAddress, ofAccount, known, write }, time) => {
        // Attempts from other addresses still count for these.
        const count = Math.max(0, ofAccount.count - ofAddress.count);
        await write({ ...ofAddress, count: 0 });
        await write({ ...ofAccount, count, nextAt: time + delayAfter(count) });
        await write({ ...known, count: 1, until: time + KNOWN_MS });
      }),
    forgive: async (email) => {
      await db.deleteFrom('attemptCounter').where('account', '=', accountKey(email)).execute();
    },
    mail: async (of, kind) => (await counters.consume(`${kind} ${normal(of)}`, MAILS)) === null,
  };
}

interface AccountCounters {
  readonly ofAddress: Counter;
  readonly ofAccount: Counter;
  readonly known: Counter;
  /** The right password has come from this address before. */
  readonly isKnown: boolean;
  readonly write: (counter: Counter) => Promise<void>;
}

async function countersOf(
  db: Transaction<Schema>,
  account: string,
  from: string,
  time: number,
): Promise<AccountCounters> {
  const keys = {
    address: attemptKey('address', account, from),
    account: attemptKey('account', account),
    known: attemptKey('known', account, from),
  };
  const rows = await db
    .selectFrom('attemptCounter')
    .selectAll()
    .where('key', 'in', Object.values(keys))
    .where('until', '>', time)
    .execute();
  const find = (key: string, windowMs: number): Counter =>
    rows.find((row) => row.key === key) ?? { key, account, count: 0, until: time + windowMs, nextAt: 0 };
  const known = find(keys.known, KNOWN_MS);
  return {
    ofAddress: find(keys.address, PER_ADDRESS.windowMs),
    ofAccount: find(keys.account, PER_ACCOUNT.windowMs),
    known,
    isKnown: known.count > 0,
    write: async (counter) => {
      const { key: _, ...values } = counter;
      await db
        .insertInto('attemptCounter')
        .values(counter)
        .onConflict((conflict) => conflict.column('key').doUpdateSet(values))
        .execute();
    },
  };
}

/** The delay of every attempt after this number of wrong passwords for one account. */
function delayAfter(attempts: number): number {
  if (attempts < PER_ACCOUNT.attempts) return 0;
  return Math.min(PER_ACCOUNT.longestDelayMs, 1000 * 2 ** (attempts - PER_ACCOUNT.attempts));
}

const normal = (email: string) => email.trim().toLowerCase();
const accountKey = (email: string) => attemptKey('email', normal(email));
const secondsUntil = (then: number, time: number) => Math.max(1, Math.ceil((then - time) / 1000));
