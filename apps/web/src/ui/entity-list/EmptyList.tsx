import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './EntityList.module.css';
import type { ListKind } from './list-kind.ts';

interface EmptyListProps {
  readonly kind: ListKind;
  readonly addButton: RefObject<HTMLButtonElement | null>;
  /** Absent where nothing can be added. */
  readonly onAdd: (() => void) | undefined;
  /** Other ways to add items. */
  readonly tools: ReactNode;
  /** The first of all ways. */
  readonly begin: ReactNode;
}

/** A list in which there is nothing yet, with the ways to begin it. */
export function EmptyList({ kind, addButton, onAdd, tools, begin }: EmptyListProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.empty}>
      <p className={classes.emptyTitle}>{t(`lists.${kind}.empty`)}</p>
      <p>{t(`lists.${kind}.emptyHint`)}</p>
      <div className={classes.emptyActions}>
        {begin}
        {onAdd ? (
          <Button
            ref={addButton}
            variant={begin ? 'default' : 'filled'}
            leftSection={<IconPlus size={18} stroke={1.7} aria-hidden />}
            onClick={onAdd}
          >
            {t(`lists.${kind}.add`)}
          </Button>
        ) : null}
        {tools}
      </div>
    </div>
  );
}
