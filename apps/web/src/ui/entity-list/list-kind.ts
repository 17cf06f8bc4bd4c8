import type { Id } from '@bellgrid/model';

/** The lists that exist; their nouns are the texts `lists.<kind>`. */
export type ListKind = 'classrooms' | 'groups' | 'teachers' | 'subjects' | 'lessons';

/** The properties of an item that every list can show. */
export interface ListItem {
  readonly id: Id;
  readonly name: string;
  readonly color: string;
}

interface ListMeasures {
  /** Of the screen, in list view. */
  readonly listWidth: string;
  readonly cardHeight: number;
}

export const listMeasures: Readonly<Record<ListKind, ListMeasures>> = {
  classrooms: { listWidth: '35%', cardHeight: 225 },
  groups: { listWidth: '25%', cardHeight: 225 },
  teachers: { listWidth: '35%', cardHeight: 180 },
  subjects: { listWidth: '38%', cardHeight: 180 },
  lessons: { listWidth: '38%', cardHeight: 180 },
};
