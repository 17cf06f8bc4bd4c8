import type { Draft, Id, Scope } from '@bellgrid/model';
import type { Random } from './random.ts';
import type { Drawn } from './test-school.ts';

/** One drawn timetable of the test school and the verdict of a rule on it. */
export interface DrawnCase {
  /** The parameters, or of kinds held in other records what to store; the `type` where it matters. */
  readonly params: object;
  readonly at: Drawn;
}

/** The facts about a kind that the conformance suite needs: each kind's folder has its own in `cases.ts`. */
export interface KindCases {
  readonly satisfied: DrawnCase;
  readonly violated: DrawnCase & { readonly amount: number };
  /** Random parameters for the test school. */
  draw(random: Random): object;
  /** Changes the test school, for a kind that says nothing in it. */
  prepare?(draft: Draft): void;
}

/** A kind's cases, checked by the compiler. */
export function kindCases(cases: KindCases): KindCases {
  return cases;
}

export const SUBJECTS = [
  'maths',
  'art',
  'french',
  'german',
  'boys',
  'girls',
  'history',
  'physics',
  'music',
  'drama',
  'chemistry',
] as const;
export const LESSONS = [
  'maths1',
  'maths2',
  'maths3',
  'art1',
  'art2',
  'french1',
  'german1',
  'boys1',
  'girls1',
  'history1',
  'history2',
  'physics1',
  'physics2',
  'music1',
  'drama1',
  'drama2',
  'chemistry1',
] as const;
const TEACHERS = ['t1', 't2', 't3', 't4'] as const;
const GROUPS = ['c1', 'c2', 'c3'] as const;
const CELLS = Array.from({ length: 20 }, (_, index) => ({ day: Math.floor(index / 4), period: index % 4 }));

export const drawTeacher = (random: Random) => ({ base: random.pick(TEACHERS) });
export const drawGroup = (random: Random) => ({ base: random.pick(GROUPS) });
export const drawPerson = (random: Random) =>
  random.next() < 0.5
    ? { type: 'teacherConstraint', ...drawTeacher(random) }
    : { type: 'groupConstraint', ...drawGroup(random) };
/** A scope that has the base as a member, drawn from all kinds of scope. */
export function drawScope(random: Random, type: unknown, base: Id): Scope {
  const items = scoped[type as keyof typeof scoped] ?? SUBJECTS;
  const others = random.some<Id>(items, 2).filter((id) => id !== base);
  if (random.next() < 0.3) return { items: 'all', except: [] };
  return random.next() < 0.5 ? { items: 'all', except: others } : { items: [base, ...others], except: [] };
}

const scoped = { teacherConstraint: TEACHERS, groupConstraint: GROUPS } as const;

export const drawCells = (random: Random) => random.some(CELLS, 3);
export const drawLessons = (random: Random) => random.some(LESSONS, 3);

/** A base of either type, with values. */
export function drawValues(random: Random, count: number) {
  const values = random.some(Array.from({ length: count }, (_, index) => index));
  return random.next() < 0.5
    ? { type: 'subject', base: random.pick(SUBJECTS), values }
    : { type: 'lesson', base: random.pick(LESSONS), values };
}

/** Two different subjects or lessons. */
export function drawTarget(random: Random) {
  const isSubject = random.next() < 0.6;
  const [base, other] = random.some<string>(isSubject ? SUBJECTS : LESSONS, 2);
  return { type: isSubject ? 'subject' : 'lesson', base, other };
}
