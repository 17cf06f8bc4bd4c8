import type { Draft, Id } from '@bellgrid/model';
import { Activity, memo, useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { whenIdle } from '../../platform/when-idle.ts';
import { coloringOf } from '../../ui/timetable-grid/color-by.ts';
import {
  type GridBlock,
  type GridLayout,
  type GridPlacement,
  layoutGrid,
} from '../../ui/timetable-grid/grid-layout.ts';
import { createFactsOf, type LessonFacts } from '../../ui/timetable-grid/lesson-facts.ts';
import { type ScheduleView, type ShownView, scheduleViews } from '../../ui/timetable-grid/schedule-view.ts';
import { TimetableGrid } from '../../ui/timetable-grid/TimetableGrid.tsx';
import { WideGrid } from '../../ui/wide-grid/WideGrid.tsx';
import { groupByStructure } from '../../ui/wide-grid/wide-geometry.ts';
import { customItems, itemsOfView } from './available-views.ts';
import { CellAnswers } from './placing/CellAnswers.tsx';
import classes from './ScheduleGrids.module.css';
import { useScheduleSettings } from './schedule-settings.ts';
import { type ScheduleAddress, selectedItems } from './use-schedule-address.ts';
import { viewName } from './ViewTabs.tsx';

/** The number of views that stay rendered besides the one that is shown. */
const KEPT = 5;

/** The kind of items by which a view's cards are worded. */
export const cardsOf = ({ kind }: ShownView) =>
  kind === 'teachers' || kind === 'classrooms' ? kind : 'classes';

interface GridsProps {
  readonly draft: Draft;
  /** The placed lessons of the draft. */
  readonly placed: ReadonlyMap<Id, GridPlacement>;
  readonly view: ShownView;
  readonly address: ScheduleAddress;
  readonly isReadOnly: boolean;
  readonly onStep: (by: 1 | -1) => void;
}

/**
 * The timetable in the shown view. The views that were shown before stay rendered, hidden, and so is the Global View, which
 * has most cells, as soon as the browser has time: going to one of them then takes only its layout.
 */
export function ScheduleGrids({ draft, placed, view, address, isReadOnly, onStep }: GridsProps) {
  const [kept, setKept] = useState<readonly string[]>([]);
  const { views, only, single } = address;
  const shown = view.name;
  useEffect(() => setKept((before) => withFirst(before, shown)), [shown]);
  useEffect(() => whenIdle(() => setKept((before) => withLast(before, 'global'))), []);
  useEffect(() => forgetLayouts, []);
  return views.map((each) => {
    const isShown = each.name === shown;
    if (!isShown && !kept.includes(each.name)) return null;
    const own = isShown ? { only, ...(single ? { single: single.id, onStep } : {}) } : {};
    return (
      <div key={each.name} className={classes.view} data-grid data-kept={!isShown || undefined}>
        <Activity mode={isShown ? 'visible' : 'hidden'}>
          <ViewGrid {...{ draft, placed, isReadOnly }} view={isShown ? view : each} {...own} />
        </Activity>
      </div>
    );
  });
}

const withFirst = (names: readonly string[], name: string): readonly string[] =>
  names[0] === name ? names : [name, ...names.filter((each) => each !== name)].slice(0, KEPT);

const withLast = (names: readonly string[], name: string): readonly string[] =>
  names.includes(name) ? names : [...names.slice(0, KEPT - 1), name];

interface ViewGridProps extends Pick<GridsProps, 'draft' | 'placed'> {
  readonly view: ShownView;
  /** The items to show, null for all; without it those that the settings select. */
  readonly only?: ReadonlySet<Id> | null;
  /** The only item, where it is chosen by its own address. */
  readonly single?: Id | undefined;
  readonly isReadOnly: boolean;
  readonly onStep?: (by: 1 | -1) => void;
}

/** One view. The list of the views that are kept changes after each change of view, and does not render them again. */
const ViewGrid = memo(function ViewGrid(all: ViewGridProps) {
  const { draft, placed, view, single, isReadOnly, onStep, ...props } = all;
  const { t } = useTranslation();
  const selected = useScheduleSettings((settings) => settings.shown[view.name] ?? null);
  const remembered = useMemo(
    () => selectedItems(view, itemsOfView(draft, view), selected),
    [draft, view, selected],
  );
  const only = props.only === undefined ? remembered : props.only;
  const small = useScheduleSettings((settings) => settings.smallCards);
  const layout = useScheduleSettings(({ layouts }) => layouts[view.name] ?? 'rows');
  const coloring = coloringOf(
    view.kind,
    useScheduleSettings((settings) => settings.coloring),
  );
  const blocks = useMemo(() => blocksOf(draft, placed, view, only), [draft, placed, view, only]);
  const [latest] = useState(() => new Map<Id, LessonFacts>());
  const factsOf = useMemo(
    () => createFactsOf(draft, placed, coloring, latest),
    [draft, placed, coloring, latest],
  );
  const { days: schoolDays, structures } = draft.schoolData;
  const dayLabels = useMemo(() => schoolDays.map((day) => day.label), [schoolDays]);
  const days = useMemo(
    () =>
      schoolDays.flatMap(({ id }, day) =>
        view.kind !== 'days' || only === null || only.has(id) ? [day] : [],
      ),
    [schoolDays, view.kind, only],
  );
  const structureNames = useMemo(
    () => new Map(Object.values(structures).map(({ id, name }) => [id, name])),
    [structures],
  );
  const overBlock = useCallback(
    (block: GridBlock, onlyDay: number | null) => <CellAnswers {...{ draft, block, factsOf, onlyDay }} />,
    [draft, factsOf],
  );
  if (blocks.length === 0) return null;
  if (view.kind === 'days' || view.kind === 'global' || view.kind === 'custom')
    return (
      <WideGrid
        key={layout}
        label={t('views.gridLabel', { name: viewName(t, view) })}
        layout={view.kind === 'days' ? 'days' : layout}
        {...{ blocks, days, dayLabels, structureNames, factsOf, small, overBlock, isReadOnly }}
        source={draft}
        scrollKey={`schedule/${view.name}/${layout}/${single ?? ''}`}
      />
    );
  return (
    <TimetableGrid
      key={single === undefined ? 'all' : 'one'}
      view={cardsOf(view)}
      {...{ blocks, dayLabels, factsOf, small, overBlock, isReadOnly }}
      scrollKey={`schedule/${view.name}/${single ?? ''}`}
      {...(single !== undefined && onStep ? { onStep } : {})}
    />
  );
});

interface Layouts {
  readonly draft: Draft;
  readonly byItems: Map<string, GridLayout>;
}

let latest: Layouts | null = null;
let before: Layouts | null = null;

/** Forgets the layouts of all drafts. */
function forgetLayouts(): void {
  latest = null;
  before = null;
}

/** The blocks of items of a kind, kept while the draft stays as it is: views of the same items share them. */
function layoutOnce(
  draft: Draft,
  placed: ReadonlyMap<Id, GridPlacement>,
  kind: ScheduleView,
  only: ReadonlySet<Id> | null,
): readonly GridBlock[] {
  if (latest?.draft !== draft) {
    before = latest;
    latest = { draft, byItems: new Map() };
  }
  const key = JSON.stringify([kind, only && [...only]]);
  const layout = latest.byItems.get(key) ?? layoutGrid(draft, placed, kind, only, before?.byItems.get(key));
  latest.byItems.set(key, layout);
  return layout.blocks;
}

/** The blocks of a view; several items on one screen are in the order of their structures. */
export function blocksOf(
  draft: Draft,
  placed: ReadonlyMap<Id, GridPlacement>,
  view: ShownView,
  only: ReadonlySet<Id> | null,
): readonly GridBlock[] {
  const { kind, custom } = view;
  if (kind === 'days') return groupByStructure(layoutOnce(draft, placed, 'classes', null));
  if (kind === 'global') return groupByStructure(layoutOnce(draft, placed, 'classes', only));
  if (custom === null) return layoutOnce(draft, placed, kind, only);
  const blocks = scheduleViews.flatMap((each) => {
    const own = customItems(draft, custom, each).filter((id) => only === null || only.has(id));
    return own.length === 0 ? [] : layoutOnce(draft, placed, each, new Set(own));
  });
  return groupByStructure(blocks);
}
