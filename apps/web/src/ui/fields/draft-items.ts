import type { Draft, Id } from '@bellgrid/model';
import { oncePer } from '../../document/draft/once-per.ts';
import { sortedForReader } from '../../platform/texts/name-order.ts';
import type { PickerItem } from './picker-item.ts';

/** Subjects, teachers, classes and classrooms in the order of their names. */
export const subjectsByName = oncePer((subjects: Draft['subjects']) => sortedForReader(subjects));
export const teachersByName = oncePer((teachers: Draft['teachers']) => sortedForReader(teachers));
export const groupsByName = oncePer((groups: Draft['groups']) => sortedForReader(groups));
export const classroomsByName = oncePer((classrooms: Draft['classrooms']) => sortedForReader(classrooms));

/** The subjects as a picker shows them: with their classes, as many a school has one Maths for each class. */
export const subjectItems = ({ subjects, groups }: Pick<Draft, 'subjects' | 'groups'>) =>
  itemsOfSubjects(subjects)(groups);

const itemsOfSubjects = oncePer((subjects: Draft['subjects']) =>
  oncePer((records: Draft['groups']): readonly PickerItem[] =>
    subjectsByName(subjects).map(({ id, name, color, groups }) => {
      const hint = itemNames(records, groups).join(', ');
      return { id, name, color, ...(hint !== '' && { hint }) };
    }),
  ),
);

/** The names of records that exist, in the order of the ids. */
export function itemNames(
  records: Readonly<Record<Id, { readonly name: string }>>,
  ids: readonly Id[],
): string[] {
  return ids.flatMap((id) => records[id]?.name ?? []);
}

/** The buildings of the classrooms, by name; a building is known by its name alone. */
export const buildingItems = oncePer((classrooms: Draft['classrooms']) => {
  const names = new Set(Object.values(classrooms).flatMap(({ building }) => building ?? []));
  return Object.fromEntries([...names].map((name) => [name, { id: name, name }]));
});
