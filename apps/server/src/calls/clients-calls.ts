import {
  adminGeneral,
  auditLog,
  changeAdminGeneral,
  changeClient,
  client,
  clientRuns,
  clientSnapshot,
  clients,
  clientVersions,
  deleteClient,
  deleteClientVersion,
  impersonate,
  importClientVersion,
  MAX_VERSION_LABEL,
  resetClientSolver,
} from '@bellgrid/protocol';
import { deleteAccount } from '../accounts/delete-account.ts';
import { administer } from '../administration/administer.ts';
import { applyChanges } from '../administration/change-client.ts';
import { listClients } from '../administration/client-list.ts';
import { describeClient, loadClient } from '../administration/load-client.ts';
import { loadTags, replaceTags } from '../administration/tags.ts';
import { auditEntries } from '../audit/audit-log.ts';
import { Refusal } from '../errors/refusal.ts';
import { endedRunsOf, keepActiveRuns } from '../jobs/ended-runs.ts';
import { activeRunOf, latestRunOf } from '../jobs/run-store.ts';
import { publishSolver, publishUser, publishVersions, publishWhatIf } from '../live/publish-documents.ts';
import { authoriseAccount } from '../policies/authorise-account.ts';
import { authoriseConfirmed } from '../policies/authorise-call.ts';
import { authoriseVersion } from '../policies/authorise-version.ts';
import { presentSignedInUser } from '../presenters/present-user.ts';
import { labelVersion, loadVersion, removeVersion } from '../versions/version-history.ts';
import { loadSnapshot, type SaveOutcome, saveVersionIn } from '../versions/version-store.ts';
import { answerSave } from './answer-save.ts';
import { handle } from './handler.ts';
import { presentPublication } from './publication-calls.ts';
import { shutOut } from './shut-out.ts';
import { listVersions } from './versions-calls.ts';

export const handleAdminGeneral = handle(adminGeneral, async ({ db }) => ({ tags: await loadTags(db) }));

export const handleChangeAdminGeneral = handle(changeAdminGeneral, async (context, { tags }) => {
  await administer(context, { action: 'changeAdminGeneral', subjectId: null }, async (transaction) => {
    const from = await loadTags(transaction);
    await replaceTags(transaction, tags);
    return { tags: { from, to: await loadTags(transaction) } };
  });
  return { tags: await loadTags(context.db) };
});

export const handleClients = handle(clients, async ({ db, now }, question) =>
  listClients(db, { ...question, now: now() }),
);

export const handleClient = handle(client, async (context, { uid }) => describeClient(context, uid));

export const handleChangeClient = handle(changeClient, async (context, { uid, ...changes }) => {
  const found = await loadClient(context, uid);
  if (changes.bypassPaywallUntil) authoriseConfirmed(context.caller, context.now());
  if (changes.accountSuspended && uid === context.account.id) {
    throw new Refusal('FORBIDDEN', 'Nobody can suspend their own account.');
  }
  await administer(context, { action: 'changeClient', subjectId: uid }, (transaction) =>
    applyChanges(transaction, found, changes),
  );
  await publishUser(context, uid);
  if (changes.accountSuspended) await shutOut(context, uid);
  return describeClient(context, uid);
});

export const handleDeleteClient = handle(deleteClient, async (context, { uid, confirm }) => {
  const { account } = await loadClient(context, uid);
  if (account.isAdministrator) throw new Refusal('FORBIDDEN', 'The account of an administrator stays.');
  if (confirm.trim().toLowerCase() !== account.email.toLowerCase()) {
    throw new Refusal('BAD_REQUEST', 'The address that was typed is not the one of this account.');
  }
  await deleteAccount(context, uid, { actorId: context.account.id, action: 'deleteClient' });
  return {};
});

export const handleClientVersions = handle(clientVersions, async (context, { uid }) => {
  await loadClient(context, uid);
  const { publication } = await presentPublication(context, uid);
  return {
    ...(await listVersions(context, uid)),
    publication: publication && { expiresAt: publication.expiresAt, editions: publication.editions },
  };
});

export const handleClientRuns = handle(clientRuns, async (context, { uid }) => {
  await loadClient(context, uid);
  return { runs: await endedRunsOf(context.db, uid) };
});

