import { type Draft, type Id, timetableOf } from '@bellgrid/model';
import { ActionIcon, Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { whenIdle } from '../../platform/when-idle.ts';
import { useEntryToOpen } from '../../ui/entity-form/use-entry-to-open.ts';
import { coloringOf } from '../../ui/timetable-grid/color-by.ts';
import { LessonActionsContext } from '../../ui/timetable-grid/LessonDetails.tsx';
import { createFactsOf } from '../../ui/timetable-grid/lesson-facts.ts';
import { PlaceChanges, placeChanges, SoftErrors } from '../../ui/timetable-grid/place-changes.ts';
import type { ShownView } from '../../ui/timetable-grid/schedule-view.ts';
import { HandOver } from '../hand-over/HandOver.tsx';
import { ShowOnly } from '../solver/findings/CountedLessons.tsx';
import { DetailsPanel, useIsPanelOpen } from '../solver/findings/DetailsPanel.tsx';
import { ScheduleStatus } from '../solver/ScheduleStatus.tsx';
import { SolverControls } from '../solver/SolverControls.tsx';
import { SCHEDULE_PANEL } from '../solver/schedule-panel.ts';
import { type ShownSchedule, useShownSchedule } from '../solver/shown-schedule.ts';
import type { FilterItem } from './available-views.ts';
import { ColoringMenu } from './ColoringMenu.tsx';
import { CustomViewDialog, viewForm } from './custom-view/CustomViewDialog.tsx';
import { ImproveShown } from './ImproveShown.tsx';
import { ItemFilter } from './ItemFilter.tsx';
import { LayoutChoice } from './LayoutChoice.tsx';
import { forgetAnswers, prepareAnswers } from './placing/cell-answers.ts';
import { openMenuBeside } from './placing/LessonMenu.tsx';
import { PlacingLayer } from './placing/PlacingLayer.tsx';
import { pickUp } from './placing/placing-store.ts';
import { focusFirstCell, usePlacingGestures } from './placing/use-placing-gestures.ts';
import { blocksOf, cardsOf, ScheduleGrids } from './ScheduleGrids.tsx';
import { ScheduleMenu } from './ScheduleMenu.tsx';
import classes from './ScheduleWork.module.css';
import { StagingArea } from './StagingArea.tsx';
import { StagingDrawer } from './StagingDrawer.tsx';
import { useScheduleSettings } from './schedule-settings.ts';
import { nobodysLessons, stagedLessons } from './staged-lessons.ts';
import type { ScheduleAddress } from './use-schedule-address.ts';
import { tabId, ViewTabs } from './ViewTabs.tsx';

interface StepButtonProps {
  /** The item beside the shown one; nothing at the end. */
  readonly to: FilterItem | undefined;
  readonly direction: 'previous' | 'next';
  readonly onStep: (by: 1 | -1) => void;
}

function StepButton({ to, direction, onStep }: StepButtonProps) {
  const { t } = useTranslation();
  const Icon = direction === 'next' ? IconChevronRight : IconChevronLeft;
  return (
    <ActionIcon
      className={classes.step}
      size={30}
      disabled={to === undefined}
      aria-label={t(`schedule.step.${direction}`, { name: to?.name ?? '' })}
      title={to?.name}
      onClick={() => onStep(direction === 'next' ? 1 : -1)}
    >
      <Icon size={18} aria-hidden />
    </ActionIcon>
  );
}

interface ScheduleWorkProps {
  readonly draft: Draft;
  readonly view: ShownView;
  readonly address: ScheduleAddress;
}

/** One view of the schedule, or of a timetable that is shown in its place. */
export function ScheduleWork({ draft, ...props }: ScheduleWorkProps) {
  const shown = useShownSchedule(draft);
  const showsSoft = useScheduleSettings((settings) => settings.showsSoft);
  const changes = useMemo(() => shown && placeChanges(draft, shown), [draft, shown]);
  return (
    <PlaceChanges value={changes}>
      <SoftErrors value={showsSoft}>
        <ShownWork {...props} own={draft} draft={shown?.draft ?? draft} shown={shown} />
      </SoftErrors>
    </PlaceChanges>
  );
}

interface ShownWorkProps extends ScheduleWorkProps {
  /** The draft as it is; `draft` has the timetable that is shown. */
  readonly own: Draft;
  readonly shown: ShownSchedule | null;
}

/** Tabs, tools, the timetable and the staging area. */
function ShownWork({ draft, own, shown, view, address }: ShownWorkProps) {
  const { t } = useTranslation();
  const { items, only, isGone, single } = address;
  const step = (by: 1 | -1) => {
    const to = by === 1 ? single?.next : single?.previous;
    if (to) address.show([to.id]);
  };
  const coloring = coloringOf(
    view.kind,
    useScheduleSettings((settings) => settings.coloring),
  );
  const narrow = useMediaQuery('(max-width: 56.25em)', undefined, { getInitialValueInEffect: false });

  const isPanelOpen = useIsPanelOpen();

  const { placed } = useMemo(() => timetableOf(draft), [draft]);
  const blocks = useMemo(() => blocksOf(draft, placed, view, only), [draft, placed, view, only]);
  const [form, setForm] = useState<'add' | 'edit' | null>(null);
  useEntryToOpen((entry) => {
    const isNew = entry.form === viewForm(null);
    if (!isNew && (!view.custom || entry.form !== viewForm(view.custom.id))) return false;
    setForm(isNew ? 'add' : 'edit');
    return true;
  });
  const factsOf = useMemo(() => createFactsOf(draft, placed, coloring), [draft, placed, coloring]);
  // The items to which the view is limited; null for all.
  const staging = useMemo(
    () => (view.kind === 'custom' && only === null ? new Set(items.map(({ id }) => id)) : only),
    [view.kind, only, items],
  );
  const cards = cardsOf(view);
  const staged = useMemo(
    () => stagedLessons(draft, placed, view.kind, staging),
    [draft, placed, view.kind, staging],
  );
  const nobodys = useMemo(() => nobodysLessons(draft, placed), [draft, placed]);
  const findMovable = useCallback(() => {
    if (shown !== null) return [];
    const inSight = new Set(
      blocks.flatMap((block) =>
        block.days.flatMap((day) => day.cells.flatMap((cell) => cell.lessons.map((lesson) => lesson.lesson))),
      ),
    );
    return [...inSight].filter((id) => !draft.lessons[id]?.locked);
  }, [blocks, draft.lessons, shown]);

  const work = useRef<HTMLDivElement>(null);
  const ghost = useRef<HTMLDivElement>(null);
  usePlacingGestures(work, { draft, blocks, isEnabled: shown === null, ghost });
  useEffect(() => (shown === null ? whenIdle(() => prepareAnswers(draft)) : undefined), [draft, shown]);
  useEffect(() => forgetAnswers, []);
  const actions = useMemo(
    () => ({
      move: (id: Id, by: 'touch' | 'keys') => void pickUp(draft, { lessons: [id], by, offset: 0 }),
      openMenu: openMenuBeside,
    }),
    [draft],
  );
  return (
    <LessonActionsContext value={shown === null ? actions : null}>
      <div className={classes.page}>
        <ViewTabs views={address.views} current={view} onAdd={() => setForm('add')} />
        <section className={classes.tools} aria-label={t('schedule.toolbar')}>
          <div className={classes.choices}>
            {single && <StepButton to={single.previous} direction="previous" onStep={step} />}
            <ItemFilter view={view.kind} items={items} only={isGone ? null : only} onChange={address.show} />
            {single && <StepButton to={single.next} direction="next" onStep={step} />}
            <ColoringMenu view={view.kind} hasClassrooms={draft.config.isClassroomsEnabled} />
            {(view.kind === 'global' || view.kind === 'custom') && <LayoutChoice view={view.name} />}
            <ScheduleMenu
              area={work}
              view={view}
              single={single?.id ?? null}
              hasClassrooms={draft.config.isClassroomsEnabled}
              findMovable={findMovable}
              onAddView={() => setForm('add')}
              onEditView={() => setForm('edit')}
            />
            {shown === null && staging !== null && <ImproveShown {...{ draft, view, items: staging }} />}
            {narrow && (
              <StagingDrawer
                lessons={staged}
                view={cards}
                focusRowsOf={(id) => work.current && focusFirstCell(work.current, blocks, draft, id)}
                {...{ draft, placed, nobodys, factsOf }}
              />
            )}
          </div>
          <SolverControls />
        </section>
        <ScheduleStatus draft={own} shown={shown} />
        <div
          ref={work}
          id={SCHEDULE_PANEL}
          role="tabpanel"
          tabIndex={-1}
          aria-labelledby={tabId(view)}
          className={classes.work}
          data-not-taken={shown?.kind}
        >
          {isGone || blocks.length === 0 ? (
            <div className={classes.gone}>
              <p>{t('schedule.empty.gone')}</p>
              <Button variant="default" onClick={() => address.show(null)}>
                {t('schedule.empty.goneButton')}
              </Button>
            </div>
          ) : (
            <ScheduleGrids {...{ draft, placed, view, address }} isReadOnly={shown !== null} onStep={step} />
          )}
          {shown === null && <PlacingLayer area={work} {...{ ghost, draft, placed, blocks, factsOf }} />}
          <ShowOnly value={address.showOnly}>
            <DetailsPanel draft={own} shown={shown} isSheet={narrow} />
          </ShowOnly>
          {!narrow && !isGone && !isPanelOpen && (
            <StagingArea
              lessons={staged}
              filtered={staging !== null}
              view={cards}
              {...{ draft, placed, nobodys, factsOf }}
            />
          )}
        </div>
        <HandOver />
        {form !== null && (
          <CustomViewDialog view={form === 'edit' ? view.custom : null} onClose={() => setForm(null)} />
        )}
      </div>
    </LessonActionsContext>
  );
}
