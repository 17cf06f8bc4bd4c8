import type { Id } from '@bellgrid/model';
import { Button, Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAlertTriangle, IconCalendarOff } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDialogUndo } from '../../document/draft/undo-scope.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import { CalendarEditor } from '../../ui/calendar-editor/CalendarEditor.tsx';
import { useCalendarWidth } from '../../ui/calendar-editor/use-calendar-width.ts';
import classes from './GroupForm.module.css';
import { groupLoads } from './group-facts.ts';

interface CalendarButtonProps {
  readonly id: Id;
  readonly name: string;
}

/** Opens the calendar of a class. */
export function CalendarButton({ id, name }: CalendarButtonProps) {
  const { t } = useTranslation();
  const [opened, { open, close }] = useDisclosure(false);
  const width = useCalendarWidth();
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCalendarOff size={17} stroke={1.7} aria-hidden />}
        onClick={open}
      >
        {t('classes.editCalendar')}
      </Button>
      <Modal opened={opened} onClose={close} title={t('classes.calendarOf', { name })} size={width}>
        <GroupCalendar id={id} />
      </Modal>
    </>
  );
}

function GroupCalendar({ id }: { id: Id }) {
  const { t } = useTranslation();
  useDialogUndo();
  const bases = useMemo(() => [id], [id]);
  const structure = useDraft((draft) => draft.groups[id]?.structure ?? '');
  const structures = useMemo(() => [structure], [structure]);
  const isShort = useDraft((draft) => {
    const group = draft.groups[id];
    return group !== undefined && groupLoads(draft)(group).isShort;
  });
  return (
    <>
      <div role="status">
        {isShort ? (
          <p className={classes.warning}>
            <IconAlertTriangle size={16} stroke={1.9} aria-hidden />
            {t('classes.notEnoughTime')}
          </p>
        ) : null}
      </div>
      <CalendarEditor type="group" bases={bases} structures={structures} />
    </>
  );
}
