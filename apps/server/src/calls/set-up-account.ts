import { setUpAccount } from '@bellgrid/protocol';
import { loadAccount } from '../accounts/load-account.ts';
import { setUpAccountOf } from '../accounts/set-up-account-of.ts';
import { Refusal } from '../http/refusal.ts';
import { trialEnd } from '../licenses/trial-end.ts';
import { presentUser } from '../presenters/present-user.ts';
import { presentVersion } from '../presenters/present-version.ts';
import { handle } from './handler.ts';

export const handleSetUpAccount = handle(
  setUpAccount,
  async (context, { email, displayName, schoolName }) => {
    const { db, bus, caller, now, freeTrialDays } = context;
    const { userId } = caller;
    if (email.trim().toLowerCase() !== caller.email.toLowerCase()) {
      throw new Refusal('FORBIDDEN', 'The e-mail address is not the one of this session.');
    }
    const bypassPaywallUntil = trialEnd(now(), freeTrialDays);
    const setUp = { userId, displayName, schoolName, bypassPaywallUntil, now: now() };
    const first = await setUpAccountOf(db, setUp);
    const account = await loadAccount(db, userId);
    if (!account) throw new Refusal('UNAUTHENTICATED', 'Sign in first.');
    const user = presentUser(account);
    bus.publish({ kind: 'message', userId, name: 'user', payload: user });
    if (first) {
      const payload = { version: presentVersion(first), sessionID: '' };
      bus.publish({ kind: 'message', userId, name: 'version', payload });
    }
    return user;
  },
);
