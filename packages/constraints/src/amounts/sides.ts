import { type Draft, type Id, idSchema, type Lesson } from '@bellgrid/model';
import * as z from 'zod';
import type { References } from '../define-constraint.ts';
import { indexOf } from '../draft-index.ts';

/** A rule of a subject's lessons, or of one lesson. */
export const sideShape = { type: z.enum(['subject', 'lesson']), base: idSchema };

/** A rule of a subject or lesson and another of the same type. */
export const targetParams = z.object({ ...sideShape, other: idSchema });
export type TargetParams = z.infer<typeof targetParams>;

export const targetDefaults = (): TargetParams => ({ type: 'subject', base: 'subject', other: 'other' });

/** The lessons of a subject, or the one lesson. */
export function sideLessons(draft: Draft, type: 'subject' | 'lesson', id: Id): readonly Lesson[] {
  if (type === 'subject') return indexOf(draft).bySubject.get(id) ?? [];
  const lesson = draft.lessons[id];
  return lesson ? [lesson] : [];
}

export interface Sides {
  readonly a: readonly Lesson[];
  readonly b: readonly Lesson[];
}

export function sidesOf(draft: Draft, { type, base, other }: TargetParams): Sides {
  return { a: sideLessons(draft, type, base), b: sideLessons(draft, type, other) };
}

/** The different lessons of both sides. */
export function union({ a, b }: Sides): Lesson[] {
  return [...new Set([...a, ...b])];
}

/** Every unordered pair of different lessons, the first of `a` and the second of `b`. */
export function pairsOf({ a, b }: Sides): [Lesson, Lesson][] {
  if (a.length === 1 && b.length === 1) return a[0] === b[0] ? [] : [[a[0]!, b[0]!]];
  const pairs: [Lesson, Lesson][] = [];
  const [inA, inB] = [new Set(a), new Set(b)];
  for (const first of a) {
    for (const second of b) {
      if (first === second) continue;
      const mirrored = inB.has(first) && inA.has(second);
      if (!mirrored || first.id < second.id) pairs.push([first, second]);
    }
  }
  return pairs;
}

export function targetReferences({ type, base, other }: TargetParams): References {
  return type === 'subject' ? { subjects: [base, other] } : { lessons: [base, other] };
}

/** Whether two lists hold the same values, in any order. */
export function sameSet<Value>(a: readonly Value[], b: readonly Value[]): boolean {
  const [setA, setB] = [new Set(a), new Set(b)];
  return setA.size === setB.size && [...setA].every((value) => setB.has(value));
}
