import type { Version } from '@bellgrid/protocol';

export const historyFilters = ['all', 'named', 'tagged'] as const;
export type HistoryFilter = (typeof historyFilters)[number];

const passes: Readonly<Record<HistoryFilter, (version: Version) => boolean>> = {
  all: () => true,
  named: ({ label }) => label !== null,
  tagged: ({ saveReason, revertedFrom }) => saveReason !== null || revertedFrom !== null,
};

/** The versions that a filter of the history lets through; 'tagged' are those saved for a reason or restored. */
export const filterVersions = (versions: readonly Version[], filter: HistoryFilter): Version[] =>
  versions.filter(passes[filter]);
