import { problemKey } from '@bellgrid/constraints';
import { type CellRef, type Draft, type Id, LEVEL, type ScheduleStructure } from '@bellgrid/model';
import type { RuleProblems } from '../../document/pre-check/rule-problems.ts';
import type { EditedCalendar } from '../../ui/calendar-editor/calendar-state.ts';

/** The numbers of items that are closed, that would rather not, and that have a lesson there all the same. */
export interface CellShare {
  readonly hard: number;
  readonly soft: number;
  readonly hardProblems: number;
  readonly softProblems: number;
}

export const NO_SHARE: CellShare = { hard: 0, soft: 0, hardProblems: 0, softProblems: 0 };

export const shareKey = ({ day, period }: CellRef): string => `${day}:${period}`;

/** The items that have a calendar in a structure. */
export function itemsIn(draft: Draft, type: EditedCalendar, { id }: ScheduleStructure): readonly Id[] {
  if (type === 'classroom') return Object.keys(draft.classrooms);
  if (type === 'group')
    return Object.values(draft.groups).flatMap((group) => (group.structure === id ? group.id : []));
  const taught = new Map<Id, Set<Id>>();
  for (const { teachers, structure } of Object.values(draft.subjects))
    for (const teacher of teachers) taught.set(teacher, (taught.get(teacher) ?? new Set()).add(structure));
  return Object.keys(draft.teachers).filter((teacher) => taught.get(teacher)?.has(id) ?? true);
}

/** The shares of each cell of a structure among some items, by `shareKey`. */
export function calendarShares(
  draft: Pick<Draft, 'constraints'>,
  problems: RuleProblems,
  calendar: { readonly type: EditedCalendar; readonly structure: Id; readonly items: ReadonlySet<Id> },
): ReadonlyMap<string, CellShare> {
  const { type, structure, items } = calendar;
  const shares = new Map<string, { -readonly [Part in keyof CellShare]: CellShare[Part] }>();
  const shareOf = (cell: CellRef) => {
    const key = shareKey(cell);
    const known = shares.get(key) ?? { ...NO_SHARE };
    shares.set(key, known);
    return known;
  };
  for (const cell of Object.values(draft.constraints)) {
    if (cell.type !== type || cell.structure !== structure || !items.has(cell.base)) continue;
    if (cell.level === LEVEL.HARD) shareOf(cell).hard += 1;
    else if (cell.level === LEVEL.SOFT) shareOf(cell).soft += 1;
  }
  for (const id of items) {
    const counted = new Set<string>();
    for (const cell of problems.get(problemKey(`${type}Calendar`, id))?.cells ?? []) {
      const key = `${shareKey(cell)} ${cell.isHard}`;
      if (cell.structure !== structure || counted.has(key)) continue;
      counted.add(key);
      if (cell.isHard) shareOf(cell).hardProblems += 1;
      else shareOf(cell).softProblems += 1;
    }
  }
  return shares;
}
