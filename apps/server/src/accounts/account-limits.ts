import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

const ATTEMPTS = { points: 10, duration: 15 * 60 };
const MAILS = { points: 10, duration: 60 * 60 };

/** Limits an address of e-mail, whether or not it has an account and wherever the requests come from. */
export interface AccountLimits {
  /** Before a password is tried; false when it must not be. */
  attempt(email: string): Promise<boolean>;
  /** The password was right: what was tried before is forgotten. */
  succeeded(email: string): Promise<void>;
  /** Before a mail is sent; false when the address has had enough of them. */
  mail(email: string): Promise<boolean>;
}

/** The counters live as long as the process, one set in each server. */
export function createAccountLimits(): AccountLimits {
  const attempts = new RateLimiterMemory(ATTEMPTS);
  const mails = new RateLimiterMemory(MAILS);
  const key = (email: string) => email.trim().toLowerCase();
  return {
    attempt: (email) => isWithin(attempts, key(email)),
    succeeded: async (email) => {
      await attempts.delete(key(email));
    },
    mail: (email) => isWithin(mails, key(email)),
  };
}

async function isWithin(limiter: RateLimiterMemory, key: string): Promise<boolean> {
  try {
    await limiter.consume(key);
    return true;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return false;
  }
}
