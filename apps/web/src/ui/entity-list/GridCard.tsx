import type { Id } from '@bellgrid/model';
import { type CSSProperties, memo } from 'react';
import { useDraft } from '../../document/draft/use-draft.ts';
import classes from './GridView.module.css';
import { ItemButton, type ItemState } from './ItemButton.tsx';
import { ItemFindings } from './ItemFindings.tsx';
import { ItemMenu } from './ItemMenu.tsx';
import type { ListActions } from './list-actions.ts';
import { canDuplicate, type ListEntity } from './list-entity.ts';
import type { ListItem } from './list-kind.ts';

interface GridCardProps<Item extends ListItem> extends ItemState {
  readonly entity: ListEntity<Item>;
  readonly item: Item;
  /** True below the head of items of its name. */
  readonly isMember: boolean;
  readonly actions: ListActions;
  readonly onFocus: (id: Id) => void;
}

/** One card of the grid view. */
function Card<Item extends ListItem>({ entity, isMember, ...props }: GridCardProps<Item>) {
  const { item, isSelected, isTabStop, actions } = props;
  const { Card: Inside } = entity;
  const title = useDraft((draft) => entity.titleOf?.(item, draft));
  const label = useDraft((draft) => (isMember ? entity.grouping?.labelOf(item, draft) : undefined));
  return (
    <article
      className={classes.card}
      data-selected={isSelected || undefined}
      style={{ '--item-color': item.color } as CSSProperties}
    >
      <header className={classes.head}>
        <ItemButton {...props} label={label} title={title} />
        <ItemFindings kind={entity.kind} id={item.id} />
        {isSelected === null ? (
          <ItemMenu
            item={item}
            title={title}
            isTabStop={isTabStop}
            canDuplicate={canDuplicate(entity)}
            more={entity.itemCommands}
            actions={actions}
          />
        ) : null}
      </header>
      <div className={classes.inside}>
        <Inside item={item} />
      </div>
    </article>
  );
}

export const GridCard = memo(Card) as typeof Card;
