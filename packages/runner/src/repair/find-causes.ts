import { type FoundConflict, limitsOf } from '@bellgrid/constraints';
import type { Id } from '@bellgrid/model';
import { createHeartbeat, type RunContext, yieldToHost } from '../context/run-context.ts';

/**
 * The work for finding other conflicts, in milliseconds, and the prover's steps between two looks at the clock.
 */
const OTHERS_MS = 4000;
const STEPS = 20_000;

/** A conflict, with the lessons of all conflicts that have a limit in common with it. */
export interface Cause {
  readonly conflict: FoundConflict;
  readonly lessons: Set<Id>;
  readonly limits: ReadonlySet<unknown>;
}

/**
 * The conflict, and others without a common limit: those that remain in the school without the lessons of the
 * conflicts found before.
 * @param left all lessons that the best timetable leaves out.
 */
export async function findCauses(
  first: FoundConflict,
  left: readonly Id[],
  context: RunContext,
): Promise<Cause[]> {
  const { draft, rules, work, deadline, isAborted } = context;
  const causes = [causeOf(first)];
  const beat = createHeartbeat(context);
  const part = deadline.part(OTHERS_MS);
  // Every lesson left out belongs to a conflict: what one of them needs, its repair must give all that are its own.
  while (!part.isLate) {
    const isKnown = (id: Id) => causes.some(({ lessons }) => lessons.has(id));
    const seeds = left.filter((id) => !isKnown(id));
    if (seeds.length === 0) break;
    const search = rules.findConflict(draft, seeds, new Set(left.filter(isKnown)));
    while (!search.done && !isAborted() && !part.isLate) {
      search.run(STEPS);
      work.count('proof', STEPS);
      beat();
      await yieldToHost();
    }
    if (search.conflict === null) break;
    const found = causeOf(search.conflict);
    const same = causes.find((cause) => [...found.limits].some((limit) => cause.limits.has(limit)));
    for (const lesson of same ? found.lessons : []) same?.lessons.add(lesson);
    if (!same) causes.push(found);
    // A conflict that explains none of the seeds would be found again.
    else if (!seeds.some((id) => found.lessons.has(id))) break;
  }
  return causes;
}

/** Returns the number of conflicts that have no lesson in common: each of them leaves another one out. */
export function apartOf(causes: readonly Cause[]): number {
  const known = new Set<Id>();
  let count = 0;
  for (const { conflict } of causes) {
    const own = conflict.members.flatMap((each) => ('lesson' in each ? [each.lesson.id] : []));
    if (own.length === 0 || own.some((id) => known.has(id))) continue;
    count += 1;
    for (const id of own) known.add(id);
  }
  return count;
}

function causeOf(conflict: FoundConflict): Cause {
  const lessons = conflict.members.flatMap((each) => (each.kind === 'lesson' ? [each.lesson.id] : []));
  return { conflict, lessons: new Set(lessons), limits: limitsOf(conflict) };
}
