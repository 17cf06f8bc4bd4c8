import type { Draft } from '@bellgrid/model';
import { sortedForReader } from '../../platform/texts/name-order.ts';
import { sortedSubjects, subjectMembers, subjectWords } from '../../ui/fields/draft-items.ts';
import type { PaletteItem } from './search-palette.ts';

export const itemKinds = ['groups', 'teachers', 'subjects', 'classrooms'] as const;
export type ItemKind = (typeof itemKinds)[number];

/** The screens that a kind of item has, in the order of preference: its own list, or its timetable. */
export const pathsOf: Readonly<Record<ItemKind, readonly string[]>> = {
  groups: ['/classes', '/schedule/classes'],
  teachers: ['/teachers', '/schedule/teachers'],
  subjects: ['/subjects'],
  classrooms: ['/classrooms', '/schedule/classrooms'],
};

/** A class, teacher, subject or classroom, with the path that leads to it. */
export interface DraftItem extends PaletteItem<ItemKind> {
  readonly path: string;
  /** Distinguishes items of the same name: the classes and teachers of a subject. */
  readonly hint?: string;
}

/** Everything of the school that can be gone to; kinds without a screen of theirs are left out. */
export function draftItems(draft: Draft, hasScreen: (path: string) => boolean): DraftItem[] {
  return itemKinds.flatMap((kind) => {
    if (kind === 'classrooms' && !draft.config.isClassroomsEnabled) return [];
    const base = pathsOf[kind].find((path) => hasScreen(path.split('/').slice(0, 2).join('/')));
    if (base === undefined) return [];
    return itemsOf(draft, kind).map((record): DraftItem => {
      const { id, name, color } = record;
      const item = { id: `${kind}:${id}`, kind, label: name, color, path: `${base}/${id}` };
      const subject = kind === 'subjects' ? draft.subjects[id] : undefined;
      if (!subject) return item;
      return { ...item, hint: subjectMembers(draft, subject), keywords: subjectWords(draft, subject) };
    });
  });
}

function itemsOf(draft: Draft, kind: ItemKind): readonly { id: string; name: string; color: string }[] {
  return kind === 'subjects'
    ? sortedSubjects(draft)
    : sortedForReader<Draft[typeof kind][string]>(draft[kind]);
}
