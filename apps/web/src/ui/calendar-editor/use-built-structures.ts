import type { Id } from '@bellgrid/model';
import { useMemo } from 'react';
import { useDraft } from '../../document/draft/use-draft.ts';
import { sortedForReader } from '../../platform/texts/name-order.ts';

/** The structures that are set up, by name. */
export function useBuiltStructures(): readonly Id[] {
  const structures = useDraft((draft) => draft.schoolData.structures);
  return useMemo(
    () =>
      sortedForReader(structures)
        .filter((structure) => !structure.isUninitialized)
        .map((structure) => structure.id),
    [structures],
  );
}
