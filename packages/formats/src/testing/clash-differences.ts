import { createSharing, type Draft, type Lesson } from '@bellgrid/model';
import type { BusyActivity } from './fet-clashes.ts';

/**
 * Pairs of lessons that may clash in the draft but not in the file, or the other way round. Lessons of one
 * subject differ in nothing but 'same time' rules: one lesson of each subject represents all that have none.
 */
export function clashDifferences(draft: Draft, activities: readonly BusyActivity[]): string[] {
  const sharing = createSharing(draft);
  const busy = new Map(activities.map((activity) => [`lesson-${activity.id}`, activity]));
  const marks = createMarks(activities);
  const differences: string[] = [];
  const lessons = representatives(draft);
  for (const [index, a] of lessons.entries()) {
    const busyA = busy.get(a.id);
    const isBusy = busyA ? marks.of(busyA) : () => false;
    for (const b of [...siblingOf(a, draft), ...lessons.slice(index + 1)]) {
      const busyB = busy.get(b.id);
      const inFile = busyB ? isBusy(busyB) : false;
      if (clashInDraft(a, b, sharing) !== inFile)
        differences.push(`${a.id} ${b.id}: clash in the file ${inFile}`);
    }
  }
  return differences;
}

/** One other lesson of the same subject, if there is one. */
function siblingOf(lesson: Lesson, draft: Draft): Lesson[] {
  const id = draft.subjects[lesson.subject]?.lessons.find((each) => each !== lesson.id);
  return id === undefined ? [] : [draft.lessons[id]].filter((each) => each !== undefined);
}

function clashInDraft(a: Lesson, b: Lesson, sharing: ReturnType<typeof createSharing>): boolean {
  return a.teachers.some((id) => b.teachers.includes(id)) || !sharing(a, b);
}

/** One lesson of each subject and every lesson that a rule between lessons names. */
function representatives(draft: Draft): Lesson[] {
  const ids = new Set(Object.values(draft.subjects).flatMap((subject) => subject.lessons.slice(0, 1)));
  for (const rule of Object.values(draft.constraints)) {
    if (rule.type !== 'lesson' || rule.constraint !== 'same time') continue;
    ids.add(rule.base).add(rule.other ?? rule.base);
  }
  return [...ids].flatMap((id) => draft.lessons[id] ?? []);
}

/** Number the names, so that comparing one activity with all others takes one look-up per name. */
function createMarks(activities: readonly BusyActivity[]) {
  const numbers = new Map<string, number>();
  const numbersOf = new Map<BusyActivity, number[]>();
  for (const activity of activities) {
    const names = [
      ...[...activity.teachers].map((name) => `t${name}`),
      ...[...activity.subgroups].map((name) => `s${name}`),
    ];
    for (const name of names) if (!numbers.has(name)) numbers.set(name, numbers.size);
    numbersOf.set(
      activity,
      names.map((name) => numbers.get(name) ?? 0),
    );
  }
  return {
    of: (a: BusyActivity) => {
      const marked = new Uint8Array(numbers.size);
      for (const number of numbersOf.get(a) ?? []) marked[number] = 1;
      return (b: BusyActivity): boolean => (numbersOf.get(b) ?? []).some((number) => marked[number] === 1);
    },
  };
}
