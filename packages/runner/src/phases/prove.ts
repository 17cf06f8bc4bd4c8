import type { FoundConflict } from '@bellgrid/constraints';
import type { Draft, Finding, Id } from '@bellgrid/model';
import { createHeartbeat, type RunContext, yieldToHost } from '../context/run-context.ts';

/** The work, in milliseconds, for finding a conflict when counting has proved already that there is no timetable. */
const PROVE_MS = 8000;
const STEPS = 20_000;

/**
 * The minimal conflict behind findings that prove by counting, when it is found soon; else null. Starts
 * from the lessons that the findings name, or those of the items that they name.
 */
export async function proveCounted(
  faults: readonly Finding[],
  context: RunContext,
): Promise<FoundConflict | null> {
  const { draft, rules, work, deadline, options, isAborted } = context;
  if (options.solveAnyway || options.explains === false) return null;
  const part = deadline.part(PROVE_MS);
  const search = rules.findConflict(draft, seedsOf(draft, faults), new Set(), countedSets(draft, faults));
  const beat = createHeartbeat(context);
  while (!search.done && !part.isLate && !isAborted()) {
    search.run(STEPS);
    work.count('proof', STEPS);
    beat();
    await yieldToHost();
  }
  return search.conflict;
}

/** A few lessons of each finding: its own, or else of its teachers, classes and rooms. */
function seedsOf(draft: Draft, findings: readonly Finding[]): Id[] {
  const lessons = Object.values(draft.lessons);
  const seeds = findings.flatMap(({ about }) => {
    const [named] = about.lessons ?? [];
    if (named !== undefined) return [named];
    const [teacher, group, subject] = [about.teachers?.[0], about.groups?.[0], about.subjects?.[0]];
    const room = about.classrooms?.[0];
    const one = lessons.find((lesson) => {
      if (teacher !== undefined) return lesson.teachers.includes(teacher);
      if (group !== undefined) return lesson.groups.includes(group);
      if (subject !== undefined) return lesson.subject === subject;
      const rooms = draft.subjects[lesson.subject]?.viableClassrooms ?? [];
      return room !== undefined && [...lesson.viableClassrooms, ...rooms].includes(room);
    });
    return one ? [one.id] : [];
  });
  return [...new Set(seeds)];
}

/** The lessons that each finding has counted: those that it names, or all of its classes. */
function countedSets(draft: Draft, findings: readonly Finding[]): Set<Id>[] {
  return findings.map(({ about: { lessons = [], groups = [] } }) => {
    if (lessons.length > 1) return new Set(lessons);
    const own = groups.flatMap((group) =>
      Object.values(draft.lessons).filter((each) => each.groups.includes(group)),
    );
    return new Set(own.map(({ id }) => id));
  });
}
