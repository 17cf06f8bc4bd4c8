import type { Draft, Id, Lesson } from '@bellgrid/model';
import type { TFunction } from 'i18next';
import type { LessonFacts } from '../../../ui/timetable-grid/lesson-facts.ts';
import { periodWords } from '../../../ui/timetable-grid/lesson-words.ts';

/** Lessons that are locked or unlocked together. */
interface LockSet {
  readonly key: string;
  readonly name: string;
  /** Those that are placed and not locked yet. */
  readonly open: readonly Id[];
  /** Those that are placed and locked. */
  readonly locked: readonly Id[];
}

/** The lessons of each class and teacher of a placed lesson, of its day, and of its period. */
export function lockSets(t: TFunction, draft: Draft, facts: LessonFacts): LockSet[] {
  const slot = draft.lessons[facts.id]?.timeSlot;
  const placed = Object.values(draft.lessons).filter(({ timeSlot }) => timeSlot);
  const setOf = (key: string, name: string, has: (lesson: Lesson) => boolean): LockSet => {
    const lessons = placed.filter(has);
    const idsOf = (isLocked: boolean) =>
      lessons.flatMap(({ id, locked }) => (locked === isLocked ? [id] : []));
    return { key, name, open: idsOf(false), locked: idsOf(true) };
  };
  return [
    ...facts.groups.map(({ id, name }) => setOf(id, name, ({ groups }) => groups.includes(id))),
    ...facts.teachers.map(({ id, name }) => setOf(id, name, ({ teachers }) => teachers.includes(id))),
    setOf('day', facts.time?.day ?? '', ({ timeSlot }) => timeSlot?.day === slot?.day),
    setOf(
      'period',
      periodWords(t, facts.time?.firstPeriod ?? ''),
      ({ timeSlot }) => timeSlot?.start === slot?.start,
    ),
  ];
}
