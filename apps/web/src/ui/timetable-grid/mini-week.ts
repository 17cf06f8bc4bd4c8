import { calendarLevels, closedElsewhere, type Draft, type Id, LEVEL, timetableOf } from '@bellgrid/model';
import { oncePer } from '../../document/draft/once-per.ts';
import { NEUTRAL_COLOR } from './color-by.ts';
import type { GridPlacement } from './grid-layout.ts';

export interface MiniCell {
  readonly state: 'free' | 'blocked' | 'noSchool';
  /** The colours of the lessons in the cell, at most as many as it shows. */
  readonly colors: readonly string[];
}

type Owner = 'group' | 'teacher';
const COLORS_SHOWN = 3;

/** The week of a class or a teacher in one structure, by day and period; each is read once for each state of the draft. */
export const miniWeeks = oncePer((draft: Draft) => {
  const { placed } = timetableOf(draft);
  const lessons = { group: new Map<Id, GridPlacement[]>(), teacher: new Map<Id, GridPlacement[]>() };
  for (const placement of placed.values()) {
    const { groups, teachers } = placement.lesson;
    for (const id of groups) add(lessons.group, id, placement);
    for (const id of teachers) add(lessons.teacher, id, placement);
  }
  const known = new Map<string, readonly (readonly MiniCell[])[]>();
  return (owner: Owner, id: Id, structure: Id): readonly (readonly MiniCell[])[] => {
    const key = `${owner} ${id} ${structure}`;
    const before = known.get(key);
    if (before) return before;
    const own = (lessons[owner].get(id) ?? []).filter(({ lesson }) => lesson.structure === structure);
    const elsewhere = closedElsewhere(draft, owner, [id], structure);
    const week = calendarLevels(draft, owner, [id], structure).map((levels, day) =>
      levels.map(([level], period): MiniCell => {
        const here = own.filter((each) => each.day === day && each.start <= period && period < each.end);
        const colors = here.map(({ lesson }) => draft.subjects[lesson.subject]?.color ?? NEUTRAL_COLOR);
        const isClosed = level === LEVEL.HARD || elsewhere[day]?.[period] != null;
        const state = level === LEVEL.DISABLED ? 'noSchool' : isClosed ? 'blocked' : 'free';
        return { state, colors: [...new Set(colors)].slice(0, COLORS_SHOWN) };
      }),
    );
    known.set(key, week);
    return week;
  };
});

function add(lists: Map<Id, GridPlacement[]>, id: Id, placement: GridPlacement): void {
  const list = lists.get(id);
  if (list) list.push(placement);
  else lists.set(id, [placement]);
}
