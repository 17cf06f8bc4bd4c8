import { isCalendar, type Match, problemKey, ruleKey } from '@bellgrid/constraints';
import type { Draft, Finding, Id, Message } from '@bellgrid/model';
import { oncePer } from '../draft/once-per.ts';
import { listsBy, oncePerList } from './once-per-list.ts';

/** A cell of a calendar in which its item has a lesson that it should not have. */
export interface ProblemCell {
  readonly structure: Id;
  readonly day: number;
  readonly period: number;
  readonly isHard: boolean;
}

/** One rule of the school that is not kept. */
export interface RuleProblem {
  /** The id of its record; of a calendar, and of a rule in a subject's own fields, the kind with the item. */
  readonly key: string;
  readonly kind: string;
  /** The amounts by which it is not kept, as a hard and as a soft constraint. */
  readonly hard: number;
  readonly soft: number;
  readonly cost: number;
  readonly lessons: readonly Id[];
  readonly cells: readonly ProblemCell[];
}

/** The problems by their keys. */
export type RuleProblems = ReadonlyMap<string, RuleProblem>;

/** So many lessons and cells of one rule are named. */
const MOST_LESSONS = 12;
const MOST_CELLS = 40;

/** The rules that a timetable does not keep, each with all its violations. */
export function ruleProblems(matches: readonly Match[]): RuleProblems {
  const byRule = listsBy(matches, (add, match) => add(keyOf(match), match));
  return new Map([...byRule].map(([key, own]) => [key, problemOf(own, key)]));
}

const keyOf = oncePer(ruleKey);

/** The problem of the violations of one rule; the same one as long as these are the same. */
const problemOf = oncePerList((matches: readonly Match[], key: string): RuleProblem => {
  const kind = matches[0]?.kind ?? '';
  const found: Found = { key, kind, hard: 0, soft: 0, cost: 0, lessons: [], cells: [] };
  const most = isCalendar(kind) ? Number.POSITIVE_INFINITY : MOST_CELLS;
  for (const { hard: isHard, amount, weight, lessons, cells } of matches) {
    for (const cell of cells) if (found.cells.length < most) found.cells.push({ ...cell, isHard });
    for (const id of lessons)
      if (found.lessons.length < MOST_LESSONS && !found.lessons.includes(id)) found.lessons.push(id);
    if (isHard) found.hard += amount;
    else {
      found.soft += amount;
      found.cost += weight * amount;
    }
  }
  return found;
});

/** A problem while its violations are added up. */
type Found = { -readonly [Part in keyof RuleProblem]: RuleProblem[Part] } & {
  readonly lessons: Id[];
  readonly cells: ProblemCell[];
};

const isSameCell = (a: ProblemCell, b: ProblemCell): boolean =>
  a.structure === b.structure && a.day === b.day && a.period === b.period;

/** The rules that are members of the conflicts of a run; of a calendar with the cells that take part. */
export function conflictProblems(draft: Draft, members: readonly Finding[]): RuleProblem[] {
  const found = new Map<string, Found>();
  const add = (key: string, kind: string): Found => {
    const known: Found = found.get(key) ?? { key, kind, hard: 1, soft: 0, cost: 0, lessons: [], cells: [] };
    found.set(key, known);
    return known;
  };
  for (const { values = {}, about } of members) {
    for (const id of about.constraints ?? []) {
      const constraint = draft.constraints[id];
      if (!constraint) continue;
      if ('level' in constraint) {
        const { type, base, structure, day, period } = constraint;
        const kind = `${type}Calendar`;
        const { cells } = add(problemKey(kind, base), kind);
        const cell = { structure, day, period, isHard: true };
        if (!cells.some((each) => isSameCell(each, cell))) cells.push(cell);
      } else add(id, kindOfRule(values.rules) ?? '');
    }
    const kind = kindOfRule(values.rules);
    const [subject] = about.subjects ?? [];
    if (
      kind !== null &&
      draft.subjects[subject ?? ''] &&
      subject !== undefined &&
      (about.constraints ?? []).length === 0
    )
      add(problemKey(kind, subject), kind);
  }
  return [...found.values()];
}

/** The kind of the first rule of a value: the code of its text is `kinds.<kind>.rule`. */
function kindOfRule(value: NonNullable<Message['values']>[string] | undefined): string | null {
  if (typeof value !== 'object' || !('kind' in value) || value.kind !== 'messages') return null;
  const [, area, kind] = /^(kinds)\.(\w+)\.rule/.exec(value.messages[0]?.code ?? '') ?? [];
  return area === undefined ? null : (kind ?? null);
}
