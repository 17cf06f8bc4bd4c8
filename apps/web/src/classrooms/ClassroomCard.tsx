import type { Classroom } from '@bellgrid/model';
import type { ItemProps } from '../entity-list/list-entity.ts';
import { ClassroomLine } from './ClassroomLine.tsx';

/** A classroom in the grid and beside the list. */
export function ClassroomCard({ item }: ItemProps<Classroom>) {
  return <ClassroomLine item={item} />;
}
