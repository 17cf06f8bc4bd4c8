import type { Draft, Id, RuleOwnerType } from '@bellgrid/model';
import { joinNames, translate } from '@bellgrid/texts';
import type { i18n } from 'i18next';
import { groupsByName, itemNames, sortedSubjects } from '../../ui/fields/draft-items.ts';
import { firstNames, NAMES_IN_CHIP } from '../../ui/fields/PickerChip.tsx';
import { yearOf } from '../constraint-editor/named-sets.ts';
import type { RuleOwners } from '../constraint-editor/rule-row.ts';

/** Items that are chosen together for a rule. */
export interface OwnerSet {
  readonly id: string;
  readonly name: string;
  readonly ids: readonly Id[];
  /** It is listed before the items: there are few of its kind. */
  readonly isFirst: boolean;
}

type SetText = 'view' | 'structure' | 'year' | 'teachersOf' | 'allOf' | 'subjectsOf';

export const ownerMaps = {
  teacher: 'teachers',
  group: 'groups',
  subject: 'subjects',
  lesson: 'lessons',
} as const;

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
  const years = grouped(groups, ({ name }) => yearOf(name));
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

/** The items in words: the name of a set, all with the excepted ones, or the first names; null for none. */
export function ownersText(
  texts: i18n,
  draft: Draft,
  owners: RuleOwners,
  sets: readonly OwnerSet[],
): string | null {
  const { type, ids, scope } = owners;
  if (scope?.items === 'all' && type !== 'lesson') {
    const names = namesOf(draft, type, scope.except);
    if (names.length === 0) return translate(texts, `kinds.scope.all.${type}`);
    return translate(texts, `kinds.scope.except.${type}`, { except: firstNames(names, NAMES_IN_CHIP) });
  }
  const chosen = new Set(ids);
  const whole = sets.find((set) => set.ids.length === ids.length && set.ids.every((id) => chosen.has(id)));
  const names = whole ? [whole.name] : namesOf(draft, type, ids);
  return names.length === 0 ? null : firstNames(names, NAMES_IN_CHIP);
}

/** The names of items; those of subjects with their classes, as many a school has one Maths for each. */
function namesOf(draft: Draft, type: RuleOwnerType, ids: readonly Id[]): string[] {
  if (type !== 'subject') return itemNames(draft[ownerMaps[type]], ids);
  return ids.flatMap((id) => {
    const subject = draft.subjects[id];
    if (!subject) return [];
    return joinNames(
      [subject.name, joinNames(itemNames(draft.groups, subject.groups))].filter(Boolean),
      ' · ',
    );
  });
}

/** The owners of a rule for all items of a type, later ones included, but for the exceptions. */
export function forAll(draft: Draft, type: RuleOwnerType, except: readonly Id[]): RuleOwners {
  const excepted = new Set(except);
  const ids = Object.keys(draft[ownerMaps[type]]).filter((id) => !excepted.has(id));
  return { type, ids, scope: { items: 'all', except: [...except] } };
}
