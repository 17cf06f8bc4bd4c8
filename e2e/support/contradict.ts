import { readFileSync, writeFileSync } from 'node:fs';

export interface StoredSubject {
  readonly id: string;
  readonly name: string;
  readonly groups: readonly string[];
  readonly lessons: readonly string[];
  readonly lessonsSpreadConstraint: { readonly constraint: string };
}

interface Planting {
  /** The number of rules. */
  readonly count?: number;
  /** The subjects get the rule of one lesson a day, where the school says it otherwise or not at all. */
  readonly setsSpread?: boolean;
}

interface StoredRule {
  readonly base?: string;
  readonly other?: string | null;
}

/**
 * Adds rules to an exported school that it cannot keep, and that no count shows: a subject of two lessons, one a day at
 * most, and another one of its class only on the same two days, and never both on one. There are `count` of them, of
 * different classes and without other rules, so that the repair of one does not interfere with the others.
 */
export function contradict(path: string, { count = 1, setsSpread = false }: Planting = {}): StoredSubject {
  const file = JSON.parse(readFileSync(path, 'utf8'));
  const subjects: StoredSubject[] = Object.values(file.dataStore.subjects);
  const ruled = new Set(
    Object.values<StoredRule>(file.dataStore.constraints).flatMap(({ base, other }) => [base, other]),
  );
  const teachersOf = ({ lessons }: StoredSubject): string[] =>
    lessons.flatMap((id) => file.dataStore.lessons[id].teachers);
  const free = subjects.filter(
    (subject) =>
      subject.lessons.length > 0 && ![subject.id, ...teachersOf(subject)].some((id) => ruled.has(id)),
  );
  const pairs: { readonly subject: StoredSubject; readonly other: StoredSubject }[] = [];
  for (const subject of free) {
    const isOnceADay = setsSpread || subject.lessonsSpreadConstraint.constraint === 'NoMoreThanOnePerDay';
    const isApart = !pairs.some((pair) => pair.subject.groups.some((each) => subject.groups.includes(each)));
    const other = free.find(
      (each) => each !== subject && each.lessons.length <= 2 && `${each.groups}` === `${subject.groups}`,
    );
    if (subject.lessons.length === 2 && isOnceADay && isApart && other && pairs.length < count)
      pairs.push({ subject, other });
  }
  const [first] = pairs;
  if (!first || pairs.length < count) throw new Error('the school has no such subjects');
  for (const { subject, other } of pairs) {
    const { id: base } = subject;
    if (setsSpread)
      file.dataStore.subjects[base].lessonsSpreadConstraint = {
        constraint: 'NoMoreThanOnePerDay',
        weight: 100,
      };
    const rules = [
      { base, constraint: 'on day', values: [0, 1], other: null },
      { base: other.id, constraint: 'on day', values: [0, 1], other: null },
      { base, constraint: 'not same day', other: other.id },
    ];
    for (const [index, rule] of rules.entries()) {
      const id = `contradiction-${base}-${index}`;
      file.dataStore.constraints[id] = { id, type: 'subject', metaData: null, weight: 100, ...rule };
    }
  }
  writeFileSync(path, JSON.stringify(file));
  return first.subject;
}
