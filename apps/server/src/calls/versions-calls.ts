import {
  brokenRules,
  compareVersions,
  deleteVersion,
  latestVersion,
  MAX_COMPRESSED_DRAFT_BYTES,
  nameVersion,
  restoreVersion,
  type SchoolStorage,
  saveDraft,
  snapshot,
  type Version,
  versions,
} from '@bellgrid/protocol';
import { Refusal } from '../errors/refusal.ts';
import type { Services } from '../http/services.ts';
import { publishVersions } from '../live/publish-documents.ts';
import { authoriseStructures } from '../policies/authorise-structures.ts';
import { authoriseSave } from '../policies/authorise-teachers.ts';
import { authoriseVersion } from '../policies/authorise-version.ts';
import { presentVersion } from '../presenters/present-version.ts';
import { editionsOf } from '../publications/publication-store.ts';
import { countBroken } from '../versions/count-broken.ts';
import { storageUsed } from '../versions/quota.ts';
import {
  labelVersion,
  loadVersion,
  removeVersion,
  restoreAsCurrent,
  versionsOf,
} from '../versions/version-history.ts';
import type { VersionRow } from '../versions/version-row.ts';
import { latestVersionOf, loadSnapshot, saveVersion } from '../versions/version-store.ts';
import { answerSave } from './answer-save.ts';
import { type CallContext, handle } from './handler.ts';

export const handleVersions = handle(versions, async (context) =>
  listVersions(context, context.caller.userId),
);

interface VersionList {
  readonly versions: Version[];
  readonly currentID: string | null;
  readonly publishedIDs: string[];
  readonly storage: SchoolStorage;
}

/** Every version of a user, newest first, which is the current one, and which are published. */
export async function listVersions({ db, quota }: Services, userId: string): Promise<VersionList> {
  const rows = await versionsOf(db, userId);
  const latest = await latestVersionOf(db, userId);
  const storage = { used: await storageUsed(db, userId), quota };
  const editions = await editionsOf(db, userId);
  return {
    versions: rows.map(presentVersion),
    currentID: latest?.version.id ?? null,
    publishedIDs: editions.map(({ versionID }) => versionID),
    storage,
  };
}

export const handleBrokenRules = handle(brokenRules, async (context) => ({
  drafts: await countBroken(context, context.caller.userId),
}));

export const handleLatestVersion = handle(latestVersion, async ({ db, caller }) => {
  const latest = await latestVersionOf(db, caller.userId);
  return { version: latest && presentVersion(latest.version) };
});

export const handleSnapshot = handle(snapshot, async ({ db, caller }, { id }) => {
  const version = authoriseVersion(caller.userId, await loadSnapshot(db, id));
  return version.snapshot;
});

export const handleSaveDraft = handle(saveDraft, async (context, { baseHash, sessionID, saveReason }) => {
  const { db, account, caller, places, quota, snapshots, now } = context;
  const snapshot = await context.readBody(MAX_COMPRESSED_DRAFT_BYTES);
  const check = await places(caller.userId, () => snapshots.check(snapshot));
  if (!check.ok) throw new Refusal(check.code, check.message);
  const { hash, size, statistics, schoolName } = check;
  await authoriseSave(account, statistics.teachers, () => savedTeachers(context), now());
  await authoriseStructures(account, check.hasSeveralStructures, () => hasSeveralStructures(context));
  const { userId } = caller;
  const save = {
    userId,
    baseHash,
    sessionID,
    saveReason: saveReason ?? null,
    snapshot,
    hash,
    size,
    statistics,
    schoolName,
    quota,
    now: now(),
  };
  const outcome = await saveVersion(db, save);
  return answerSave(context, outcome, sessionID);
});

/** True when several schedule structures are switched on in the current version. */
async function hasSeveralStructures({ db, caller, places, snapshots }: CallContext): Promise<boolean> {
  const latest = await latestVersionOf(db, caller.userId);
  const stored = latest && (await loadSnapshot(db, latest.version.id));
  if (!stored) return false;
  const check = await places(caller.userId, () => snapshots.check(stored.snapshot));
  return check.ok && check.hasSeveralStructures;
}

export const handleNameVersion = handle(nameVersion, async (context, { id, label }) => {
  const version = authoriseVersion(context.caller.userId, await loadVersion(context.db, id));
  await labelVersion(context.db, id, label);
  await publishVersions(context, context.caller.userId);
  return { version: presentVersion({ ...version, label }) };
});

export const handleDeleteVersion = handle(deleteVersion, async (context, { id }) => {
  const version = authoriseVersion(context.caller.userId, await loadVersion(context.db, id));
  const removed = await context.db
    .transaction()
    .execute((transaction) => removeVersion(transaction, version));
  if (!removed) throw new Refusal('CURRENT_VERSION', 'Cannot delete current version');
  await publishVersions(context, context.caller.userId);
  return {};
});

export const handleRestoreVersion = handle(restoreVersion, async (context, { id, baseHash, sessionID }) => {
  const { db, account, caller, now, quota } = context;
  const version = authoriseVersion(caller.userId, await loadVersion(db, id));
  const { statistics, schoolName } = await contentOf(context, version);
  await authoriseSave(account, statistics.teachers, () => savedTeachers(context), now());
  const outcome = await restoreAsCurrent(db, {
    ...{ id, baseHash, sessionID, schoolName },
    maxVersions: quota.versions,
    now: now(),
  });
  if (!outcome) throw new Refusal('NOT_FOUND', 'There is no such version.');
  return answerSave(context, outcome, sessionID);
});

/** The teachers of the current version; none before the first one. */
async function savedTeachers(context: CallContext): Promise<number> {
  const latest = await latestVersionOf(context.db, context.caller.userId);
  return latest ? teachersIn(context, latest.version) : 0;
}

/** Counts the teachers of a version, also of one from before records were counted. */
async function teachersIn(context: CallContext, version: VersionRow): Promise<number> {
  const { statistics } = presentVersion(version);
  return (statistics ?? (await contentOf(context, version)).statistics).teachers;
}

/** Reads the draft file of a version. */
async function contentOf({ db, caller, places, snapshots }: CallContext, version: VersionRow) {
  const { snapshot } = authoriseVersion(caller.userId, await loadSnapshot(db, version.id));
  const check = await places(caller.userId, () => snapshots.check(snapshot));
  if (!check.ok) throw new Refusal(check.code, check.message);
  return check;
}

export const handleCompareVersions = handle(compareVersions, async (context, request) => {
  const { db, caller, comparisons, snapshots } = context;
  const comparison = await comparisons(caller.userId, async () => {
    const from = authoriseVersion(caller.userId, await loadSnapshot(db, request.id));
    const to = authoriseVersion(caller.userId, await loadSnapshot(db, request.with));
    return snapshots.compare(from.snapshot, to.snapshot, {
      teachers: request.teachers,
      rooms: request.rooms,
    });
  });
  if (!comparison) throw new Refusal('BAD_DATA', 'One of the two versions cannot be read.');
  return comparison;
});
