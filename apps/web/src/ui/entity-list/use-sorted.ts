import type { Draft } from '@bellgrid/model';
import { useMemo } from 'react';
import { useDraft } from '../../document/draft/use-draft.ts';
import { sortedForReader } from '../../platform/texts/name-order.ts';

type NamedRecords = Readonly<Record<string, { readonly id: string; readonly name: string }>>;

/** A map of the draft as the lists show it: in the natural order of names. */
export function useSorted<Records extends NamedRecords>(
  select: (draft: Draft) => Records,
): Records[string][] {
  const records = useDraft(select);
  return useMemo(() => sortedForReader(records) as Records[string][], [records]);
}
