import type { Draft, Id, Subject } from '@bellgrid/model';
import { joinNames } from '@bellgrid/texts';
import { oncePer } from '../../document/draft/once-per.ts';
import { compareForReader, sortedForReader } from '../../platform/texts/name-order.ts';
import { firstNames } from './PickerChip.tsx';
import type { PickerItem } from './picker-item.ts';

/** Teachers, classes and classrooms in the order of their names. */
export const teachersByName = oncePer((teachers: Draft['teachers']) => sortedForReader(teachers));
export const groupsByName = oncePer((groups: Draft['groups']) => sortedForReader(groups));
export const classroomsByName = oncePer((classrooms: Draft['classrooms']) => sortedForReader(classrooms));

type Members = Pick<Draft, 'groups' | 'teachers'>;
type Subjects = Pick<Draft, 'subjects' | 'groups'>;

/** The subjects in the order of their names, those of one name in the order of their classes. */
export const sortedSubjects = ({ subjects, groups }: Subjects) => subjectsByClass(subjects)(groups);

const subjectsByClass = oncePer((subjects: Draft['subjects']) =>
  oncePer((groups: Draft['groups']): readonly Subject[] => {
    const byName = sortedForReader(subjects);
    const classes = new Map(byName.map((each) => [each, itemNames(groups, each.groups).join(' ')]));
    return byName.sort(
      (a, b) =>
        compareForReader(a.name, b.name) || compareForReader(classes.get(a) ?? '', classes.get(b) ?? ''),
    );
  }),
);

/** So many classes or teachers name a subject; of others the number is added. */
const MOST_NAMED = 3;

/** The classes and teachers of a subject, which say which one of its name it is: '10A · Siobhan Kelly'. */
export function subjectMembers({ groups, teachers }: Members, subject: Subject): string {
  return joinNames(
    [itemNames(groups, subject.groups), itemNames(teachers, subject.teachers)]
      .filter((names) => names.length > 0)
      .map((names) => firstNames(names, MOST_NAMED)),
    ' · ',
  );
}

/** A subject by its name, classes and teachers: 'English · 10A · Siobhan Kelly'. */
export const subjectTitle = (draft: Members, subject: Subject): string =>
  joinNames(
    [subject.name, subjectMembers(draft, subject)].filter((part) => part !== ''),
    ' · ',
  );

/** The words by which a subject is found besides its name. */
export const subjectWords = ({ groups, teachers }: Members, subject: Subject): string =>
  [subject.shortName, ...itemNames(groups, subject.groups), ...itemNames(teachers, subject.teachers)].join(
    ' ',
  );

/** Subjects as a picker shows them: with their classes and teachers, as many a school has one Maths for each class. */
export const subjectItems = (draft: Subjects & Members) =>
  itemsOfSubjects(draft.subjects)(draft.groups)(draft.teachers);

const itemsOfSubjects = oncePer((subjects: Draft['subjects']) =>
  oncePer((groups: Draft['groups']) =>
    oncePer((teachers: Draft['teachers']): readonly PickerItem[] =>
      sortedSubjects({ subjects, groups }).map((each) => pickedSubject({ groups, teachers }, each)),
    ),
  ),
);

/** One subject as a picker shows it. */
export function pickedSubject(draft: Members, subject: Subject): PickerItem {
  const { id, name, color } = subject;
  const hint = subjectMembers(draft, subject);
  return { id, name, color, ...(hint !== '' && { hint }) };
}

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
