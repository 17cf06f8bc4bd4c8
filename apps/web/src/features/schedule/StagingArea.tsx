import type { Draft, Id, Lesson } from '@bellgrid/model';
import { ActionIcon, SegmentedControl, TextInput } from '@mantine/core';
import {
  IconChecks,
  IconChevronsLeft,
  IconChevronsRight,
  IconDotsVertical,
  IconExclamationCircle,
  IconSearch,
} from '@tabler/icons-react';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import {
  type KeyboardEvent,
  useContext,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import { useBrokenCount, useIsChecked } from '../../document/pre-check/broken-rules.ts';
import { itemAfterKey, itemOf, useRovingItems } from '../../ui/entity-list/use-roving-items.ts';
import { withIndex } from '../../ui/entity-list/with-index.ts';
import { everyWordOf } from '../../ui/fields/every-word.ts';
import type { GridPlacement } from '../../ui/timetable-grid/grid-layout.ts';
import { LessonCard } from '../../ui/timetable-grid/LessonCard.tsx';
import { LessonActionsContext } from '../../ui/timetable-grid/LessonDetails.tsx';
import { LessonFloats } from '../../ui/timetable-grid/LessonFloats.tsx';
import type { FactsOf } from '../../ui/timetable-grid/lesson-facts.ts';
import { lessonLabel } from '../../ui/timetable-grid/lesson-words.ts';
import type { ScheduleView } from '../../ui/timetable-grid/schedule-view.ts';
import { NobodysLessons, type NobodysSubjects } from './NobodysLessons.tsx';
import { FindPlaces } from './placing/FindPlaces.tsx';
import { usePlacing } from './placing/placing-store.ts';
import classes from './StagingArea.module.css';
import { changeScheduleSettings, useScheduleSettings } from './schedule-settings.ts';
import { groupStaged } from './staged-lessons.ts';

export interface StagingAreaProps {
  readonly draft: Draft;
  readonly placed: ReadonlyMap<Id, GridPlacement>;
  readonly lessons: readonly Lesson[];
  /** The subjects of lessons without class and teacher. */
  readonly nobodys: NobodysSubjects;
  readonly view: ScheduleView;
  readonly factsOf: FactsOf;
  /** Only the lessons of some items are shown. */
  readonly filtered?: boolean;
}

const CARD = 49;
const HEADING = 26;

/** The unplaced lessons, with a search; a narrow strip when there are none. */
export function StagingArea({ filtered = false, ...props }: StagingAreaProps) {
  const { lessons, nobodys } = props;
  const { t } = useTranslation();
  const isHidden = useScheduleSettings(({ hidesStaging }) => hidesStaging);
  const isBroken = useBrokenCount() > 0;
  const isChecked = useIsChecked();
  const isTarget = usePlacing(({ target }) => target?.kind === 'staging') || undefined;
  const hasLessons = useDraft((draft) => Object.keys(draft.lessons).length > 0);
  if (!hasLessons)
    return (
      <aside data-staging className={classes.strip} aria-label={t('schedule.staging.title')}>
        <p>{t('schedule.hint.noLessons')}</p>
        <NobodysLessons subjects={nobodys} isNarrow />
      </aside>
    );
  if (lessons.length === 0) {
    const words = filtered ? 'schedule.staging.emptyFor' : 'schedule.staging.empty';
    return (
      <aside
        data-staging
        data-target={isTarget}
        className={classes.strip}
        data-tone={isBroken ? 'hard' : isChecked ? 'good' : undefined}
        aria-label={t('schedule.staging.title')}
      >
        {isBroken ? <IconExclamationCircle size={18} aria-hidden /> : <IconChecks size={18} aria-hidden />}
        <p>{t(isBroken ? `${words}Broken` : words)}</p>
        <NobodysLessons subjects={nobodys} isNarrow />
      </aside>
    );
  }
  if (isHidden)
    return (
      <aside
        data-staging
        data-target={isTarget}
        className={classes.strip}
        aria-label={t('schedule.staging.title')}
      >
        <ActionIcon
          size={30}
          aria-label={t('schedule.staging.showAgain')}
          title={t('schedule.staging.showAgain')}
          onClick={() => changeScheduleSettings({ hidesStaging: false })}
        >
          <IconChevronsLeft size={18} aria-hidden className={classes.turned} />
        </ActionIcon>
        <p>{t('schedule.staging.count', { count: lessons.length })}</p>
      </aside>
    );
  return (
    <aside
      data-staging
      data-target={isTarget}
      className={classes.panel}
      aria-label={t('schedule.staging.title')}
    >
      <h2 className={classes.heading}>
        {t('schedule.staging.title')}
        <small title={t('schedule.staging.count', { count: lessons.length })}>
          {t('names.number', { value: lessons.length })}
        </small>
        <span className={classes.tools}>
          <FindPlaces lessons={lessons} />
          <ActionIcon
            size={26}
            aria-label={t('schedule.staging.hide')}
            title={t('schedule.staging.hide')}
            onClick={() => changeScheduleSettings({ hidesStaging: true })}
          >
            <IconChevronsRight size={16} aria-hidden className={classes.turned} />
          </ActionIcon>
        </span>
      </h2>
      <StagedLessons {...props} />
    </aside>
  );
}

/**
 * The staging area's search and cards, in any container. The cards are one tab stop; arrow keys go through
 * them.
 *
 * @param onTake takes the card that a finger taps, which otherwise says its details, and that Space picks up
 */
export function StagedLessons({
  draft,
  placed,
  lessons,
  nobodys,
  view,
  factsOf,
  onTake,
}: StagingAreaProps & { readonly onTake?: ((lesson: Id, by: 'touch' | 'keys') => void) | undefined }) {
  const { t } = useTranslation();
  const by = useScheduleSettings(({ stagingBy }) => stagingBy);
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search);
  const found = useMemo(() => {
    const isWanted = everyWordOf(wanted);
    const matching = lessons.filter((lesson) => isWanted(lessonLabel(t, factsOf(lesson.id))));
    return groupStaged(draft, placed, matching, by);
  }, [draft, placed, lessons, wanted, factsOf, by, t]);
  const searchField = useRef<HTMLInputElement>(null);
  const roving = useRovingItems(found, searchField);
  const list = roving.container;
  const virtualizer = useVirtualizer({
    count: found.length,
    getScrollElement: () => list.current,
    estimateSize: (index) => CARD + (found[index]?.heading ? HEADING : 0),
    getItemKey: (index) => found[index]?.id ?? index,
    overscan: 4,
    // The tab stop stays rendered, so that scrolling does not lose the focus.
    rangeExtractor: (range) => withIndex(defaultRangeExtractor(range), roving.activeIndex, found.length),
    initialRect: { width: 200, height: 700 },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other lessons may have headings in other places.
  useLayoutEffect(() => virtualizer.measure(), [found, virtualizer]);
  useLayoutEffect(() => {
    roving.scrollTo.current = (index) => virtualizer.scrollToIndex(index);
  }, [roving.scrollTo, virtualizer]);
  useLayoutEffect(roving.settle);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const item = itemOf(event);
    if (item === null || event.altKey || event.ctrlKey || event.metaKey) return;
    if (onTake && event.key === ' ') {
      event.preventDefault();
      return onTake(item, 'keys');
    }
    const next = itemAfterKey(event.key, roving.activeIndex, found.length, 1, false);
    if (next === null) return;
    event.preventDefault();
    roving.focusItem(found[next]?.id ?? null);
  };
  return (
    <>
      <TextInput
        ref={searchField}
        size="sm"
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        placeholder={t('schedule.staging.searchShort')}
        aria-label={t('schedule.staging.search')}
        leftSection={<IconSearch size={14} aria-hidden />}
        className={classes.search}
      />
      <SegmentedControl
        size="xs"
        className={classes.by}
        aria-label={t('schedule.staging.byLabel')}
        title={t('schedule.staging.byLabel')}
        value={by}
        onChange={(stagingBy) => changeScheduleSettings({ stagingBy })}
        data={(['class', 'teacher'] as const).map((value) => ({
          value,
          label: t(`schedule.staging.by.${value}`),
        }))}
      />
      <div ref={list} className={classes.list}>
        <ul
          aria-label={t('schedule.staging.count', { count: found.length })}
          style={{ height: virtualizer.getTotalSize() }}
          onKeyDown={onKeyDown}
          onClickCapture={(event) => {
            const { nativeEvent, target } = event;
            const isTap = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';
            const card = target instanceof Element ? target.closest('[data-item]') : null;
            const lesson = card?.getAttribute('data-item');
            if (!onTake || !lesson || !isTap) return;
            event.stopPropagation();
            onTake(lesson, 'touch');
          }}
          onFocus={(event) => {
            const id = event.target.dataset.item;
            if (id !== undefined) roving.onFocus(id);
          }}
        >
          {virtualizer.getVirtualItems().map((item) => {
            const staged = found[item.index];
            if (!staged) return null;
            const { lesson, heading } = staged;
            return (
              <li
                key={item.key}
                className={classes.item}
                style={{ insetBlockStart: item.start }}
                aria-setsize={found.length}
                aria-posinset={item.index + 1}
              >
                {heading && (
                  <h3 className={classes.group}>
                    <bdi>{heading.name ?? t(`schedule.staging.nobodysGroup.${by}`)}</bdi>
                    <small>{heading.lessons}</small>
                  </h3>
                )}
                <div>
                  <LessonCard
                    facts={factsOf(lesson.id)}
                    view="staging"
                    tabbable={lesson.id === roving.activeId}
                    numbered
                    t={t}
                  />
                  {onTake && <MenuButton lesson={lesson.id} tabbable={lesson.id === roving.activeId} />}
                </div>
              </li>
            );
          })}
        </ul>
      </div>
      {found.length === 0 && <p className={classes.none}>{t('schedule.staging.noMatch')}</p>}
      <NobodysLessons subjects={nobodys} />
      <LessonFloats container={list} {...{ view, factsOf }} />
    </>
  );
}

/** Opens the menu of a lesson whose card a finger takes. */
function MenuButton({ lesson, tabbable }: { readonly lesson: Id; readonly tabbable: boolean }) {
  const { t } = useTranslation();
  const actions = useContext(LessonActionsContext);
  return (
    <ActionIcon
      variant="default"
      size={32}
      tabIndex={tabbable ? 0 : -1}
      aria-label={t('placing.menu.open')}
      aria-haspopup="menu"
      onClick={({ currentTarget: { previousElementSibling: card } }) => {
        // Its details open at the card.
        if (card instanceof HTMLElement) actions?.openMenu(lesson, card);
      }}
    >
      <IconDotsVertical size={16} aria-hidden />
    </ActionIcon>
  );
}
