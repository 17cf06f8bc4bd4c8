import { type Draft, type Id, nameKey, type Subject } from '@bellgrid/model';
import { issue, type RowFault, type TableIssue } from './table-issue.ts';

/** The key of a row's subject; null when the row names none. */
export interface SubjectKey {
  readonly name: string;
  readonly groups: readonly Id[] | null;
  readonly teachers: readonly Id[] | null;
}

type Match =
  | {
      readonly subject: Subject | null;
      /** A class that has another subject of that name already. */
      readonly overlaps: string | null;
    }
  | { readonly fault: TableIssue<RowFault> };

/**
 * Finds the school's subject that a row is about: the name with the same classes and teachers, else with the
 * same classes if that leaves one. No subject is found twice, and no two rows may say the same.
 */
export function createSubjectMatch(draft: Draft): (key: SubjectKey, row: number) => Match {
  const byName = new Map<string, Subject[]>();
  for (const subject of Object.values(draft.subjects)) {
    const name = nameKey(subject.name);
    byName.set(name, [...(byName.get(name) ?? []), subject]);
  }
  const rows = new Map<string, number>();
  const taken = new Set<Id>();

  return (key, row) => {
    const said = [nameKey(key.name), setKey(key.groups), setKey(key.teachers)].join('\n');
    const earlier = rows.get(said);
    if (earlier !== undefined) return { fault: issue('repeated', { row: earlier }) };
    rows.set(said, row);

    const named = byName.get(nameKey(key.name)) ?? [];
    const free = named.filter(({ id }) => !taken.has(id));
    const sameClasses = free.filter((each) => key.groups === null || isSet(each.groups, key.groups));
    const same = sameClasses.filter((each) => key.teachers === null || isSet(each.teachers, key.teachers));
    const candidates = same.length > 0 ? same : sameClasses;
    if (candidates.length > 1) return { fault: issue('subject-ambiguous', { name: key.name }) };
    const [subject] = candidates;
    if (subject) {
      taken.add(subject.id);
      return { subject, overlaps: null };
    }
    const shared = named.flatMap((each) => each.groups).find((id) => key.groups?.includes(id));
    return { subject: null, overlaps: shared === undefined ? null : (draft.groups[shared]?.name ?? null) };
  };
}

const setKey = (ids: readonly Id[] | null): string => (ids === null ? '' : [...ids].sort().join(' '));

const isSet = (a: readonly Id[], b: readonly Id[]): boolean => setKey(a) === setKey(b);
