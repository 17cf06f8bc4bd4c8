import { type Id, sortedByName } from '@bellgrid/model';
import { useMemo } from 'react';
import { useDraft } from '../../document/draft/use-draft.ts';

/** The structures that are set up, by name. */
export function useBuiltStructures(): readonly Id[] {
  const structures = useDraft((draft) => draft.schoolData.structures);
  return useMemo(
    () =>
      sortedByName(structures)
        .filter((structure) => !structure.isUninitialized)
        .map((structure) => structure.id),
    [structures],
  );
}
