import type { Draft } from '@bellgrid/model';
import type { SolverFinding } from '@bellgrid/protocol';
import type { TFunction } from 'i18next';
import type { Outcome, OverfullItem } from './solver-run.ts';

/**
 * What an outcome has to say about why, in sentences. Items that a failed check names without a finding of
 * their own get a sentence here; items that are not in the draft any more get none.
 */
export function outcomeFindings(outcome: Outcome, draft: Draft, t: TFunction): readonly SolverFinding[] {
  switch (outcome.kind) {
    case 'infeasible':
    case 'cancelled':
    case 'error':
      return outcome.findings;
    case 'checkFailed':
      return [
        ...outcome.findings,
        ...outcome.overfull.flatMap((item) =>
          isNamed(outcome.findings, item.id) ? [] : overfull(item, draft, t),
        ),
        ...outcome.overloadedClassrooms.flatMap((id) =>
          isNamed(outcome.findings, id) ? [] : overloaded(id, draft, t),
        ),
      ];
    case 'solution':
      return [
        ...outcome.findings,
        ...outcome.solution.unplaced.flatMap((id) =>
          outcome.findings.some(({ lessons }) => lessons.includes(id)) ? [] : unplaced(id, draft, t),
        ),
      ];
    default:
      return [];
  }
}

function unplaced(id: string, draft: Draft, t: TFunction): SolverFinding[] {
  const lesson = draft.lessons[id];
  if (lesson === undefined) return [];
  const sentence = t('solver.found.unplacedLesson', { lesson: lesson.name });
  const { groups, teachers } = lesson;
  return [{ ...blank('unplaced', sentence), lessons: [id], groups, teachers }];
}

const isNamed = (findings: readonly SolverFinding[], id: string): boolean =>
  findings.some(({ teachers, groups, classrooms }) => [...teachers, ...groups, ...classrooms].includes(id));

function overfull(item: OverfullItem, draft: Draft, t: TFunction): SolverFinding[] {
  const records = { teacher: draft.teachers, group: draft.groups, classroom: draft.classrooms }[item.type];
  const name = records[item.id]?.name;
  if (name === undefined) return [];
  const { available, scheduled } = item;
  const finding = blank('overloaded', t('solver.overfull', { item: name, available, scheduled }));
  const list = { teacher: 'teachers', group: 'groups', classroom: 'classrooms' } as const;
  return [{ ...finding, [list[item.type]]: [item.id] }];
}

function overloaded(id: string, draft: Draft, t: TFunction): SolverFinding[] {
  const name = draft.classrooms[id]?.name;
  if (name === undefined) return [];
  return [{ ...blank('roomsOverloaded', t('solver.overloaded', { item: name })), classrooms: [id] }];
}

const blank = (kind: string, sentence: string): SolverFinding => ({
  kind,
  sentence,
  lessons: [],
  constraints: [],
  teachers: [],
  groups: [],
  classrooms: [],
  subjects: [],
});