export const handleClientSnapshot = handle(clientSnapshot, async (context, { uid, id }) => {
  const version = authoriseVersion(uid, await loadSnapshot(context.db, id));
  await administer(context, { action: 'clientSnapshot', subjectId: uid }, async () => ({ version: id }));
  return version.snapshot;
});

export const handleDeleteClientVersion = handle(deleteClientVersion, async (context, { uid, id }) => {
  const version = authoriseVersion(uid, await loadVersion(context.db, id));
  await administer(context, { action: 'deleteClientVersion', subjectId: uid }, async (transaction) => {
    if (!(await removeVersion(transaction, version))) {
      throw new Refusal('CURRENT_VERSION', 'Cannot delete current version');
    }
    return { version: id, date: version.date };
  });
  await publishVersions(context, uid);
  return {};
});

export const handleImportClientVersion = handle(importClientVersion, async (context, request) => {
  const { db, caller, snapshots, now } = context;
  const { uid, id, baseHash, sessionID } = request;
  const { userId } = caller;
  const { account } = await loadClient(context, uid);
  const version = authoriseVersion(uid, await loadVersion(db, id));
  const { snapshot } = authoriseVersion(uid, await loadSnapshot(db, id));
  const check = await snapshots.check(snapshot);
  if (!check.ok) throw new Refusal(check.code, check.message);
  const { hash, size, statistics } = check;
  // The administrator's own account does not take the name of the school.
  const named = { schoolName: '', saveReason: 'user-import' } as const;
  const content = { snapshot, hash, size, statistics, ...named };
  const source = version.label ?? version.date.slice(0, 16).replace('T', ' ');
  const label = `${account.schoolName} ${source}`.trim().slice(0, MAX_VERSION_LABEL);
  const result: { outcome?: SaveOutcome } = {};
  await administer(context, { action: 'importClientVersion', subjectId: uid }, async (transaction) => {
    const outcome = await saveVersionIn(transaction, {
      ...{ ...content, userId, baseHash, sessionID },
      ...{ quota: context.quota, now: now() },
    });
    result.outcome = outcome;
    // Nothing was changed; who asks learns why below.
    if (outcome.kind === 'outOfSync') return null;
    if (outcome.kind === 'saved') {
      await labelVersion(transaction, outcome.version.id, label);
      result.outcome = { ...outcome, version: { ...outcome.version, label } };
    }
    return { version: id };
  });
  if (!result.outcome) throw new Error('The import has no outcome.');
  return answerSave(context, result.outcome, sessionID);
});

export const handleResetClientSolver = handle(resetClientSolver, async (context, { uid }) => {
  const { db, queue } = context;
  await loadClient(context, uid);
  const run = await latestRunOf(db, uid);
  const active = await activeRunOf(db, uid);
  await administer(context, { action: 'resetClientSolver', subjectId: uid }, async (transaction) => {
    await keepActiveRuns(transaction, uid, context.now());
    await transaction.deleteFrom('solverRun').where('userId', '=', uid).execute();
    return { run: run?.id ?? null, state: run?.state ?? null };
  });
  // Its worker finds the run gone.
  if (active) await queue.cancel(active.id);
  await publishSolver(context, uid);
  await publishWhatIf(context, uid);
  return describeClient(context, uid);
});

export const handleImpersonate = handle(impersonate, async (context, { uid }) => {
  const { auth, account, headers } = context;
  const client = (await loadClient(context, uid)).account;
  if (client.isAdministrator) throw new Refusal('FORBIDDEN', 'Nobody acts as an administrator.');
  authoriseAccount(client);
  // The accounts library makes the session in a transaction of its own: the log comes first, so that every
  // impersonation is in it.
  await administer(context, { action: 'impersonate', subjectId: uid }, async () => ({}));
  const body = { userId: uid };
  const begun = await auth.api
    .startImpersonation({ body, headers, returnHeaders: true })
    .catch(async (error) => {
      await administer(context, { action: 'impersonateFailed', subjectId: uid }, async () => ({}));
      throw error;
    });
  context.setCookies(begun.headers);
  return presentSignedInUser(client, account);
});

export const handleAuditLog = handle(auditLog, async ({ db }, question) => ({
  entries: await auditEntries(db, question),
}));
