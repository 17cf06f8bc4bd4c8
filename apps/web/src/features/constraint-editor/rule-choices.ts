import { type Draft, type Id, type ItemType, lessonName } from '@bellgrid/model';
import { oncePer } from '../../document/draft/once-per.ts';
import { sortedForReader } from '../../platform/texts/name-order.ts';
import { classroomsByName, groupsByName, subjectItems, teachersByName } from '../../ui/fields/draft-items.ts';
import type { PickerItem } from '../../ui/fields/picker-item.ts';

/** The items that a field of a rule chooses from, in the order of their names. */
export function itemChoices(draft: Draft, type: ItemType): readonly PickerItem[] {
  switch (type) {
    case 'teacher':
      return teachersByName(draft.teachers);
    case 'group':
      return groupsByName(draft.groups);
    case 'classroom':
      return classroomsByName(draft.classrooms);
    case 'subject':
      return subjectItems(draft);
    case 'lesson':
      return lessonItems(draft.subjects)(draft.lessons)(draft.groups);
  }
}

const lessonItems = oncePer((subjects: Draft['subjects']) =>
  oncePer((lessons: Draft['lessons']) =>
    oncePer((groups: Draft['groups']): readonly PickerItem[] =>
      sortedForReader(subjects).flatMap(({ name, color, lessons: ids }) =>
        ids.flatMap((id: Id, index) => {
          const lesson = lessons[id];
          if (!lesson) return [];
          const hint = lesson.groups.flatMap((group) => groups[group]?.name ?? []).join(', ');
          const shown = lesson.name || lessonName(name, index + 1);
          return [{ id, name: shown, color, ...(hint !== '' && { hint }) }];
        }),
      ),
    ),
  ),
);
