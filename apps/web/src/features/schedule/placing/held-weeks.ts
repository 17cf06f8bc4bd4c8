import { hardCells } from '@bellgrid/constraints';
import type { Draft, Id } from '@bellgrid/model';
import type { GridPlacement } from '../../../ui/timetable-grid/grid-layout.ts';
import type { LessonFacts } from '../../../ui/timetable-grid/lesson-facts.ts';

/** A period of a day in the week of a teacher, a class or a classroom. */
export type WeekCell = 'taken' | 'blocked' | 'free' | 'noSchool';

/** The week of a teacher, a class or a classroom of a lesson, in the periods of the lesson's structure. */
export interface HeldWeek {
  readonly type: 'teacher' | 'group' | 'classroom';
  readonly name: string;
  /** The further teachers or classes of the lesson. */
  readonly others: number;
  /** By day, then period. */
  readonly days: readonly (readonly WeekCell[])[];
}

/** The weeks of the first teacher, the first class and the classroom of a lesson, without its own periods. */
export function heldWeeks(
  draft: Draft,
  placed: ReadonlyMap<Id, GridPlacement>,
  facts: LessonFacts,
): readonly HeldWeek[] {
  const lesson = draft.lessons[facts.id];
  const structure = draft.schoolData.structures[lesson?.structure ?? ''];
  if (!lesson || !structure) return [];
  const [teacher, ...teachers] = facts.teachers;
  const [group, ...groups] = facts.groups;
  const shown = [
    { type: 'teacher' as const, item: teacher, others: teachers.length },
    { type: 'group' as const, item: group, others: groups.length },
    { type: 'classroom' as const, item: facts.classroom ?? undefined, others: 0 },
  ];
  const school = new Set(
    structure.cells.flatMap(({ dayIndex, periodIndex, hasSchool }) =>
      hasSchool ? [] : [`${dayIndex} ${periodIndex}`],
    ),
  );
  return shown.flatMap(({ type, item, others }) => {
    if (!item) return [];
    const taken = takenBy(draft, placed, type, item.id, facts.id);
    const blocked = hardCells(draft, type, item.id);
    const days = draft.schoolData.days.map((_, day) =>
      structure.periods.map(({ periodStart, periodEnd }, period): WeekCell => {
        const meets = (each: { day: number; startMinute: number; endMinute: number }) =>
          each.day === day && each.startMinute < periodEnd && periodStart < each.endMinute;
        if (taken.some(meets)) return 'taken';
        if (school.has(`${day} ${period}`)) return 'noSchool';
        return blocked.some(meets) ? 'blocked' : 'free';
      }),
    );
    return [{ type, name: item.name, others, days }];
  });
}

function takenBy(
  draft: Draft,
  placed: ReadonlyMap<Id, GridPlacement>,
  type: HeldWeek['type'],
  id: Id,
  without: Id,
) {
  return [...placed.values()].flatMap(({ lesson, day, start, end, classroom }) => {
    const has =
      type === 'classroom'
        ? classroom === id
        : (type === 'teacher' ? lesson.teachers : lesson.groups).includes(id);
    if (!has || lesson.id === without) return [];
    const periods = draft.schoolData.structures[lesson.structure]?.periods ?? [];
    return [
      { day, startMinute: periods[start]?.periodStart ?? 0, endMinute: periods[end - 1]?.periodEnd ?? 0 },
    ];
  });
}
