import type { Id } from '@bellgrid/model';
import { IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import buttonClasses from './ItemButton.module.css';
import { SelectionMark } from './ItemButton.tsx';
import classes from './ListView.module.css';
import type { ListActions } from './list-actions.ts';
import type { ListEntity } from './list-entity.ts';
import type { ListItem } from './list-kind.ts';
import type { ListGroup } from './list-lines.ts';

interface GroupRowProps<Item extends ListItem> {
  readonly entity: ListEntity<Item>;
  readonly id: Id;
  readonly group: ListGroup<Item>;
  readonly isTabStop: boolean;
  /** Null when there is no multi-select. */
  readonly selected: ReadonlySet<Id> | null;
  readonly actions: ListActions;
  readonly onFocus: (id: Id) => void;
}

/** The line of several items of one name: opens and closes them, or selects all of them. */
export function GroupRow<Item extends ListItem>(props: GroupRowProps<Item>) {
  const { entity, id, group, isTabStop, selected, actions, onFocus } = props;
  const { t } = useTranslation();
  const { members, isExpanded } = group;
  const [first] = members;
  const chosen = selected === null ? 0 : members.filter((member) => selected.has(member.id)).length;
  const isAll = chosen === members.length;
  const { Line } = entity.grouping ?? {};
  return (
    <div className={classes.row} data-group data-selected={(selected !== null && isAll) || undefined}>
      <i className={classes.bar} style={{ background: first?.color }} />
      <div className={classes.first}>
        {selected === null ? null : <SelectionMark isOn={isAll} isPartly={chosen > 0} />}
        <button
          type="button"
          className={buttonClasses.button}
          data-item={id}
          tabIndex={isTabStop ? 0 : -1}
          title={first?.name}
          aria-expanded={isExpanded}
          aria-pressed={selected === null ? undefined : isAll || (chosen > 0 ? 'mixed' : false)}
          onFocus={() => onFocus(id)}
          onClick={() => actions.pressGroup(group)}
        >
          <bdi>{first?.name || t('lists.unnamed')}</bdi>
        </button>
      </div>
      <div className={classes.line}>{Line ? <Line items={members} /> : null}</div>
      <IconChevronRight size={16} stroke={1.8} aria-hidden className={classes.chevron} />
    </div>
  );
}
