import { commands, type Id } from '@bellgrid/model';
import { ActionIcon, Button, Group, Menu, Modal, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import {
  IconDotsVertical,
  IconInbox,
  IconPalette,
  IconPencil,
  IconPlus,
  IconTrash,
  IconUserShare,
  IconWorldShare,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { draftSession } from '../../document/draft/draft-session.ts';
import { runEdit } from '../../document/draft/run-edit.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import { SubMenu } from '../../ui/menus/SubMenu.tsx';
import { coloringOf } from '../../ui/timetable-grid/color-by.ts';
import type { ShownView } from '../../ui/timetable-grid/schedule-view.ts';
import { askHandOver } from '../hand-over/hand-over-store.ts';
import { ColoringItems } from './ColoringMenu.tsx';
import { MenuAtPoint } from './placing/MenuAtPoint.tsx';
import { changeScheduleSettings, useScheduleSettings } from './schedule-settings.ts';

interface OpenedAt {
  readonly left: number;
  readonly top: number;
  /** The class, teacher or classroom in whose rows it is. */
  readonly item: Id | null;
}

interface ScheduleMenuProps {
  /** A right click in its grid, beside the lessons, opens the menu too. */
  readonly area: RefObject<HTMLElement | null>;
  readonly view: ShownView;
  /** The only class, teacher or classroom that is shown, where it has an address of its own. */
  readonly single: Id | null;
  readonly hasClassrooms: boolean;
  /** Finds the scheduled lessons of the shown items that may be moved. */
  readonly findMovable: () => readonly Id[];
  readonly onAddView: () => void;
  readonly onEditView: () => void;
}

const WIDTH = 264;

const icon = { size: 16, stroke: 1.7, 'aria-hidden': true };

/** The less common actions of the schedule. */
export function ScheduleMenu({ area, ...props }: ScheduleMenuProps) {
  const { t } = useTranslation();
  const { findMovable } = props;
  const [asking, question] = useDisclosure(false);
  const [at, setAt] = useState<OpenedAt | null>(null);
  useEffect(() => {
    const element = area.current;
    const open = (event: MouseEvent) => {
      const { target, clientX: left, clientY: top } = event;
      if (event.defaultPrevented || !(target instanceof Element)) return;
      if (!target.closest('[data-scroller]') || target.closest('[data-lesson-id], button, input')) return;
      // The name of a class, teacher or classroom leads to it, but its menu is that of its rows.
      if (target.closest('a') && !target.closest('[data-item-id]')) return;
      if (document.documentElement.dataset.placing !== undefined) return;
      event.preventDefault();
      const item = target.closest<HTMLElement>('[data-item-id]')?.dataset.itemId ?? null;
      setAt({ left, top, item });
    };
    element?.addEventListener('contextmenu', open);
    return () => element?.removeEventListener('contextmenu', open);
  }, [area]);
  const move = () => {
    draftSession.store.run(commands.clearTimetable, { lessons: [...findMovable()] });
    question.close();
  };
  return (
    <>
      <Menu position="bottom-start" width={WIDTH}>
        <Menu.Target>
          <ActionIcon size={30} aria-label={t('schedule.menu.label')}>
            <IconDotsVertical size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Entries {...props} item={props.single} onClear={question.open} />
        </Menu.Dropdown>
      </Menu>
      <MenuAtPoint
        at={at}
        label={t('schedule.menu.label')}
        width={WIDTH}
        returnFocus
        onClose={() => setAt(null)}
      >
        <Entries {...props} item={at?.item ?? null} onClear={question.open} />
      </MenuAtPoint>
      <Modal opened={asking} onClose={question.close} title={t('schedule.menu.clearTitle')}>
        <ClearWarning findMovable={findMovable} />
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={question.close}>
            {t('common.cancel')}
          </Button>
          <Button onClick={move} data-autofocus>
            {t('schedule.menu.clearConfirm')}
          </Button>
        </Group>
      </Modal>
    </>
  );
}

function ClearWarning({ findMovable }: Pick<ScheduleMenuProps, 'findMovable'>) {
  const { t } = useTranslation();
  return <Text size="md">{t('schedule.menu.clearBody', { count: findMovable().length })}</Text>;
}

interface EntriesProps extends Omit<ScheduleMenuProps, 'area' | 'single'> {
  /** The class, teacher or classroom that the menu is about. */
  readonly item: Id | null;
  readonly onClear: () => void;
}

function Entries({ view, item, hasClassrooms, findMovable, onAddView, onEditView, onClear }: EntriesProps) {
  const { t } = useTranslation();
  const teacher = useDraft(({ teachers }) => (item === null ? undefined : teachers[item]));
  const small = useScheduleSettings((settings) => settings.smallCards);
  const showsSoft = useScheduleSettings((settings) => settings.showsSoft);
  const wanted = useScheduleSettings((settings) => settings.coloring);
  const navigate = useNavigate();
  const deleteView = () => {
    if (!runEdit(commands.deleteCustomView, { ids: [view.name] })) return;
    void navigate({ to: '/schedule/$view', params: { view: 'classes' } });
  };
  return (
    <>
      {teacher && (
        <>
          <Menu.Item leftSection={<IconUserShare {...icon} />} onClick={() => askHandOver(teacher.id)}>
            {t('teachers.handOver.openOf', { name: teacher.name })}
          </Menu.Item>
          <Menu.Divider />
        </>
      )}
      <Menu.Item leftSection={<IconPlus {...icon} />} onClick={onAddView}>
        {t('views.add')}
      </Menu.Item>
      <Menu.Item leftSection={<IconPencil {...icon} />} disabled={view.custom === null} onClick={onEditView}>
        {t('views.edit')}
      </Menu.Item>
      <Menu.Item leftSection={<IconTrash {...icon} />} disabled={view.custom === null} onClick={deleteView}>
        {t('views.delete')}
      </Menu.Item>
      <Menu.Divider />
      <Menu.CheckboxItem
        checked={small}
        closeMenuOnClick
        onChange={(smallCards) => changeScheduleSettings({ smallCards })}
      >
        {t('schedule.menu.smallCards')}
      </Menu.CheckboxItem>
      <Menu.CheckboxItem
        checked={showsSoft}
        closeMenuOnClick
        onChange={(on) => changeScheduleSettings({ showsSoft: on })}
      >
        {t('views.soft.show')}
      </Menu.CheckboxItem>
      <SubMenu label={t('schedule.color.label')} icon={<IconPalette {...icon} />}>
        <ColoringItems
          view={view.kind}
          coloring={coloringOf(view.kind, wanted)}
          hasClassrooms={hasClassrooms}
        />
      </SubMenu>
      <Menu.Divider />
      <Menu.Item leftSection={<IconWorldShare {...icon} />} onClick={() => void navigate({ to: '/publish' })}>
        {t('publish.open')}
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item
        leftSection={<IconInbox {...icon} />}
        disabled={findMovable().length === 0}
        onClick={onClear}
      >
        {t('schedule.menu.clear')}
      </Menu.Item>
    </>
  );
}
