import {
  acknowledgeUpdate,
  chooseLanguage,
  countEvents,
  me,
  pageMemory,
  savePageMemory,
  schoolAuditLog,
  setUpAccount,
  stopImpersonation,
  updateLastSeen,
} from '@bellgrid/protocol';
import { noteActive } from '../accounts/active-spans.ts';
import { loadAccount } from '../accounts/load-account.ts';
import { setUpAccountOf } from '../accounts/set-up-account-of.ts';
import { noteState, pageMemoryOf } from '../accounts/user-state.ts';
import { presentToSchool } from '../administration/school-log.ts';
import { auditEntries } from '../audit/audit-log.ts';
import { Refusal } from '../errors/refusal.ts';
import { trialEnd } from '../licenses/trial-end.ts';
import { publishUser } from '../live/publish-documents.ts';
import { presentSignedInUser, presentUser } from '../presenters/present-user.ts';
import { presentVersion } from '../presenters/present-version.ts';
import { handle } from './handler.ts';
import { authoriseOwner } from './own-account-calls.ts';

export const handleMe = handle(me, async ({ account, impersonator }) =>
  presentSignedInUser(account, impersonator),
);

export const handleSetUpAccount = handle(
  setUpAccount,
  async (context, { email, displayName, schoolName, firstNames }) => {
    authoriseOwner(context);
    const { db, bus, caller, now, freeTrialDays } = context;
    const isMultipleScheduleStructuresEnabled = context.hasMultipleStructures;
    const { userId } = caller;
    if (email.trim().toLowerCase() !== caller.email.toLowerCase()) {
      throw new Refusal('FORBIDDEN', 'The e-mail address is not the one of this session.');
    }
    const bypassPaywallUntil = trialEnd(now(), freeTrialDays);
    const setUp = {
      ...{ userId, displayName, schoolName, bypassPaywallUntil },
      ...{ isMultipleScheduleStructuresEnabled, firstNames, now: now() },
    };
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

export const handleSchoolAuditLog = handle(schoolAuditLog, async ({ db, caller }, question) => {
  const entries = await auditEntries(db, { ...question, uid: caller.userId });
  return { entries: entries.map(presentToSchool) };
});

export const handleUpdateLastSeen = handle(
  updateLastSeen,
  async ({ db, caller, impersonator, now }, { version }) => {
    const clientVersion = version?.replace(/^v/, '');
    if (impersonator) return {};
    const state = { lastSeen: now().toISOString(), ...(clientVersion && { clientVersion }) };
    await noteState(db, caller.userId, state);
    await noteActive(db, caller.userId, now());
    return {};
  },
);

export const handleAcknowledgeUpdate = handle(acknowledgeUpdate, async (context, { version }) => {
  const { db, caller, impersonator } = context;
  const lastAcknowledgedUpdate = version.replace(/^v/, '');
  if (!impersonator) await noteState(db, caller.userId, { lastAcknowledgedUpdate });
  return publishUser(context, caller.userId);
});

/** An administrator who acts as a school has another language for a while; mails to the school keep theirs. */
export const handleChooseLanguage = handle(chooseLanguage, async (context, { language }) => {
  const { db, caller, impersonator } = context;
  if (!impersonator) await noteState(db, caller.userId, { language });
  return publishUser(context, caller.userId);
});

export const handleCountEvents = handle(countEvents, async ({ metrics }, { events }) => {
  metrics.countEvents(events);
  return {};
});

export const handlePageMemory = handle(pageMemory, async ({ db, caller }) => ({
  pageMemory: await pageMemoryOf(db, caller.userId),
}));

export const handleSavePageMemory = handle(savePageMemory, async ({ db, caller }, { pageMemory }) => {
  await noteState(db, caller.userId, { pageMemory: JSON.stringify(pageMemory) });
  return {};
});

export const handleStopImpersonation = handle(stopImpersonation, async (context) => {
  const { auth, impersonator, headers } = context;
  if (!impersonator) throw new Refusal('FORBIDDEN', 'Nobody acts as this user in this session.');
  const ended = await auth.api.stopImpersonation({ headers, returnHeaders: true });
  context.setCookies(ended.headers);
  return presentSignedInUser(impersonator, null);
});
