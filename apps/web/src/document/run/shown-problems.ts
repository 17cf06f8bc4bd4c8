import type { About, Draft } from '@bellgrid/model';
import { useMemo } from 'react';
import { create } from 'zustand';
import { useDraft } from '../draft/use-draft.ts';
import { useDraftProblems } from '../pre-check/broken-rules.ts';
import { conflictProblems, type RuleProblems } from '../pre-check/rule-problems.ts';
import { isActive } from './solver-run.ts';
import { useSolver } from './use-solver.ts';

/** The source of the errors that the constraints show: the latest run, or the schedule of the draft. */
export type ErrorSource = 'conflicts' | 'draft';

const useSourceStore = create<{ readonly source: ErrorSource }>(() => ({ source: 'draft' }));

export const showErrorsFrom = (source: ErrorSource): void => useSourceStore.setState({ source });

/** Returns whether a record that a finding is about is in the draft. */
function isOfDraft(
  draft: Draft,
  { constraints, lessons, subjects, teachers, groups, classrooms }: About,
): boolean {
  const parts = { constraints, lessons, subjects, teachers, groups, classrooms };
  return Object.entries(parts).some(([part, ids]) =>
    ids?.some((id) => draft[part as keyof typeof parts][id] !== undefined),
  );
}

interface ShownProblems {
  readonly source: ErrorSource;
  /** The problems of the source. */
  readonly problems: RuleProblems;
  /** True while there are errors of the run or of the draft. */
  readonly hasAny: boolean;
}

/** The rules that the chosen source names; without a conflict, those that the draft does not keep. */
export function useShownProblems(): ShownProblems {
  const ofDraft = useDraftProblems();
  const chosen = useSourceStore(({ source }) => source);
  const draft = useDraft((whole) => whole);
  const findings = useSolver((run) => (isActive(run) ? undefined : run.outcome?.findings));
  return useMemo(() => {
    // Those of a school that was replaced are of no use.
    const members = [
      ...(findings?.faults ?? []),
      ...(findings?.conflicts ?? []).flatMap((conflict) => conflict.members),
    ].filter(({ about }) => isOfDraft(draft, about));
    const ofRun: RuleProblems = new Map(conflictProblems(draft, members).map((each) => [each.key, each]));
    const source = chosen === 'conflicts' && members.length > 0 ? 'conflicts' : 'draft';
    return {
      source,
      problems: source === 'conflicts' ? ofRun : ofDraft,
      hasAny: members.length > 0 || ofDraft.size > 0,
    };
  }, [findings, chosen, draft, ofDraft]);
}
