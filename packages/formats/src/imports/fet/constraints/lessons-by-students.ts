import type { ImportContext, ImportedLesson } from './import-context.ts';

/** The lessons (of those that pass) of each of these students, different sets only. */
export function lessonsByStudents(
  context: ImportContext,
  atoms: ReadonlySet<number>,
  passes: (lesson: ImportedLesson) => boolean = () => true,
): ImportedLesson[][] {
  const byAtom = new Map<number, ImportedLesson[]>();
  for (const lesson of context.lessons.values()) {
    if (!passes(lesson)) continue;
    for (const atom of lesson.atoms) {
      if (!atoms.has(atom)) continue;
      const known = byAtom.get(atom);
      if (known) known.push(lesson);
      else byAtom.set(atom, [lesson]);
    }
  }
  const sets = new Map<string, ImportedLesson[]>();
  for (const lessons of byAtom.values()) sets.set(lessons.map(({ activity }) => activity.id).join(), lessons);
  return [...sets.values()];
}

/** The length in hours of all these lessons; null when they differ. */
export function commonLength(lessons: readonly ImportedLesson[]): number | null {
  const length = lessons[0]?.activity.duration ?? null;
  return lessons.every(({ activity }) => activity.duration === length) ? length : null;
}
