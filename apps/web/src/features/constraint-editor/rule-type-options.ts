import { type Draft, type Id, lessonName, type SubjectConstraintName, sortedByName } from '@bellgrid/model';
import { t } from '../../platform/texts/i18n.ts';
import type { RuleOwner } from './subject-rule-row.ts';

const typeGroups: readonly {
  readonly title: 'periods' | 'days' | 'times' | 'order';
  readonly names: readonly SubjectConstraintName[];
}[] = [
  { title: 'periods', names: ['at period', 'not at period', 'before period', 'after period'] },
  { title: 'days', names: ['on day', 'not on day', 'same day', 'not same day'] },
  {
    title: 'times',
    names: ['same time', 'same time optional', 'not same time', 'same period', 'not same period'],
  },
  { title: 'order', names: ['before', 'after'] },
];

/** The 15 types in their groups, as a select shows them. */
export function ruleTypeOptions() {
  return typeGroups.map(({ title, names }) => ({
    group: t(`rules.groups.${title}`),
    items: names.map((value) => ({ value, label: t(`rules.types.${value}`) })),
  }));
}

/** What a rule of a subject or lesson may relate to: every other one of the same type. */
export function ruleTargets(draft: Draft, owner: RuleOwner): { value: Id; label: string }[] {
  const subjects = sortedByName(draft.subjects);
  if (owner.type === 'subject') {
    return subjects
      .filter(({ id }) => id !== owner.id)
      .map(({ id, name, groups }) => ({ value: id, label: withClasses(draft, name, groups) }));
  }
  return subjects.flatMap(({ name, lessons }) =>
    lessons.flatMap((id, index) => {
      const lesson = draft.lessons[id];
      if (!lesson || id === owner.id) return [];
      const label = lesson.name || lessonName(name, index + 1);
      return [{ value: id, label: withClasses(draft, label, lesson.groups) }];
    }),
  );
}

function withClasses(draft: Draft, name: string, groups: readonly Id[]): string {
  const names = groups.flatMap((id) => draft.groups[id]?.name ?? []);
  return names.length === 0 ? name : `${name} · ${names.join(', ')}`;
}
