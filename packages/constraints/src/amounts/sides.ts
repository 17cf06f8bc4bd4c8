import type { Draft, Id, Lesson, rules } from '@bellgrid/model';
import type * as z from 'zod';
import { indexOf } from '../read/draft-index.ts';

/** A rule of a subject or lesson and another of the same type. */
export type TargetParams = z.infer<typeof rules.before.params>;

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
