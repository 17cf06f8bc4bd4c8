import {
  createSharing,
  type Draft,
  type Lesson,
  type Placed,
  type Sharing,
  timetableOf,
} from '@bellgrid/model';
import type { ConflictMember } from '../../conflict/conflict-member.ts';
import { timesOf } from '../../read/structure-times.ts';
import { Cnf } from './cnf.ts';
import { encodeLoads } from './encode-loads.ts';
import { encodeRule } from './encode-rule.ts';

/** A lesson that has to be placed, with a variable per place, and per classroom when it needs one. */
export interface SatLesson {
  readonly lesson: Lesson;
  readonly places: readonly SatPlace[];
  /** By classroom. */
  readonly rooms: ReadonlyMap<string, number>;
}

export interface SatPlace {
  readonly at: Placed;
  readonly variable: number;
}

/** The context in which a rule is encoded. */
export interface SatSchool {
  readonly cnf: Cnf;
  readonly draft: Draft;
  readonly lessons: readonly SatLesson[];
}

/**
 * The members of a conflict as clauses, written independently of the prover: a variable per lesson and place,
 * pairs that must not meet one by one, common capacities, counts by sequential counters. Null when a member
 * is of an unknown kind.
 */
export function encodeMembers(draft: Draft, members: readonly ConflictMember[]): string | null {
  const cnf = new Cnf();
  const roomed = new Map<string, readonly string[]>();
  for (const member of members) {
    if (member.kind === 'rooms') for (const lesson of member.lessons) roomed.set(lesson.id, member.rooms);
  }
  const lessons = members.flatMap((member): SatLesson[] => {
    if (member.kind !== 'lesson') return [];
    const { lesson } = member;
    const places = placesOf(draft, lesson).map((at) => ({ at, variable: cnf.variable() }));
    const rooms = new Map((roomed.get(lesson.id) ?? []).map((room) => [room, cnf.variable()]));
    cnf.exactlyOne(places.map(({ variable }) => variable));
    if (roomed.has(lesson.id)) cnf.exactlyOne([...rooms.values()]);
    return [{ lesson, places, rooms }];
  });
  const school = { cnf, draft, lessons };
  const sharing = createSharing(draft);
  encodeClashes(school, sharing);
  encodeLoads(school, sharing);
  for (const member of members) {
    if (member.kind === 'lock') encodeLock(school, member.lesson);
    if (member.kind !== 'constraint') continue;
    for (const bound of member.bounds) if (!encodeRule(school, bound)) return null;
  }
  return cnf.toDimacs();
}

/** Every place of the lesson with school in all its periods. */
function placesOf(draft: Draft, lesson: Lesson): Placed[] {
  const times = timesOf(draft, lesson.structure);
  return (times?.school ?? []).flatMap((school, day) =>
    school.flatMap((_, start) => {
      const end = start + lesson.numPeriods;
      const isInSchool = end <= school.length && school.slice(start, end).every(Boolean);
      const placement = { lesson: lesson.id, timeSlot: { day, start, end }, classroom: null };
      const at = isInSchool ? timetableOf(only(draft, lesson), [placement]).placed.get(lesson.id) : undefined;
      return at ? [at] : [];
    }),
  );
}

/** The draft with this lesson alone, to make one place of it. */
function only(draft: Draft, lesson: Lesson): Draft {
  return { ...draft, lessons: { [lesson.id]: lesson } };
}

function encodeClashes({ cnf, lessons }: SatSchool, sharing: Sharing): void {
  lessons.forEach((one, index) => {
    for (const other of lessons.slice(index + 1)) {
      const [a, b] = [one.lesson, other.lesson];
      const isTaught = a.teachers.some((id) => b.teachers.includes(id));
      const isAttended = a.groups.some((id) => b.groups.includes(id)) && !sharing(a, b);
      const common = [...one.rooms.keys()].filter((room) => other.rooms.has(room));
      if (!isTaught && !isAttended && common.length === 0) continue;
      for (const p of one.places) {
        for (const q of other.places) {
          if (!overlap(p.at, q.at)) continue;
          if (isTaught || isAttended) cnf.clause(-p.variable, -q.variable);
          else
            for (const room of common)
              cnf.clause(-p.variable, -q.variable, -one.rooms.get(room)!, -other.rooms.get(room)!);
        }
      }
    }
  });
}

function overlap(a: Placed, b: Placed): boolean {
  return a.day === b.day && a.startMinute < b.endMinute && b.startMinute < a.endMinute;
}

function encodeLock({ cnf, lessons }: SatSchool, { id, timeSlot }: Lesson): void {
  const own = lessons.find(({ lesson }) => lesson.id === id);
  for (const { at, variable } of own?.places ?? []) {
    if (at.day !== timeSlot?.day || at.start !== timeSlot.start) cnf.clause(-variable);
  }
}
