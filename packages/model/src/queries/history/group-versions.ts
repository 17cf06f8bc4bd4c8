/** A saved version, as far as the history groups it. Times are milliseconds since 1970. */
export interface HistoryVersion {
  readonly date: number;
  readonly lastModified: number;
  readonly revertedFrom: string | null;
}

const GROUPING_WINDOW_MS = 60 * 60 * 1000;

/**
 * The versions of a history, newest first, in groups: neighbours within 60 minutes stand together,
 * from the earlier one's last change to the later one's creation. A restored version stands alone.
 */
export function groupVersions<T extends HistoryVersion>(versions: readonly T[]): T[][] {
  const groups: T[][] = [];
  for (const version of versions.toSorted((a, b) => b.date - a.date)) {
    const group = groups.at(-1);
    const later = group?.at(-1);
    if (group && later && belongTogether(later, version)) group.push(version);
    else groups.push([version]);
  }
  return groups;
}

function belongTogether(later: HistoryVersion, earlier: HistoryVersion): boolean {
  if (later.revertedFrom !== null || earlier.revertedFrom !== null) return false;
  return later.date - Math.max(earlier.date, earlier.lastModified) <= GROUPING_WINDOW_MS;
}
