import type { Id } from '@bellgrid/model';
import { FindingsBadge } from '../findings/FindingsBadge.tsx';
import type { ListKind } from './list-kind.ts';

const checkedAs = {
  groups: 'group',
  teachers: 'teacher',
  classrooms: 'classroom',
  subjects: 'subject',
  lessons: null,
} as const satisfies Record<ListKind, unknown>;

/** The pre-check's findings on an item of a list. */
export function ItemFindings({ kind, id }: { readonly kind: ListKind; readonly id: Id }) {
  const type = checkedAs[kind];
  return type === null ? null : <FindingsBadge type={type} id={id} />;
}
