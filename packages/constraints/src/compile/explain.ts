import type { Lesson, Sharing } from '@bellgrid/model';
import type { Problem } from '@bellgrid/solver';
import type { Finding } from '../finding.ts';
import {
  classroomName,
  counted,
  dayName,
  groupName,
  lessonName,
  listed,
  periodName,
  teacherName,
} from '../names/names.ts';
import { distinct, lessonFinding } from './findings.ts';
import type { Numbered } from './finish-problem.ts';
import type { PlannedUnit } from './plan.ts';

/** A start of an unplaced unit, and the placed units that would have to leave for it. */
export interface Blocked {
  readonly start: number;
  readonly units: readonly number[];
}

const TOLD = 3;

/** "Mathematics (3) of 9A cannot stand: on Monday, period 1 Ms Ito has Physics (1) of 10B; on Tuesday, …". */
export function explain(
  { plan, units }: Numbered,
  problem: Problem,
  sharing: Sharing,
  unit: number,
  blocked: readonly Blocked[],
): Finding {
  const { draft } = plan;
  const own = units[unit]!;
  const names = listed(own.lessons.map((lesson) => lessonName(draft, lesson.id)));
  const told = blocked.slice(0, TOLD);
  const reasons = told.map(({ start, units: others }) => {
    const day = dayName(draft, problem.startDay[start]!);
    const period = periodName(draft, own.lessons[0]?.structure, problem.startPeriod[start]!);
    const why = others.map((other) => reason(own, units[other]!));
    return `on ${day}, ${period} ${listed(why, 3) || 'the rules of the day forbid it'}`;
  });
  const places = problem.startOffset[unit + 1]! - problem.startOffset[unit]!;
  const sentence =
    reasons.length > 0
      ? `${names} cannot stand: ${reasons.join('; ')}`
      : `${names} cannot stand: lessons that must not move hold all of its ${counted(places, 'possible start')}`;
  const others = told.flatMap((each) => each.units.flatMap((other) => units[other]!.lessons));
  const finding = lessonFinding('blockedBy', sentence, own.lessons);
  return { ...finding, lessons: distinct([...finding.lessons, ...others.map((lesson) => lesson.id)]) };

  function reason(mine: PlannedUnit, theirs: PlannedUnit): string {
    for (const a of mine.lessons) {
      for (const b of theirs.lessons) {
        const found = sharedItem(a, b);
        if (found) return `${found} has ${lessonName(draft, b.id)}`;
      }
    }
    return `${listed(theirs.lessons.map((lesson) => lessonName(draft, lesson.id)))} is in the way`;
  }

  function sharedItem(a: Lesson, b: Lesson): string | null {
    const teacher = a.teachers.find((id) => b.teachers.includes(id));
    if (teacher !== undefined) return teacherName(draft, teacher);
    const group = a.groups.find((id) => b.groups.includes(id));
    if (group !== undefined && !sharing(a, b)) return groupName(draft, group);
    const [roomsA, roomsB] = [plan.roomsOf(a), plan.roomsOf(b)];
    if ('fixed' in roomsA && 'fixed' in roomsB && roomsA.fixed !== null && roomsA.fixed === roomsB.fixed) {
      return classroomName(draft, roomsA.fixed);
    }
    return null;
  }
}
