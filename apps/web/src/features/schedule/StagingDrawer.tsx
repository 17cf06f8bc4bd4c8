import type { Id, Lesson } from '@bellgrid/model';
import { Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconInbox } from '@tabler/icons-react';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../../ui/fields/Chip.module.css';
import { LessonActionsContext } from '../../ui/timetable-grid/LessonDetails.tsx';
import type { FactsOf } from '../../ui/timetable-grid/lesson-facts.ts';
import type { ScheduleView } from '../../ui/timetable-grid/schedule-view.ts';
import type { NobodysSubjects } from './NobodysLessons.tsx';
import panel from './StagingArea.module.css';
import { StagedLessons } from './StagingArea.tsx';

interface StagingDrawerProps {
  readonly lessons: readonly Lesson[];
  readonly nobodys: NobodysSubjects;
  readonly view: ScheduleView;
  readonly factsOf: FactsOf;
}

/** The staging area where the screen has no room for it beside the timetable: a chip that opens it. */
export function StagingDrawer({ lessons, nobodys, view, factsOf }: StagingDrawerProps) {
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
        title={`${t('schedule.staging.title')} ${lessons.length}`}
        classNames={{
          content: panel.drawer,
          header: panel.drawerHeader,
          body: panel.drawerBody,
        }}
      >
        <LessonActionsContext value={actions && { ...actions, move: moveAndClose }}>
          <StagedLessons {...{ lessons, nobodys, view, factsOf }} />
        </LessonActionsContext>
      </Drawer>
    </>
  );
}
