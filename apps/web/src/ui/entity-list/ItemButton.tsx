import type { Id } from '@bellgrid/model';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { NameText } from '../fields/NameText.tsx';
import classes from './ItemButton.module.css';
import type { ListActions } from './list-actions.ts';
import type { ListItem } from './list-kind.ts';

/** The position and state of an item in its list. */
export interface ItemStanding {
  readonly isTabStop: boolean;
  /** Its card is open. */
  readonly isOpen: boolean;
  /** Null when there is no multi-select. */
  readonly isSelected: boolean | null;
}

interface ItemButtonProps extends ItemStanding {
  readonly item: ListItem;
  readonly actions: ListActions;
  readonly onFocus: (id: Id) => void;
}

/** The name of an item as the button that covers its whole line or card. */
export function ItemButton({ item, isTabStop, isOpen, isSelected, actions, onFocus }: ItemButtonProps) {
  const { t } = useTranslation();
  return (
    <>
      {isSelected === null ? null : (
        <span className={classes.check} data-on={isSelected || undefined} aria-hidden>
          {isSelected ? <IconCheck size={13} stroke={3} /> : null}
        </span>
      )}
      <button
        type="button"
        className={classes.button}
        data-item={item.id}
        tabIndex={isTabStop ? 0 : -1}
        title={item.name}
        aria-pressed={isSelected ?? undefined}
        aria-current={isOpen ? 'true' : undefined}
        onFocus={() => onFocus(item.id)}
        onClick={() => actions.press(item.id)}
      >
        <NameText name={item.name || t('lists.unnamed')} />
      </button>
    </>
  );
}
