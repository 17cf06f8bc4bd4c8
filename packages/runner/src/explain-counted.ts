import type { Conflict, Finding } from '@bellgrid/constraints';
import type { Draft, Id } from '@bellgrid/model';
import { breathe } from './breathe.ts';
import { createHeartbeat } from './create-heartbeat.ts';
import type { Judge } from './judge.ts';
import type { RunContext } from './search-compiled.ts';

/** How long a conflict is looked for where counting has proved already that there is no timetable. */
const SECONDS = 8;
const STEPS = 20_000;

/**
 * The minimal conflict behind findings that prove by counting, where it is found soon; else null. Starts
 * from the lessons that the findings name, or those of the items that they name.
 */
export async function explainCounted(
  draft: Draft,
  judge: Judge,
  findings: readonly Finding[],
  context: RunContext,
): Promise<Conflict | null> {
  const { now, isAborted, options } = context;
  if (judge.findConflict === undefined || (options.solveAnyway ?? false)) return null;
  const end = now() + 1000 * Math.min(SECONDS, options.seconds);
  const search = judge.findConflict(draft, seedsOf(draft, findings));
  const beat = createHeartbeat(context, { placed: 0, lessons: Object.keys(draft.lessons).length });
  while (!search.done && now() < end && !isAborted()) {
    search.run(STEPS);
    beat();
    await breathe();
  }
  return search.conflict;
}

/** A few lessons of each finding: its own, or else of its teachers, classes and rooms. */
function seedsOf(draft: Draft, findings: readonly Finding[]): Id[] {
  const lessons = Object.values(draft.lessons);
  const seeds = findings.flatMap((finding) => {
    const [named] = finding.lessons;
    if (named !== undefined) return [named];
    const [teacher, group, subject] = [finding.teachers[0], finding.groups[0], finding.subjects[0]];
    const room = finding.classrooms[0];
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
