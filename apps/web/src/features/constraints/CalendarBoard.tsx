import { problemKey } from '@bellgrid/constraints';
import { type CellRef, commands, hasSchool, type Id, LEVEL, type ScheduleStructure } from '@bellgrid/model';
import { CloseButton, TextInput } from '@mantine/core';
import { IconCheck, IconSearch, IconTilde, IconX } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftSource } from '../../document/draft/draft-source.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import { useShownProblems } from '../../document/run/shown-problems.ts';
import { calendarState, type EditedCalendar, stateName } from '../../ui/calendar-editor/calendar-state.ts';
import { CellGrid } from '../../ui/cell-grid/CellGrid.tsx';
import { cellsOfStroke, isInStroke } from '../../ui/cell-grid/cell-stroke.ts';
import { everyWordOf } from '../../ui/fields/every-word.ts';
import classes from './CalendarTab.module.css';
import { calendarShares, NO_SHARE, shareKey } from './calendar-shares.ts';
import { StatusSign } from './StatusSign.tsx';

type Level = typeof LEVEL.NONE | typeof LEVEL.SOFT | typeof LEVEL.HARD;

interface Item {
  readonly id: Id;
  readonly name: string;
  readonly color: string;
}

interface CalendarBoardProps {
  readonly type: EditedCalendar;
  readonly structure: ScheduleStructure;
  readonly items: readonly Item[];
}

/** The week with the shares of each cell; the chosen cells are changed in the pane beside it. */
export function CalendarBoard({ type, structure, items }: CalendarBoardProps) {
  const { t } = useTranslation();
  const { days } = useDraft((draft) => draft.schoolData);
  const constraints = useDraft((draft) => draft.constraints);
  const { problems } = useShownProblems();
  const [chosen, setChosen] = useState<readonly CellRef[]>([]);
  const [search, setSearch] = useState('');
  const week = useRef<HTMLDivElement>(null);
  // On a phone the pane takes room from the week.
  useEffect(() => {
    if (chosen.length === 0) return;
    const cell = week.current?.querySelector('[aria-pressed=true]');
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosen]);
  const shares = useMemo(
    () =>
      calendarShares({ constraints }, problems, {
        type,
        structure: structure.id,
        items: new Set(items.map(({ id }) => id)),
      }),
    [constraints, problems, type, structure.id, items],
  );
  const isChosen = (cell: CellRef) => chosen.some((each) => shareKey(each) === shareKey(cell));
  const choose = (cells: readonly CellRef[]) =>
    setChosen(cells.filter(({ day, period }) => hasSchool(structure, day, period)));
  const { periods } = structure;
  return (
    <div className={classes.board} data-open={chosen.length > 0 || undefined}>
      <div ref={week} className={classes.week}>
        <Legend type={type} />
        <CellGrid
          isRoomy
          label={structure.name}
          days={days}
          periods={periods}
          dayLabel={(day) => t('constraints.calendar.chooseDay', { day: day.label })}
          periodLabel={(period) => t('constraints.calendar.choosePeriod', { period })}
          onDay={(day) => choose(periods.map((_, period) => ({ day, period })))}
          onPeriod={(period) => choose(days.map((_, day) => ({ day, period })))}
          onStroke={(stroke) => choose(cellsOfStroke(stroke))}
          cell={({ place, stop, stroke, day, period }) => {
            const cell = { day, period };
            const isOpen = hasSchool(structure, day, period);
            const share = shares.get(shareKey(cell)) ?? NO_SHARE;
            const { hard, soft, hardProblems, softProblems } = share;
            const none = items.length - hard - soft;
            const isPressed = stroke !== null ? isInStroke(stroke, cell) : isChosen(cell);
            const words = isOpen
              ? t(`constraints.calendar.share.${type}`, { none, soft, hard })
              : t('calendar.noSchool');
            const marks = [
              ...(hardProblems > 0 ? [t('constraints.badge.hard', { count: hardProblems })] : []),
              ...(softProblems > 0 ? [t('constraints.badge.soft', { count: softProblems })] : []),
            ];
            const label = t('calendar.cell', { place, state: [words, ...marks].join(', ') });
            return (
              <button
                type="button"
                {...stop}
                className={classes.cell}
                data-closed={!isOpen || undefined}
                aria-disabled={!isOpen || undefined}
                aria-pressed={isPressed}
                aria-label={label}
                title={label}
                onClick={() => choose([cell])}
              >
                {isOpen && (
                  <>
                    <span className={classes.counts} aria-hidden>
                      {hard > 0 && <span data-level="hard">{hard}</span>}
                      {soft > 0 && <span data-level="soft">{soft}</span>}
                      {none > 0 && <span data-level="none">{none}</span>}
                    </span>
                    <span className={classes.bar} aria-hidden>
                      <i data-level="hard" style={{ flexGrow: hard }} />
                      <i data-level="soft" style={{ flexGrow: soft }} />
                      <i data-level="none" style={{ flexGrow: none }} />
                    </span>
                    {(hardProblems > 0 || softProblems > 0) && (
                      <span className={classes.marks} aria-hidden>
                        {hardProblems > 0 && <b data-tone="hard">{hardProblems}</b>}
                        {softProblems > 0 && <b data-tone="soft">{softProblems}</b>}
                      </span>
                    )}
                  </>
                )}
              </button>
            );
          }}
        />
      </div>
      <Pane
        key={chosen.map(shareKey).join(' ')}
        {...{ type, structure, items, chosen, search }}
        onSearch={setSearch}
        onClose={() => setChosen([])}
      />
    </div>
  );
}

