import type { Draft, Id, RuleOwnerType } from '@bellgrid/model';
import { translate } from '@bellgrid/texts';
import type { i18n } from 'i18next';
import { groupsByName, sortedSubjects } from '../../ui/fields/draft-items.ts';

/** Items that are chosen together for a rule. */
export interface OwnerSet {
  readonly id: string;
  readonly name: string;
  readonly ids: readonly Id[];
  /** It is listed before the items: there are few of its kind. */
  readonly isFirst: boolean;
}

type SetText = 'view' | 'structure' | 'year' | 'teachersOf' | 'allOf' | 'subjectsOf';

/** There is one of these for each subject or class. */
const lastTexts: ReadonlySet<SetText> = new Set(['teachersOf', 'subjectsOf']);

/**
 * The sets of a type that a rule can be for: the items of a custom view, the classes of a structure or a year, the
 * teachers of a subject, the subjects of one name or of a class. Sets of less than two are left out.
 */
export function ownerSets(texts: i18n, draft: Draft, type: RuleOwnerType): readonly OwnerSet[] {
  const set = (text: SetText, key: string, name: string, ids: Iterable<Id>): OwnerSet => {
    const own = [...new Set(ids)];
    const words = { name, size: own.length };
    return {
      id: `set:${text}:${key}`,
      name: translate(texts, `constraints.set.${text}`, words),
      ids: own,
      isFirst: !lastTexts.has(text),
    };
  };
  return setsOf(draft, type, set).filter(({ ids }) => ids.length > 1);
}

type MakeSet = (text: SetText, key: string, name: string, ids: Iterable<Id>) => OwnerSet;

function setsOf(draft: Draft, type: RuleOwnerType, set: MakeSet): OwnerSet[] {
  if (type === 'lesson') return [];
  const subjects = sortedSubjects(draft);
  const byName = grouped(subjects, ({ name }) => name);
  if (type === 'subject')
    return [
      ...[...byName].map(([name, own]) => set('allOf', name, name, idsOf(own))),
      ...groupsByName(draft.groups).map((group) => set('subjectsOf', group.id, group.name, group.subjects)),
    ];
  const views = Object.values(draft.customViews).map(({ id, name, items }) =>
    set('view', id, name, type === 'teacher' ? items.teachers : items.groups),
  );
  if (type === 'teacher')
    return [
      ...views,
      ...[...byName].map(([name, own]) =>
        set(
          'teachersOf',
          name,
          name,
          own.flatMap(({ teachers }) => teachers),
        ),
      ),
    ];
  const groups = groupsByName(draft.groups);
  const years = grouped(groups, ({ name }) => /^\d+/.exec(name.trim())?.[0] ?? null);
  const byStructure = grouped(groups, ({ structure }) => structure);
  const structures = byStructure.size < 2 ? [] : [...byStructure];
  return [
    ...views,
    ...structures.map(([id, own]) =>
      set('structure', id, draft.schoolData.structures[id]?.name ?? '', idsOf(own)),
    ),
    ...(years.size < 2 ? [] : [...years].map(([year, own]) => set('year', year, year, idsOf(own)))),
  ];
}

const idsOf = (records: readonly { readonly id: Id }[]): Id[] => records.map(({ id }) => id);

function grouped<T>(items: readonly T[], keyOf: (item: T) => string | null): ReadonlyMap<string, T[]> {
  const found = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    if (key === null) continue;
    const known = found.get(key);
    if (known) known.push(item);
    else found.set(key, [item]);
  }
  return found;
}
