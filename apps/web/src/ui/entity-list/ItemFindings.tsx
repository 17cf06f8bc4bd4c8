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

/** What the pre-check has to say of an item of a list. */
export function ItemFindings({ kind, id }: { readonly kind: ListKind; readonly id: Id }) {
  const type = checkedAs[kind];
  return type === null ? null : <FindingsBadge type={type} id={id} />;
}
