import type { Lesson } from '@bellgrid/model';
import type { Amount, ProblemBuilder, RuleView } from '../compile/problem-builder.ts';
import { meets } from '../read/blocked-cells.ts';
import { indexOf } from '../read/draft-index.ts';
import { timesOf } from '../read/structure-times.ts';
import { type BlockedPeriods, blockedPeriods, type CalendarRule } from './calendar-amount.ts';

/** Posts a teacher's or class's calendar: a cost or a ban of starts. */
export function postPersonCalendar(rule: CalendarRule, builder: ProblemBuilder): void {
  const { draft } = builder;
  const index = indexOf(draft);
  const lessons = (rule.type === 'teacher' ? index.byTeacher : index.byGroup).get(rule.base) ?? [];
  const blocked = blockedPeriods(draft, rule);
  if (builder.isHard || rule.type === 'teacher' || builder.isExclusive(rule.base)) {
    builder.unary(lessons, ({ day, start, end }, structure) => blocked.count(structure, day, start, end));
  } else {
    builder.evaluated(lessons, (view) => parallelOnce(blocked, builder, lessons, view));
  }
}

/** Parallel lessons of a class take a blocked period once: counts distinct (structure, day, period). */
function parallelOnce(
  blocked: BlockedPeriods,
  { draft }: ProblemBuilder,
  lessons: readonly Lesson[],
  view: RuleView,
): Amount {
  const structures = [...new Set(lessons.map((lesson) => lesson.structure))];
  const periodCount = Math.max(0, ...structures.map((id) => timesOf(draft, id)?.periodCount ?? 0));
  const perStructure = view.dayCount * periodCount;
  const structureOf = Int32Array.from(lessons, (lesson) => structures.indexOf(lesson.structure));
  const isBlocked = new Uint8Array(perStructure * structures.length);
  structures.forEach((structure, index) => {
    for (let day = 0; day < view.dayCount; day += 1) {
      for (const period of blocked.among(structure, day, 0, periodCount)) {
        isBlocked[index * perStructure + day * periodCount + period] = 1;
      }
    }
  });
  const mark = new Int32Array(isBlocked.length);
  let stamp = 0;
  return (start, _room, { startDay, startPeriod, startPeriodCount }) => {
    stamp += 1;
    let amount = 0;
    for (let i = 0; i < view.units.length; i += 1) {
      const unit = view.units[i]!;
      const at = unit < 0 ? -1 : start[unit]!;
      if (at < 0) continue;
      const first = structureOf[i]! * perStructure + startDay[at]! * periodCount + startPeriod[at]!;
      for (let cell = first; cell < first + startPeriodCount[at]!; cell += 1) {
        if (isBlocked[cell] === 0 || mark[cell] === stamp) continue;
        mark[cell] = stamp;
        amount += 1;
      }
    }
    return amount;
  };
}

/** Posts a classroom's calendar: minutes in which the room is blocked, or costs. */
export function postClassroomCalendar(rule: CalendarRule, builder: ProblemBuilder): void {
  const blocked = blockedPeriods(builder.draft, rule);
  if (builder.isHard || builder.hasOneStructure) {
    for (const { day, startMinute, endMinute } of blocked.own) {
      if (meets(blocked.stronger, day, startMinute, endMinute)) continue;
      builder.blockRoom(rule.base, day, startMinute, endMinute);
    }
    return;
  }
  // A period can hold several atoms there, and has to count once.
  const lessons = Object.values(builder.draft.lessons);
  builder.evaluated(lessons, (view) => blockedInRoom(rule.base, blocked, lessons, view), true);
}

function blockedInRoom(
  classroom: string,
  blocked: BlockedPeriods,
  lessons: readonly Lesson[],
  view: RuleView,
): Amount {
  const room = view.rooms.indexOf(classroom);
  return (start, rooms, { startDay, startPeriod, startPeriodCount }) => {
    let amount = 0;
    for (let i = 0; i < lessons.length; i += 1) {
      const need = view.needs[i]!;
      if (need < 0 || rooms[need] !== room) continue;
      const at = start[view.units[i]!]!;
      if (at < 0) continue;
      const first = startPeriod[at]!;
      const end = first + startPeriodCount[at]!;
      amount += blocked.count(lessons[i]!.structure, startDay[at]!, first, end);
    }
    return amount;
  };
}
