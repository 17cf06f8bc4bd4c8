import type { Id } from '@bellgrid/model';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { NameText } from '../fields/NameText.tsx';
import classes from './ItemButton.module.css';
import type { ListActions } from './list-actions.ts';
import type { ListItem } from './list-kind.ts';

/** The position and state of an item in its list. */
export interface ItemState {
  readonly isTabStop: boolean;
  /** Its card is open. */
  readonly isOpen: boolean;
  /** Null when there is no multi-select. */
  readonly isSelected: boolean | null;
}

interface ItemButtonProps extends ItemState {
  readonly item: ListItem;
  /** In place of the name, below other items of this name. */
  readonly label?: string | undefined;
  /** The name that says which one it is. */
  readonly title?: string | undefined;
  readonly actions: ListActions;
  readonly onFocus: (id: Id) => void;
}

/** The box that shows if a line is selected; the line itself is the button. */
export function SelectionMark({
  isOn,
  isPartly = false,
}: {
  readonly isOn: boolean;
  readonly isPartly?: boolean;
}) {
  return (
    <span className={classes.check} data-on={isOn || isPartly || undefined} aria-hidden>
      {isOn ? <IconCheck size={13} stroke={3} /> : isPartly ? <IconMinus size={13} stroke={3} /> : null}
    </span>
  );
}

/** The name of an item as the button that covers its whole line or card. */
export function ItemButton({
  item,
  label,
  title = item.name,
  isTabStop,
  isOpen,
  isSelected,
  actions,
  onFocus,
}: ItemButtonProps) {
  const { t } = useTranslation();
  return (
    <>
      {isSelected === null ? null : <SelectionMark isOn={isSelected} />}
      <button
        type="button"
        className={classes.button}
        data-item={item.id}
        tabIndex={isTabStop ? 0 : -1}
        title={title}
        aria-label={label === undefined ? undefined : title}
        aria-pressed={isSelected ?? undefined}
        aria-current={isOpen ? 'true' : undefined}
        onFocus={() => onFocus(item.id)}
        onClick={() => actions.press(item.id)}
      >
        <NameText name={label || item.name || t('lists.unnamed')} />
      </button>
    </>
  );
}
