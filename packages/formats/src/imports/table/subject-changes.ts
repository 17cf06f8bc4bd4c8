import type { Subject } from '@bellgrid/model';
import type { TableField } from './table-fields.ts';

/** The fields of a subject that a row changes, in the order of display. */
export function changedFields(known: Subject, fields: Partial<Subject>): TableField[] {
  const differs = (field: 'color' | 'shortName' | 'classroom') =>
    fields[field] !== undefined && fields[field] !== known[field];
  const listDiffers = (field: 'groups' | 'teachers' | 'viableClassrooms') =>
    fields[field] !== undefined && [...fields[field]].sort().join() !== [...known[field]].sort().join();
  const changed: TableField[] = [];
  if (differs('shortName')) changed.push('shortName');
  if (listDiffers('groups')) changed.push('groups');
  if (listDiffers('teachers')) changed.push('teachers');
  if (differs('classroom') || listDiffers('viableClassrooms')) changed.push('classroom');
  if (differs('color')) changed.push('color');
  return changed;
}
