import type { Draft } from '@bellgrid/model';
import type { Outcome } from './solver-run.ts';

/**
 * Whether an outcome is about this draft. After another school was imported, none of the records that the
 * outcome names are there any more, and what it says would only mislead.
 */
export function concernsDraft(outcome: Outcome, draft: Draft): boolean {
  const ids = idsOf(outcome);
  if (ids.length === 0) return true;
  const maps = [
    draft.lessons,
    draft.groups,
    draft.teachers,
    draft.classrooms,
    draft.subjects,
    draft.constraints,
  ];
  return ids.some((id) => maps.some((records) => records[id] !== undefined));
}

function idsOf(outcome: Outcome): string[] {
  const solution =
    outcome.kind === 'solution' ? outcome.solution : 'partial' in outcome ? outcome.partial : null;
  const placed = solution?.placements.map((placement) => placement.lesson) ?? [];
  const findings = 'findings' in outcome ? outcome.findings : [];
  const named = findings.flatMap((finding) => [
    ...finding.lessons,
    ...finding.groups,
    ...finding.teachers,
    ...finding.classrooms,
    ...finding.subjects,
    ...finding.constraints,
  ]);
  const overfull = outcome.kind === 'checkFailed' ? outcome.overfull.map((item) => item.id) : [];
  return [...placed, ...named, ...overfull];
}