const levelsOf = (type: EditedCalendar): readonly Level[] =>
  type === 'teacher' ? [LEVEL.NONE, LEVEL.SOFT, LEVEL.HARD] : [LEVEL.NONE, LEVEL.HARD];

const levelNames = { [LEVEL.NONE]: 'none', [LEVEL.SOFT]: 'soft', [LEVEL.HARD]: 'hard' } as const;
/** The words of a level are those of the calendar forms. */
const levelText = (type: EditedCalendar, level: number | null) =>
  `calendar.${stateName(type, calendarState(level === null ? [] : [level as Level]))}` as const;

const levelSigns = { [LEVEL.NONE]: IconCheck, [LEVEL.SOFT]: IconTilde, [LEVEL.HARD]: IconX } as const;

function Legend({ type }: { type: EditedCalendar }) {
  const { t } = useTranslation();
  return (
    <ul className={classes.legend}>
      <li>{t(`constraints.calendar.counts.${type}`)}</li>
      {levelsOf(type).map((level) => (
        <li key={level}>
          <i data-level={levelNames[level]} aria-hidden />
          {t(levelText(type, level))}
        </li>
      ))}
    </ul>
  );
}

interface PaneProps extends CalendarBoardProps {
  readonly chosen: readonly CellRef[];
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly onClose: () => void;
}

/** Fewer are all in sight. */
const MANY = 8;

/**
 * The items with their states in the chosen cells, those first that have a problem there or are not available; each state
 * is a button, and above them those for all that are found.
 */
