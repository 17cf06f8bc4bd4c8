import type { PublishedData, PublishedLesson } from './published-data.ts';

/** A lesson that is new, gone, at another time, or at its time in another room or with others. */
export interface LessonChange {
  readonly kind: 'added' | 'removed' | 'moved' | 'changed';
  readonly before: PublishedLesson | null;
  readonly after: PublishedLesson | null;
}

/** The changes of each entry since the edition before, by the key of the entry; those without are absent. */
export function changesSince(before: PublishedData, after: PublishedData): Map<string, LessonChange[]> {
  const isComparable = {
    teachers: before.settings.teachers === after.settings.teachers,
    rooms: before.settings.rooms === after.settings.rooms,
  };
  const older = new Map(before.entries.map((entry) => [entry.key, entry.lessons]));
  const changes = new Map<string, LessonChange[]>();
  for (const { key, lessons } of after.entries) {
    const own = changesOf(older.get(key) ?? [], lessons, isComparable);
    if (own.length > 0) changes.set(key, own);
  }
  return changes;
}

/** Pairs lessons that are alike in ever fewer respects; equal ones are no change, also when they took turns. */
function changesOf(
  before: readonly PublishedLesson[],
  after: readonly PublishedLesson[],
  isComparable: { readonly teachers: boolean; readonly rooms: boolean },
): LessonChange[] {
  const timeOf = ({ day, start, end }: PublishedLesson) => `${day} ${start} ${end}`;
  const looks = ({ subject, classes, teachers, rooms }: PublishedLesson) =>
    JSON.stringify([subject, classes, isComparable.teachers && teachers, isComparable.rooms && rooms]);
  const alike: ((lesson: PublishedLesson) => string)[] = [
    (lesson) => `${timeOf(lesson)} ${looks(lesson)}`,
    ({ uid }) => uid,
    ({ subject, classes }) => JSON.stringify([subject, classes]),
  ];
  let [older, newer] = [[...before], [...after]];
  const changes: LessonChange[] = [];
  for (const [round, keyOf] of alike.entries()) {
    const found = pairs(older, newer, keyOf);
    [older, newer] = [found.before, found.after];
    if (round === 0) continue;
    for (const [was, is] of found.pairs)
      changes.push({ kind: timeOf(was) === timeOf(is) ? 'changed' : 'moved', before: was, after: is });
  }
  for (const lesson of newer) changes.push({ kind: 'added', before: null, after: lesson });
  for (const lesson of older) changes.push({ kind: 'removed', before: lesson, after: null });
  const place = ({ before: was, after: is }: LessonChange) => is ?? was;
  return changes.sort((a, b) => {
    const [first, second] = [place(a), place(b)];
    return first && second ? first.day - second.day || first.start - second.start : 0;
  });
}

function pairs(
  before: readonly PublishedLesson[],
  after: readonly PublishedLesson[],
  keyOf: (lesson: PublishedLesson) => string,
) {
  const waiting = new Map<string, PublishedLesson[]>();
  for (const lesson of before) {
    const key = keyOf(lesson);
    waiting.set(key, [...(waiting.get(key) ?? []), lesson]);
  }
  const found: (readonly [PublishedLesson, PublishedLesson])[] = [];
  const left = after.filter((lesson) => {
    const was = waiting.get(keyOf(lesson))?.shift();
    if (was) found.push([was, lesson]);
    return !was;
  });
  return { pairs: found, before: [...waiting.values()].flat(), after: left };
}
