import type { Id } from '@bellgrid/model';
import { Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconInbox } from '@tabler/icons-react';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../../ui/fields/Chip.module.css';
import { LessonActionsContext } from '../../ui/timetable-grid/LessonDetails.tsx';
import panel from './StagingArea.module.css';
import { StagedLessons, type StagingAreaProps } from './StagingArea.tsx';

/** The staging area where the screen has no room for it beside the timetable: a chip that opens it. */
export function StagingDrawer(props: StagingAreaProps) {
  const { lessons, nobodys } = props;
  const { t } = useTranslation();
  const [opened, drawer] = useDisclosure(false);
  const actions = useContext(LessonActionsContext);
  const moveAndClose = (id: Id) => {
    drawer.close();
    actions?.move(id);
  };
  if (lessons.length === 0 && nobodys.length === 0) return null;
  return (
    <>
      <button
        type="button"
        className={classes.chip}
        onClick={drawer.open}
        aria-label={t('schedule.staging.open', { count: lessons.length })}
      >
        <IconInbox size={15} aria-hidden />
        {lessons.length}
      </button>
      <Drawer
        opened={opened}
        onClose={drawer.close}
        position="right"
        size={280}
        padding={0}
        title={`${t('schedule.staging.title')} ${t('names.number', { value: lessons.length })}`}
        classNames={{
          content: panel.drawer,
          header: panel.drawerHeader,
          body: panel.drawerBody,
        }}
      >
        <LessonActionsContext value={actions && { ...actions, move: moveAndClose }}>
          <StagedLessons {...props} onTap={actions ? moveAndClose : undefined} />
        </LessonActionsContext>
      </Drawer>
    </>
  );
}
