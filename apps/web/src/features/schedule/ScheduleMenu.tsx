import { commands, type Id } from '@bellgrid/model';
import { ActionIcon, Button, Group, Menu, Modal, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDotsVertical, IconInbox } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { draftSession } from '../../document/draft/draft-session.ts';
import { changeScheduleSettings, useScheduleSettings } from './schedule-settings.ts';

interface ScheduleMenuProps {
  /** The scheduled lessons of the shown items that may be moved. */
  readonly movable: readonly Id[];
}

/** The less common actions of the schedule. */
export function ScheduleMenu({ movable }: ScheduleMenuProps) {
  const { t } = useTranslation();
  const [asking, question] = useDisclosure(false);
  const small = useScheduleSettings((settings) => settings.smallCards);
  const move = () => {
    draftSession.store.run(commands.clearTimetable, { lessons: [...movable] });
    question.close();
  };
  return (
    <>
      <Menu position="bottom-start" width={264}>
        <Menu.Target>
          <ActionIcon size={30} aria-label={t('schedule.menu.label')}>
            <IconDotsVertical size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.CheckboxItem
            checked={small}
            closeMenuOnClick
            onChange={(smallCards) => changeScheduleSettings({ smallCards })}
          >
            {t('schedule.menu.smallCards')}
          </Menu.CheckboxItem>
          <Menu.Divider />
          <Menu.Item
            leftSection={<IconInbox size={16} aria-hidden />}
            disabled={movable.length === 0}
            onClick={question.open}
          >
            {t('schedule.menu.clear')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Modal opened={asking} onClose={question.close} title={t('schedule.menu.clearTitle')}>
        <Text size="md">{t('schedule.menu.clearBody', { count: movable.length })}</Text>
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
