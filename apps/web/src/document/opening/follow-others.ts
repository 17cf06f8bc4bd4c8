import {
  applyDiff,
  consequences,
  type Draft,
  invertDiff,
  type JoinedDrafts,
  joinDrafts,
  type RecordMapName,
} from '@bellgrid/model';
import { replacingReasons, type Version, versions as versionsCall } from '@bellgrid/protocol';
import { call } from '../../platform/api/call.ts';
import { isRefusal } from '../../platform/api/refusal.ts';
import { isStillSignedIn } from '../../platform/session-end.ts';
import { t } from '../../platform/texts/i18n.ts';
import { toast } from '../../platform/toast.tsx';
import { draftSession } from '../draft/draft-session.ts';
import { lossesOf } from '../draft/losses.ts';
import { saver } from '../saving/saver.ts';
import { askForChoices, type Choices, withoutChoice } from './conflict-store.ts';
import { fetchDraft } from './open-current-draft.ts';
import { startSync, useOutOfSync } from './out-of-sync.ts';

const parts = ['teachers', 'groups', 'subjects'] as const;

/**
 * True when a school was replaced as a whole since this window last knew it, so that its changes cannot be
 * merged: by restoring a version, by an import, or by another school.
 * @param versions newest first.
 */
function isReplaced(
  versions: readonly Pick<Version, 'id' | 'date' | 'revertedFrom' | 'saveReason'>[],
  base: { readonly versionID: string; readonly date: string; readonly draft: Draft },
  theirs: Draft,
): boolean {
  const known = versions.findIndex(({ id }) => id === base.versionID);
  // A version that was deleted meanwhile has its time; those that are older were known to this window.
  const newer = known === -1 ? versions.filter(({ date }) => date > base.date) : versions.slice(0, known);
  const isWhole = newer.some(
    ({ revertedFrom, saveReason }) =>
      revertedFrom !== null || (saveReason !== null && replacingReasons.includes(saveReason)),
  );
  return isWhole || isOtherSchool(base.draft, theirs);
}

/** True when nothing of a school is left. */
function isOtherSchool(base: Draft, theirs: Draft): boolean {
  const ids = parts.flatMap((part) => Object.keys(base[part]).map((id) => [part, id] as const));
  const structures = Object.keys(base.schoolData.structures);
  const isGone = ids.every(([part, id]) => !theirs[part][id]);
  return isGone && (ids.length > 0 || structures.every((id) => !theirs.schoolData.structures[id]));
}

const AGAIN_AFTER_MS = 3000;

let following: Promise<void> | null = null;
let isNews = false;

/**
 * Takes over what another window has saved. Changes of this window that are not saved are joined with it record by
 * record and saved at once; what both have changed in different ways the user is asked about. A school that was replaced
 * as a whole is opened instead. While it works, another call waits for it and makes it look once more.
 */
export function followOthers(): Promise<void> {
  isNews = true;
  following ??= followAll().finally(() => {
    following = null;
  });
  return following;
}

async function followAll(): Promise<void> {
  let choices: Choices = new Map();
  while (isNews && draftSession.isOpen) {
    isNews = false;
    try {
      choices = await followOnce(choices);
      useOutOfSync.setState({ isStuck: false });
    } catch (error) {
      console.warn('what another window saved could not be taken over', error);
      if (!isRefusal(error, 'OFFLINE', 'UNAVAILABLE', 'UNKNOWN_ERROR', 'NOT_FOUND', 'TOO_MANY_REQUESTS'))
        return useOutOfSync.setState({ isStuck: true });
      await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
      isNews = true;
    }
  }
}

/** @returns the choices so far: others may have saved again while the user chose. */
async function followOnce(choices: Choices): Promise<Choices> {
  await saver.settled();
  // Another account may have signed in in this browser: its school is not to be mixed with this one.
  if (!(await isStillSignedIn())) return choices;
  const { versions, currentID } = await call(versionsCall, {});
  const version = versions.find(({ id }) => id === currentID);
  if (!version || version.hash === saver.baseHash) return choices;
  const { file, text } = await fetchDraft(version.id);
  await saver.settled();
  const { base, replacedFor } = saver;
  if (!draftSession.isOpen || version.hash === base.hash) return choices;
  const own = saver.ownDraftOf(text);
  const from = { hash: version.hash, versionID: version.id, date: version.lastModified, text };
  if (own) {
    // This window's own save, which had no answer: no other window has changed anything.
    saver.rebased({ ...from, draft: own });
    return choices;
  }
  const theirs = file.dataStore;
  const mine = draftSession.draft;
  // A reset school has no draft that it began from.
  if (base.draft ? isReplaced(versions, { ...base, draft: base.draft }, theirs) : replacedFor === null) {
    await startSync();
    return choices;
  }
  const on = { ...from, draft: theirs };
  if (saver.isSaved || mine === base.draft) {
    draftSession.rebase(file);
    saver.rebased(on);
    toast.hint(t('saving.taken'));
    return choices;
  }
  if (!base.draft || isOtherSchool(base.draft, mine)) {
    // This window has another school, as by an import or a reset: it is not mixed with theirs, which stays in the history.
    saver.rebased(on, replacedFor ?? 'file-import');
    return choices;
  }
  const joined = joinDrafts(base.draft, mine, theirs, choices);
  const records = withoutChoice(joined.conflicts, choices);
  if (records.length > 0) {
    const answers = await askForChoices({ records, base: base.draft, mine, theirs });
    isNews = true;
    return new Map([...choices, ...answers]);
  }
  draftSession.rebase({ ...file, dataStore: joined.draft });
  saver.rebased(on);
  toast.hint(t('saving.joined'));
  const adjusted = adjustedText(joined);
  if (adjusted !== null) toast.lasting(adjusted);
  return choices;
}

const MOST_NAMES = 5;

/** The parts whose records the user knows by their names. */
const named = [
  'teachers',
  'groups',
  'classrooms',
  'subjects',
  'lessons',
  'trackSets',
  'customViews',
] as const;

/**
 * The changes that the document's rules made after the changes of two windows were joined; null without any.
 */
function adjustedText({ draft, adjusted }: Pick<JoinedDrafts, 'draft' | 'adjusted'>): string | null {
  const before = applyDiff(draft, invertDiff(adjusted));
  const found = consequences(adjusted, before, draft);
  const losses = lossesOf(found).map(({ kind, ids }) => t(`structure.loss.${kind}`, { count: ids.length }));
  const told = new Set(found.unplaced);
  const names = named.flatMap((part: RecordMapName) =>
    Object.entries(adjusted[part]?.updated ?? {}).flatMap(([id, [, record]]) =>
      !told.has(id) && 'name' in record ? [record.name] : [],
    ),
  );
  const shown = names.slice(0, MOST_NAMES).join(', ');
  const parts = [...losses];
  if (names.length > MOST_NAMES)
    parts.push(t('saving.adjustedMore', { names: shown, count: names.length - MOST_NAMES }));
  else if (names.length > 0) parts.push(t('saving.adjustedNames', { names: shown }));
  return parts.length > 0 ? t('saving.adjusted', { what: parts.join(', ') }) : null;
}
