import { ActionIcon, Button } from '@mantine/core';
import { IconPencil, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import { ItemMenu } from './ItemMenu.tsx';
import classes from './ListView.module.css';
import type { ListActions } from './list-actions.ts';
import { canDuplicate, type ListEntity } from './list-entity.ts';
import type { ListItem } from './list-kind.ts';

interface DetailsCardProps<Item extends ListItem> {
  readonly entity: ListEntity<Item>;
  readonly item: Item;
  readonly actions: ListActions;
  readonly onClose: () => void;
}

/** The style sheet has this value, too. */
const COVERS_LIST = '(max-width: 899px)';

/** The details of one item, beside the list. */
export function DetailsCard<Item extends ListItem>({
  entity,
  item,
  actions,
  onClose,
}: DetailsCardProps<Item>) {
  const { t } = useTranslation();
  const Details = entity.Details ?? entity.Card;
  const title = useDraft((draft) => entity.titleOf?.(item, draft) ?? item.name) || t('lists.unnamed');
  const card = useRef<HTMLElement>(null);
  // On narrow screens the card covers the list, and with it what had the focus.
  useEffect(() => {
    if (window.matchMedia(COVERS_LIST).matches) card.current?.focus();
  }, []);
  return (
    <section
      ref={card}
      tabIndex={-1}
      className={classes.card}
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
      }}
    >
      <header className={classes.cardHeader}>
        <i className={classes.cardBar} style={{ background: item.color }} />
        <h3 className={classes.cardTitle}>
          <bdi>{title}</bdi>
        </h3>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPencil size={15} stroke={1.8} aria-hidden />}
          onClick={() => actions.edit(item.id)}
        >
          {t('lists.edit')}
        </Button>
        <ItemMenu
          item={item}
          title={title}
          isTabStop
          canDuplicate={canDuplicate(entity)}
          more={entity.itemCommands}
          actions={actions}
        />
        <ActionIcon size={32} aria-label={t('lists.back')} onClick={onClose}>
          <IconX size={18} stroke={1.8} aria-hidden />
        </ActionIcon>
      </header>
      <div className={classes.cardBody}>
        <Details item={item} />
      </div>
    </section>
  );
}
