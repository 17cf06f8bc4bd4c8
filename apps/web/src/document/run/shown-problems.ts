import type { About, Draft, Finding } from '@bellgrid/model';
import { NO_FINDINGS, type RunFindings } from '@bellgrid/protocol';
import { useMemo } from 'react';
import { create } from 'zustand';
import { useDraft } from '../draft/use-draft.ts';
import { useDraftProblems } from '../pre-check/broken-rules.ts';
import { useLiveFindings } from '../pre-check/item-findings.ts';
import { conflictProblems, type RuleProblems } from '../pre-check/rule-problems.ts';
import { openConflicts } from './listed-repairs.ts';
import { useIsNewerThanRun } from './run-draft.ts';
import { isActive, NO_RUN } from './solver-run.ts';
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

const membersOf = (conflicts: RunFindings['conflicts']): Finding[] =>
  conflicts.flatMap(({ members }) => members);

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
  // The progress of a run changes nothing here.
  const run = useSolver((each) => (isActive(each) ? NO_RUN : each));
  const isNewer = useIsNewerThanRun(run);
  const faultsNow = useLiveFindings();
  const findings = run.outcome?.findings;
  return useMemo(() => {
    const { faults, conflicts } = findings ?? NO_FINDINGS;
    // Those of a school that was replaced are of no use.
    const hasFound = [...faults, ...membersOf(conflicts)].some(({ about }) => isOfDraft(draft, about));
    // A conflict that was repaired stays listed beside the rules, with its repair; they are no longer part of it.
    const source = chosen === 'conflicts' && hasFound ? 'conflicts' : 'draft';
    if (source === 'draft') return { source, problems: ofDraft, hasAny: hasFound || ofDraft.size > 0 };
    const open = isNewer && findings ? openConflicts(findings, draft) : conflicts;
    const members = [...((isNewer ? faultsNow : null) ?? faults), ...membersOf(open)];
    const ofRun = conflictProblems(
      draft,
      members.filter(({ about }) => isOfDraft(draft, about)),
    );
    return { source, problems: new Map(ofRun.map((each) => [each.key, each])), hasAny: true };
  }, [findings, isNewer, faultsNow, chosen, draft, ofDraft]);
}
