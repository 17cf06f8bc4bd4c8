import type { Id } from '@bellgrid/model';
import { Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconInbox } from '@tabler/icons-react';
import { useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '../../ui/fields/Chip.module.css';
import { GRID_STOP } from '../../ui/timetable-grid/in-shown-view.ts';
import { LessonActionsContext } from '../../ui/timetable-grid/LessonDetails.tsx';
import { usePlacing } from './placing/placing-store.ts';
import panel from './StagingArea.module.css';
import { StagedLessons, type StagingAreaProps } from './StagingArea.tsx';

/** The staging area where the screen has no room for it beside the timetable: a chip that opens it, and takes cards that are dragged. */
export function StagingDrawer(props: StagingAreaProps) {
  const { lessons, nobodys } = props;
  const { t } = useTranslation();
  const [opened, drawer] = useDisclosure(false);
  const isDragging = usePlacing(({ held }) => held?.by === 'mouse');
  const isTarget = usePlacing(({ target }) => target?.kind === 'staging') || undefined;
  const actions = useContext(LessonActionsContext);
  // A card that a key took is placed by the keys of the grid.
  const [isByKeys, setByKeys] = useState(false);
  const take = (id: Id, by: 'touch' | 'keys') => {
    setByKeys(by === 'keys');
    drawer.close();
    actions?.move(id, by);
  };
  if (lessons.length === 0 && nobodys.length === 0 && !isDragging) return null;
  return (
    <>
      <button
        type="button"
        data-staging
        data-target={isTarget}
        className={`${classes.chip} ${panel.chip}`}
        onClick={drawer.open}
        aria-label={t('schedule.staging.open', { count: lessons.length })}
      >
        <IconInbox size={15} aria-hidden />
        {lessons.length}
      </button>
      <Drawer
        opened={opened}
        onClose={drawer.close}
        returnFocus={!isByKeys}
        onEnterTransitionEnd={() => setByKeys(false)}
        onExitTransitionEnd={() => isByKeys && document.querySelector<HTMLElement>(GRID_STOP)?.focus()}
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
          <StagedLessons {...props} onTake={actions ? take : undefined} />
        </LessonActionsContext>
      </Drawer>
    </>
  );
}
