import { exportReasons, replacingReasons, type SaveReason } from '@bellgrid/protocol';

const NEW_VERSION_AFTER_MS = 5 * 60 * 1000;
const NEW_VERSION_AFTER_AUTOSAVES = 10;

export interface LatestVersion {
  readonly label: string | null;
  readonly saveReason: string | null;
  readonly revertedFrom: string | null;
  /** The time of its creation, in milliseconds since 1970. */
  readonly date: number;
  /** Saves without a reason since then. */
  readonly autosaves: number;
}

export interface Save {
  readonly now: number;
  readonly saveReason: SaveReason | null;
  readonly contentChanged: boolean;
}

/** Save reasons that open a new version whenever the content has changed. */
const filing: readonly (string | null)[] = [...replacingReasons, ...exportReasons];

const isExport = (reason: string | null): boolean => exportReasons.some((each) => each === reason);

/** True when a save with this reason may overwrite the latest version: one without name, origin or reason. */
export function mayOverwrite(
  latest: Pick<LatestVersion, 'label' | 'revertedFrom' | 'saveReason'> | null,
  saveReason: SaveReason | null,
): boolean {
  return saveReason === null && latest !== null && !isKept(latest);
}

const isKept = ({
  label,
  revertedFrom,
  saveReason,
}: Pick<LatestVersion, 'label' | 'revertedFrom' | 'saveReason'>) =>
  label !== null || revertedFrom !== null || saveReason !== null;

/**
 * Decides if a save creates a version, updates the latest one in place, or has nothing to do: a version that
 * means something (labelled, restored, saved for a reason) is never overwritten, and neither is one that has
 * lasted for five minutes and ten autosaves.
 */
export function saveRule(latest: LatestVersion | null, save: Save): 'create' | 'update' | 'skip' {
  if (!latest) return 'create';
  const isSameExport = [save.saveReason, latest.saveReason].every(isExport);
  const isNewReason = save.saveReason !== null && save.saveReason !== latest.saveReason && !isSameExport;
  if (!save.contentChanged && !isNewReason) return 'skip';
  if (isKept(latest)) return 'create';
  const isOldEnough =
    save.now - latest.date >= NEW_VERSION_AFTER_MS && latest.autosaves >= NEW_VERSION_AFTER_AUTOSAVES;
  if (isOldEnough) return 'create';
  if (save.contentChanged && filing.includes(save.saveReason)) return 'create';
  return 'update';
}
