import type { Draft } from '@bellgrid/model';
import type { Version } from '@bellgrid/protocol';

const parts = ['teachers', 'groups', 'subjects'] as const;

/**
 * True when a school was replaced as a whole since this window last knew it, so that its changes cannot be
 * merged: by restoring a version, by an import, or by another school.
 * @param versions newest first.
 */
export function isReplaced(
  versions: readonly Pick<Version, 'id' | 'revertedFrom' | 'saveReason'>[],
  base: { readonly versionID: string; readonly draft: Draft },
  theirs: Draft,
): boolean {
  const known = versions.findIndex(({ id }) => id === base.versionID);
  const newer = known === -1 ? versions : versions.slice(0, known);
  const isWhole = newer.some(
    ({ revertedFrom, saveReason }) =>
      revertedFrom !== null || saveReason === 'file-import' || saveReason === 'user-import',
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
