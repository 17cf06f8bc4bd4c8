import { ActionIcon, Menu } from '@mantine/core';
import { IconCopy, IconDotsVertical, IconPencil, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListActions } from './list-actions.ts';
import type { ListItem } from './list-kind.ts';

interface ItemMenuProps {
  readonly item: ListItem;
  readonly isTabStop: boolean;
  readonly canDuplicate: boolean;
  readonly actions: ListActions;
}

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true };

/** The menu of a card: Edit, Delete, Duplicate. */
export function ItemMenu({ item, isTabStop, canDuplicate, actions }: ItemMenuProps) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const remove = () => {
    // The question gives the focus back to where it was when it opened: not to a line of a menu that is gone.
    button.current?.focus();
    actions.remove([item.id]);
  };
  return (
    <Menu position="bottom-end" width={180} returnFocus={false}>
      <Menu.Target>
        <ActionIcon
          ref={button}
          size={32}
          tabIndex={isTabStop ? 0 : -1}
          aria-label={t('lists.actions', { name: item.name || t('lists.unnamed') })}
        >
          <IconDotsVertical size={17} stroke={1.8} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil {...icon} />} onClick={() => actions.edit(item.id)}>
          {t('lists.edit')}
        </Menu.Item>
        <Menu.Item leftSection={<IconTrash {...icon} />} color="var(--hard-ink)" onClick={remove}>
          {t('lists.delete')}
        </Menu.Item>
        {canDuplicate ? (
          <Menu.Item leftSection={<IconCopy {...icon} />} onClick={() => actions.duplicate(item)}>
            {t('lists.duplicate')}
          </Menu.Item>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  );
}
