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
 * Adds rules to an exported school that it cannot keep: a subject of one lesson a day only on two days. There
 * are `count` of them, of different classes and without other rules, so that the repair of one does not
 * interfere with the others.
 */
export function contradict(path: string, { count = 1, setsSpread = false }: Planting = {}): StoredSubject {
  const file = JSON.parse(readFileSync(path, 'utf8'));
  const subjects: StoredSubject[] = Object.values(file.dataStore.subjects);
  const ruled = new Set(
    Object.values<StoredRule>(file.dataStore.constraints).flatMap(({ base, other }) => [base, other]),
  );
  const planted: StoredSubject[] = [];
  for (const subject of subjects) {
    const { id, lessons, lessonsSpreadConstraint, groups } = subject;
    const { constraint } = lessonsSpreadConstraint;
    const isOnceADay = lessons.length >= 3 && (setsSpread || constraint === 'NoMoreThanOnePerDay');
    const isApart =
      !ruled.has(id) && !planted.some((other) => other.groups.some((each) => groups.includes(each)));
    if (isOnceADay && isApart && planted.length < count) planted.push(subject);
  }
  const [subject] = planted;
  if (!subject || planted.length < count) throw new Error('the example school has no such subjects');
  for (const { id: base } of planted) {
    if (setsSpread)
      file.dataStore.subjects[base].lessonsSpreadConstraint = {
        constraint: 'NoMoreThanOnePerDay',
        weight: 100,
      };
    const rule = { type: 'subject', base, constraint: 'on day', values: [0, 1], weight: 100 };
    const id = `contradiction-${base}`;
    file.dataStore.constraints[id] = { id, other: null, metaData: null, ...rule };
  }
  writeFileSync(path, JSON.stringify(file));
  return subject;
}
