import { t } from '../../platform/texts/i18n.ts';
import { toast } from '../../platform/toast.tsx';
import type { ListKind } from '../entity-list/list-kind.ts';

/** Says that an item of a list was added; those of its kind that follow soon after are counted in one message. */
export function tellAdded(kind: ListKind, message: string): void {
  const many = (count: number) => t('lists.added', { items: t(`lists.${kind}.count`, { count }) });
  toast.added({ kind, message, many });
}
