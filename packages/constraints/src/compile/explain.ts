import type { Lesson, Sharing } from '@bellgrid/model';
import type { Problem } from '@bellgrid/solver';
import { type BoundConstraint, sentenceOf } from '../bound-constraint.ts';
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

/** A start of an unplaced unit, and the placed units that would have to leave for it. */
export interface Blocked {
  readonly start: number;
  readonly units: readonly number[];
}

const TOLD = 3;

interface Explained {
  readonly numbered: Numbered;
  readonly problem: Problem;
  readonly sharing: Sharing;
  readonly sources: readonly BoundConstraint[];
}

/**
 * "Mathematics (3) of 9A cannot stand: on Monday, period 1 Ms Ito has Physics (1) of 10B; on Tuesday, …", or
 * where it could stand without anything leaving.
 */
export function explain(
  { numbered, problem, sharing, sources }: Explained,
  unit: number,
  blocked: readonly Blocked[],
): Finding {
  const { plan, units } = numbered;
  const { draft } = plan;
  const own = units[unit]!;
  const names = listed(own.lessons.map((lesson) => lessonName(draft, lesson.id)));
  const told = blocked.slice(0, TOLD);
  const placeOf = (start: number) => {
    const day = dayName(draft, problem.startDay[start]!);
    return `on ${day}, ${periodName(draft, own.lessons[0]?.structure, problem.startPeriod[start]!)}`;
  };
  // A search that ended early has not tried every place.
  const free = told.filter(({ units: others }) => others.length === 0).map(({ start }) => placeOf(start));
  const reasons = told.map(({ start, units: others }) => {
    const why = others.map((other) => reason(other));
    return `${placeOf(start)} ${listed(why, 3)}`;
  });
  const places = problem.startOffset[unit + 1]! - problem.startOffset[unit]!;
  let sentence = `${names} cannot stand: lessons that must not move hold all of its ${counted(places, 'possible start')}`;
  if (free.length > 0) sentence = `${names} has no place yet, but could still stand ${free.join(' or ')}`;
  else if (reasons.length > 0) sentence = `${names} cannot stand: ${reasons.join('; ')}`;
  const others = told.flatMap((each) => each.units.flatMap((other) => units[other]!.lessons));
  const finding = lessonFinding('blockedBy', sentence, own.lessons);
  return { ...finding, lessons: distinct([...finding.lessons, ...others.map((lesson) => lesson.id)]) };

  function reason(other: number): string {
    const theirs = units[other]!;
    for (const a of own.lessons) {
      for (const b of theirs.lessons) {
        const found = sharedItem(a, b);
        if (found) return `${found} has ${lessonName(draft, b.id)}`;
      }
    }
    const name = listed(theirs.lessons.map((lesson) => lessonName(draft, lesson.id)));
    const rule = problem.rules.find(
      (each) => each.hard && each.units.includes(unit) && each.units.includes(other),
    );
    const bound = rule && sources[rule.source];
    return bound ? `${name} is in the way (${sentenceOf(draft, bound)})` : `${name} is in the way`;
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
