import type { Id } from '@bellgrid/model';
import { memo } from 'react';
import { useDraft } from '../../document/draft/use-draft.ts';
import { ItemButton, type ItemState } from './ItemButton.tsx';
import { ItemFindings } from './ItemFindings.tsx';
import { ItemMenu } from './ItemMenu.tsx';
import classes from './ListView.module.css';
import type { ListActions } from './list-actions.ts';
import { canDuplicate, type ListEntity } from './list-entity.ts';
import type { ListItem } from './list-kind.ts';

interface ListRowProps<Item extends ListItem> extends ItemState {
  readonly entity: ListEntity<Item>;
  readonly item: Item;
  /** Below the line of its name. */
  readonly isMember: boolean;
  readonly actions: ListActions;
  readonly onFocus: (id: Id) => void;
}

/** One line of the list view. */
function Row<Item extends ListItem>({ entity, isMember, ...props }: ListRowProps<Item>) {
  const { item, isOpen, isSelected, isTabStop, actions } = props;
  const { grouping, More } = entity;
  const Line = isMember && grouping ? grouping.MemberLine : entity.Line;
  const label = useDraft((draft) => (isMember ? grouping?.labelOf(item, draft) : undefined));
  const title = useDraft((draft) => entity.titleOf?.(item, draft));
  return (
    <div
      className={classes.row}
      data-member={isMember || undefined}
      data-open={isOpen || undefined}
      data-selected={isSelected || undefined}
    >
      <i className={classes.bar} style={{ background: item.color }} />
      <div className={classes.first}>
        <ItemButton {...props} label={label} title={title} />
      </div>
      <div className={classes.line}>
        <Line item={item} />
      </div>
      {More && (
        <div className={classes.more}>
          <More item={item} />
        </div>
      )}
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
    </div>
  );
}

export const ListRow = memo(Row) as typeof Row;
