import { ActionIcon, Menu } from '@mantine/core';
import { IconCopy, IconDotsVertical, IconPencil, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './ItemMenu.module.css';
import type { ListActions } from './list-actions.ts';
import type { ItemCommand } from './list-entity.ts';
import type { ListItem } from './list-kind.ts';

interface ItemMenuProps {
  readonly item: ListItem;
  /** The name that says which one it is. */
  readonly title?: string | undefined;
  readonly isTabStop: boolean;
  readonly canDuplicate: boolean;
  readonly more?: readonly ItemCommand[] | undefined;
  readonly actions: ListActions;
}

/** Passed to the menu's popover: the button describes the open menu, not the anchor of the menu. */
const placeHasNoRole = { withRoles: false };
const icon = { size: 16, stroke: 1.7, 'aria-hidden': true };

/** The menu of a card: Edit, Delete, Duplicate, and what its kind has besides. It is made when it is opened: a list shows dozens of cards. */
export function ItemMenu({
  item,
  title = item.name,
  isTabStop,
  canDuplicate,
  more = [],
  actions,
}: ItemMenuProps) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const wasOpen = useRef(false);
  const label = t('lists.actions', { name: title || t('lists.unnamed') });
  const close = () => {
    // Also for the question that 'Delete' asks: it gives the focus back to where it was when it opened.
    button.current?.focus();
    setIsOpen(false);
  };
  return (
    <div className={classes.anchor}>
      <ActionIcon
        ref={button}
        size={32}
        tabIndex={isTabStop ? 0 : -1}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        // The press alone closes an open menu, as one outside of it: its click must not open it again.
        onPointerDown={() => {
          wasOpen.current = isOpen;
        }}
        onClick={() => {
          setIsOpen(!wasOpen.current);
          wasOpen.current = false;
        }}
      >
        <IconDotsVertical size={17} stroke={1.8} aria-hidden />
      </ActionIcon>
      {isOpen ? (
        <Menu
          opened
          {...placeHasNoRole}
          position="bottom-end"
          width={more.length > 0 ? 210 : 180}
          returnFocus={false}
          onChange={close}
        >
          <Menu.Target>
            <span className={classes.place} />
          </Menu.Target>
          <Menu.Dropdown aria-label={label}>
            <Menu.Item leftSection={<IconPencil {...icon} />} onClick={() => actions.edit(item.id)}>
              {t('lists.edit')}
            </Menu.Item>
            <Menu.Item
              leftSection={<IconTrash {...icon} />}
              color="var(--hard-ink)"
              onClick={() => {
                close();
                actions.remove([item.id]);
              }}
            >
              {t('lists.delete')}
            </Menu.Item>
            {canDuplicate ? (
              <Menu.Item leftSection={<IconCopy {...icon} />} onClick={() => actions.duplicate(item)}>
                {t('lists.duplicate')}
              </Menu.Item>
            ) : null}
            {more.map((command) => (
              <Menu.Item
                key={command.label()}
                leftSection={<command.Icon {...icon} />}
                onClick={() => {
                  close();
                  actions.run(command, item.id);
                }}
              >
                {command.label()}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      ) : null}
    </div>
  );
}
