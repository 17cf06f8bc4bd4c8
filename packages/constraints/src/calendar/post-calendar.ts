import type { Lesson } from '@bellgrid/model';
import type { Amount, ProblemBuilder, RuleView } from '../compile/problem-builder.ts';
import { indexOf } from '../draft-index.ts';
import { timesOf } from '../structure-times.ts';
import { meets } from './blocked-cells.ts';
import { blockedPeriods, type CalendarRule, cellsOf } from './calendar-amount.ts';

/** Posts a teacher's or class's calendar: a cost or a ban of starts. */
export function postPersonCalendar(rule: CalendarRule, builder: ProblemBuilder): void {
  const { draft } = builder;
  const index = indexOf(draft);
  const lessons = (rule.type === 'teacher' ? index.byTeacher : index.byGroup).get(rule.base) ?? [];
  const cells = cellsOf(draft, rule);
  if (cells.own.length === 0) return;
  if (builder.isHard || rule.type === 'teacher' || builder.isExclusive(rule.base)) {
    builder.unary(lessons, (place) => blockedPeriods(draft, cells, place).length);
    return;
  }
  builder.evaluated(lessons, (view) => parallelOnce(rule, builder, lessons, view));
}

/** Parallel lessons of a class take a blocked period once: counts distinct (structure, day, period). */
function parallelOnce(
  rule: CalendarRule,
  builder: ProblemBuilder,
  lessons: readonly Lesson[],
  view: RuleView,
): Amount {
  const { draft } = builder;
  const cells = cellsOf(draft, rule);
  const structures = [...new Set(lessons.map((lesson) => lesson.structure))];
  const periodCount = Math.max(0, ...structures.map((id) => timesOf(draft, id)?.periodCount ?? 0));
  const perStructure = view.dayCount * periodCount;
  const structureOf = Int32Array.from(lessons, (lesson) => structures.indexOf(lesson.structure));
  const blocked = new Uint8Array(perStructure * structures.length);
  structures.forEach((structure, index) => {
    for (let day = 0; day < view.dayCount; day += 1) {
      const where = { lesson: { structure }, day, start: 0, end: periodCount };
      for (const period of blockedPeriods(draft, cells, where)) {
        blocked[index * perStructure + day * periodCount + period] = 1;
      }
    }
  });
  const mark = new Int32Array(blocked.length);
  let stamp = 0;
  return (start, _room, problem) => {
    stamp += 1;
    let amount = 0;
    for (let i = 0; i < view.units.length; i += 1) {
      const unit = view.units[i]!;
      const at = unit < 0 ? -1 : start[unit]!;
      if (at < 0) continue;
      const first =
        structureOf[i]! * perStructure + problem.startDay[at]! * periodCount + problem.startPeriod[at]!;
      for (let cell = first; cell < first + problem.startPeriodCount[at]!; cell += 1) {
        if (blocked[cell] === 1 && mark[cell] !== stamp) {
          mark[cell] = stamp;
          amount += 1;
        }
      }
    }
    return amount;
  };
}

/** Posts a classroom's calendar: minutes in which the room is blocked, or costs. */
export function postClassroomCalendar(rule: CalendarRule, builder: ProblemBuilder): void {
  const { draft } = builder;
  const cells = cellsOf(draft, rule);
  if (builder.isHard || builder.hasOneStructure) {
    for (const cell of cells.own) {
      if (meets(cells.stronger, cell.day, cell.startMinute, cell.endMinute)) continue;
      builder.blockRoom(rule.base, cell.day, cell.startMinute, cell.endMinute);
    }
    return;
  }
  const lessons = Object.values(draft.lessons);
  builder.evaluated(lessons, (view) => blockedInRoom(rule, builder, lessons, view), true);
}

function blockedInRoom(
  rule: CalendarRule,
  builder: ProblemBuilder,
  lessons: readonly Lesson[],
  view: RuleView,
): Amount {
  const cells = cellsOf(builder.draft, rule);
  const room = view.rooms.indexOf(rule.base);
  return (start, rooms, problem) => {
    let amount = 0;
    for (let i = 0; i < lessons.length; i += 1) {
      const need = view.needs[i]!;
      if (need < 0 || rooms[need] !== room) continue;
      const at = start[view.units[i]!]!;
      if (at < 0) continue;
      const first = problem.startPeriod[at]!;
      const where = { lesson: lessons[i]!, day: problem.startDay[at]!, start: first };
      amount += blockedPeriods(builder.draft, cells, {
        ...where,
        end: first + problem.startPeriodCount[at]!,
      }).length;
    }
    return amount;
  };
}
