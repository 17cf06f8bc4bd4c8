import { useTranslation } from 'react-i18next';
import classes from './EntityList.module.css';
import type { ListKind } from './list-kind.ts';

/** A list in which there is nothing yet. */
export function EmptyList({ kind, canAdd }: { kind: ListKind; canAdd: boolean }) {
  const { t } = useTranslation();
  return (
    <div className={classes.empty}>
      <p className={classes.emptyTitle}>{t(`lists.${kind}.empty`)}</p>
      {canAdd ? <p>{t('lists.emptyHint')}</p> : null}
    </div>
  );
}
