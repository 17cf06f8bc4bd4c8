import type { Id } from '@bellgrid/model';
import { Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconInbox } from '@tabler/icons-react';
import { useContext, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../../ui/fields/Chip.module.css';
import { LessonActionsContext } from '../../ui/timetable-grid/LessonDetails.tsx';
import { FindPlaces } from './placing/FindPlaces.tsx';
import { useMakeRoom } from './placing/make-room.ts';
import { usePlacing } from './placing/placing-store.ts';
import panel from './StagingArea.module.css';
import { StagedLessons, type StagingAreaProps } from './StagingArea.tsx';

interface StagingDrawerProps extends StagingAreaProps {
  /** Gives the focus to the rows of the timetable where a lesson is placed by keys. */
  readonly focusRowsOf: (id: Id) => void;
}

/** The staging area where the screen has no room for it beside the timetable: a chip that opens it, and takes cards that are dragged. */
export function StagingDrawer({ focusRowsOf, ...props }: StagingDrawerProps) {
  const { lessons, nobodys } = props;
  const { t } = useTranslation();
  const [opened, drawer] = useDisclosure(false);
  const isDragging = usePlacing(({ held }) => held?.by === 'mouse');
  const isTarget = usePlacing(({ target }) => target?.kind === 'staging') || undefined;
  const actions = useContext(LessonActionsContext);
  // A lesson that a key took is placed by the keys of the grid.
  const [byKeys, setByKeys] = useState<Id | null>(null);
  const take = (id: Id, by: 'touch' | 'keys') => {
    setByKeys(by === 'keys' ? id : null);
    drawer.close();
    actions?.move(id, by);
  };
  // The answer is shown at the timetable.
  const isAsked = useMakeRoom(({ asked }) => asked !== null);
  const isHeld = usePlacing(({ held }) => held !== null);
  useEffect(() => {
    if (isAsked || isHeld) drawer.close();
  }, [isAsked, isHeld, drawer.close]);
  const isIdle = lessons.length === 0 && nobodys.length === 0 && !isDragging;
  const label = t('schedule.staging.open', { count: lessons.length });
  return (
    <>
      <button
        type="button"
        data-staging
        data-target={isTarget}
        data-idle={isIdle || undefined}
        className={`${classes.chip} ${panel.chip}`}
        onClick={drawer.open}
        aria-label={label}
        title={label}
      >
        <IconInbox size={15} aria-hidden />
        {lessons.length}
      </button>
      <Drawer
        opened={opened}
        onClose={drawer.close}
        returnFocus={byKeys === null}
        onEnterTransitionEnd={() => setByKeys(null)}
        onExitTransitionEnd={() => byKeys !== null && focusRowsOf(byKeys)}
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
        <LessonActionsContext value={actions && { ...actions, move: take }}>
          {actions && lessons.length > 0 && <FindPlaces lessons={lessons} isWide />}
          <StagedLessons {...props} onTake={actions ? take : undefined} />
        </LessonActionsContext>
      </Drawer>
    </>
  );
}
