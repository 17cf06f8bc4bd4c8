import type { Lesson, Sharing } from '@bellgrid/model';
import { type Blocked, type Problem, type Rule, ruleAmount } from '@bellgrid/solver';
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

const TOLD = 3;

interface Explained {
  readonly numbered: Numbered;
  readonly problem: Problem;
  readonly sharing: Sharing;
  readonly sources: readonly BoundConstraint[];
}

const othersOf = (count: number): string =>
  count === 1 ? 'its only other start is' : `its ${count} other starts are`;

/**
 * "Mathematics (3) of 9A cannot be placed: on Monday, period 1 Ms Ito has Physics (1) of 10B; on Tuesday, …", or
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
  const reasons = told.map(({ start, units: others, at }) => {
    const why = others.map((other, i) => reason(start, other, at[i]!));
    return `${placeOf(start)} ${listed(why, 3)}`;
  });
  const places = problem.startOffset[unit + 1]! - problem.startOffset[unit]!;
  // The least blocked ones are told: there is none among the others at which nobody is in the way.
  if (places > told.length) reasons.push(`${othersOf(places - told.length)} blocked, too`);
  let sentence = `${names} cannot be placed: lessons that must not move hold all of its ${counted(places, 'possible start')}.`;
  if (free.length > 0)
    sentence = `${names} has no place yet, but could still be placed ${free.join(' or ')}.`;
  else if (reasons.length > 0) sentence = `${names} cannot be placed: ${reasons.join('; ')}.`;
  const others = told.flatMap((each) => each.units.flatMap((other) => units[other]!.lessons));
  const finding = lessonFinding('blockedBy', sentence, own.lessons);
  return { ...finding, lessons: distinct([...finding.lessons, ...others.map((lesson) => lesson.id)]) };

  function reason(start: number, other: number, at: number): string {
    const theirs = units[other]!;
    const isAtOnce =
      problem.startAtom[start]! < problem.endAtom[at]! && problem.startAtom[at]! < problem.endAtom[start]!;
    for (const a of isAtOnce ? own.lessons : []) {
      for (const b of theirs.lessons) {
        const found = sharedItem(a, b);
        if (found) return `${found} has ${lessonName(draft, b.id)}`;
      }
    }
    const name = listed(theirs.lessons.map((lesson) => lessonName(draft, lesson.id)));
    const rule = ruleBetween(start, other, at);
    const bound = rule && sources[rule.source];
    return bound ? `${name} is in the way (${sentenceOf(draft, bound)})` : `${name} is in the way`;
  }

  /** The hard rule that the two break by themselves, else one of those that they have in common. */
  function ruleBetween(start: number, other: number, at: number): Rule | undefined {
    const common = problem.rules.filter(
      (each) => each.hard && each.units.includes(unit) && each.units.includes(other),
    );
    const alone = {
      start: new Int32Array(units.length).fill(-1),
      room: new Int32Array(problem.needCount).fill(-1),
    };
    alone.start[unit] = start;
    alone.start[other] = at;
    return common.find((each) => ruleAmount(problem, each, alone) > 0) ?? common[0];
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
