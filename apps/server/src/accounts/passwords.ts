import { hashPassword, verifyPassword } from 'better-auth/crypto';
import type { Metrics } from '../metrics/metrics.ts';

/**
 * The library's own hashing of passwords, counted: an unknown account costs as many as a wrong password, so that the
 * time of an answer tells nothing.
 */
export function countedPasswords({ countHashing }: Pick<Metrics, 'countHashing'>) {
  return {
    hash: (password: string): Promise<string> => {
      countHashing();
      return hashPassword(password);
    },
    verify: (attempt: { hash: string; password: string }): Promise<boolean> => {
      countHashing();
      return verifyPassword(attempt);
    },
  };
}