function Pane({ type, structure, items, chosen, search, onSearch, onClose }: PaneProps) {
  const { t } = useTranslation();
  const { run } = useDraftSource();
  const days = useDraft((draft) => draft.schoolData.days);
  const constraints = useDraft((draft) => draft.constraints);
  const { problems } = useShownProblems();
  const levels = useMemo(() => {
    const wanted = new Set(chosen.map(shareKey));
    const found = new Map<Id, number[]>();
    for (const cell of Object.values(constraints)) {
      if (cell.type !== type || cell.structure !== structure.id || !wanted.has(shareKey(cell))) continue;
      found.set(cell.base, [...(found.get(cell.base) ?? []), cell.level]);
    }
    return found;
  }, [constraints, chosen, type, structure.id]);
  /** The level of an item in all of the cells; null where they differ. */
  const levelOf = (id: Id): number | null => {
    const own = levels.get(id) ?? [];
    const all = new Set(own.length < chosen.length ? [LEVEL.NONE, ...own] : own);
    return all.size === 1 ? ([...all][0] ?? null) : null;
  };
  /** The more, the less an item is available in the cells. */
  const restriction = (id: Id): number => (levels.get(id) ?? []).reduce((sum, level) => sum + level, 0);
  const set = (bases: readonly Id[], level: Level) =>
    run(commands.setCalendarCells, {
      type,
      bases: [...bases],
      structure: structure.id,
      cells: [...chosen],
      level,
    });
  const [first] = chosen;
  const title =
    chosen.length === 1 && first
      ? `${days[first.day]?.label ?? ''}, ${structure.periods[first.period]?.label || first.period + 1}`
      : t('constraints.calendar.cells', { count: chosen.length });
  /** The state of an item in the chosen cells. */
  const statusOf = (id: Id) => {
    const broken = (problems.get(problemKey(`${type}Calendar`, id))?.cells ?? []).filter(
      (cell) => cell.structure === structure.id && chosen.some((each) => shareKey(each) === shareKey(cell)),
    );
    if (broken.length === 0) return 'unknown';
    return broken.some(({ isHard }) => isHard) ? 'hard' : 'soft';
  };
  // The order is that of the moment at which the cells were chosen: no row moves away from under the pointer.
  const [order] = useState(() => {
    const gravity = new Map(items.map(({ id }) => [id, 1000 * problemRanks[statusOf(id)] + restriction(id)]));
    const sorted = items.toSorted((a, b) => (gravity.get(b.id) ?? 0) - (gravity.get(a.id) ?? 0));
    return new Map(sorted.map(({ id }, index) => [id, index]));
  });
  if (chosen.length === 0)
    return <aside className={classes.pane}>{t('constraints.calendar.clickCell')}</aside>;
  const isMany = items.length > MANY;
  const matches = everyWordOf(isMany ? search : '');
  const placeOf = ({ id }: Item) => order.get(id) ?? items.length;
  const found = items.filter(({ name }) => matches(name)).sort((a, b) => placeOf(a) - placeOf(b));
  const ids = found.map(({ id }) => id);
  return (
    <aside className={classes.pane} aria-label={title}>
      <header>
        <h2>{title}</h2>
        <CloseButton size="sm" aria-label={t('common.close')} onClick={onClose} />
      </header>
      {isMany && (
        <TextInput
          size="xs"
          mb={8}
          leftSection={<IconSearch size={14} stroke={1.8} aria-hidden />}
          value={search}
          placeholder={t('common.find')}
          aria-label={t('common.find')}
          onChange={(event) => onSearch(event.currentTarget.value)}
        />
      )}
      {found.length === 0 ? (
        <p className={classes.noneFound}>{t('fields.noMatch')}</p>
      ) : (
        <div className={classes.everyone}>
          <span>{t(`constraints.calendar.all.${type}`, { count: found.length })}</span>
          <Levels
            type={type}
            name={t(`constraints.calendar.all.${type}`, { count: found.length })}
            level={null}
            onChange={(level) => set(ids, level)}
          />
        </div>
      )}
      <ul>
        {found.map(({ id, name, color }) => {
          const level = levelOf(id);
          return (
            <li key={id} data-status={statusOf(id)}>
              <span className={classes.itemName}>
                <i style={{ background: color }} aria-hidden />
                <bdi>{name}</bdi>
                <StatusSign status={statusOf(id)} t={t} />
                <small>{t(levelText(type, level))}</small>
              </span>
              <Levels type={type} name={name} level={level} onChange={(next) => set([id], next)} />
            </li>
          );
        })}
      </ul>
    </aside>
  );
}

const problemRanks = { unknown: 0, soft: 1, hard: 2 } as const;

interface LevelsProps {
  readonly type: EditedCalendar;
  /** The item that the states belong to. */
  readonly name: string;
  readonly level: number | null;
  readonly onChange: (level: Level) => void;
}

function Levels({ type, name, level: current, onChange }: LevelsProps) {
  const { t } = useTranslation();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of buttons, not a set of fields.
    <span className={classes.levels} role="group" aria-label={name}>
      {levelsOf(type).map((level) => {
        const Sign = levelSigns[level];
        const words = t(levelText(type, level));
        return (
          <button
            key={level}
            type="button"
            data-level={levelNames[level]}
            aria-pressed={level === current}
            aria-label={words}
            title={words}
            onClick={() => onChange(level)}
          >
            <Sign size={14} stroke={2.4} aria-hidden />
          </button>
        );
      })}
    </span>
  );
}
