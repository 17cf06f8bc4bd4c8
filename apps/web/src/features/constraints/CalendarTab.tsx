import { problemKey } from '@bellgrid/constraints';
import type { Id } from '@bellgrid/model';
import { Button, Group, Modal, SegmentedControl } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftSource } from '../../document/draft/draft-source.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import { useShownProblems } from '../../document/run/shown-problems.ts';
import { useFocusReturn } from '../../platform/use-focus-return.ts';
import { CalendarEditor } from '../../ui/calendar-editor/CalendarEditor.tsx';
import type { EditedCalendar } from '../../ui/calendar-editor/calendar-state.ts';
import { MiniCalendar } from '../../ui/calendar-editor/MiniCalendar.tsx';
import { StructurePicker } from '../../ui/calendar-editor/StructurePicker.tsx';
import { useBuiltStructures } from '../../ui/calendar-editor/use-built-structures.ts';
import { useCalendarWidth } from '../../ui/calendar-editor/use-calendar-width.ts';
import { members } from '../../ui/entity-form/members.ts';
import { classroomsByName, groupsByName, teachersByName } from '../../ui/fields/draft-items.ts';
import { everyWordOf } from '../../ui/fields/every-word.ts';
import { firstNames, NAMES_IN_CHIP, PickerChip } from '../../ui/fields/PickerChip.tsx';
import { CalendarBoard } from './CalendarBoard.tsx';
import own from './CalendarTab.module.css';
import classes from './ConstraintsPage.module.css';
import { itemsIn } from './calendar-shares.ts';
import { keptStatus } from './rule-status.ts';
import { ScreenLink } from './ScreenLink.tsx';
import { StatusSign } from './StatusSign.tsx';
import { type TabActions, Toolbar } from './Toolbar.tsx';

const ALL = '';
const NONE = ' ';

/** The calendars of all teachers, classes or classrooms: shares by cell, or one week for each. */
export function CalendarTab({ type, ...actions }: { type: EditedCalendar } & TabActions) {
  const { t } = useTranslation();
  const draft = useDraft((whole) => whole);
  const { problems, source } = useShownProblems();
  const isOfRun = source === 'conflicts';
  const structures = useBuiltStructures();
  const [chosen, setChosen] = useState<Id | null>(null);
  const [only, setOnly] = useState<ReadonlySet<Id> | null>(null);
  const [isConflicting, setConflicting] = useState(false);
  const [view, setView] = useState<'calendar' | 'list'>('calendar');
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<Id | null>(null);
  const structure =
    draft.schoolData.structures[chosen ?? ''] ?? draft.schoolData.structures[structures[0] ?? ''];
  const records = useMemo(() => {
    const all = {
      teacher: () => teachersByName(draft.teachers),
      group: () => groupsByName(draft.groups),
      classroom: () => classroomsByName(draft.classrooms),
    }[type]();
    const inStructure = new Set(structure ? itemsIn(draft, type, structure) : []);
    return all.filter(({ id }) => inStructure.has(id));
  }, [draft, type, structure]);
  const items = useMemo(() => {
    const problemOf = (id: Id) => problems.get(problemKey(`${type}Calendar`, id));
    const shown = records.flatMap(({ id, name, color }) => {
      const problem = problemOf(id);
      const isShown = (only === null || only.has(id)) && (!isConflicting || problem !== undefined);
      return isShown ? { id, name, color, problem } : [];
    });
    // The members of a conflict come first.
    return isOfRun ? shown.toSorted((a, b) => Number(!a.problem) - Number(!b.problem)) : shown;
  }, [records, only, isConflicting, isOfRun, problems, type]);
  const options = structures.flatMap((id) => {
    const each = draft.schoolData.structures[id];
    return each ? [{ value: id, label: each.name }] : [];
  });
  const choose = (id: Id) => {
    if (id === ALL) return setOnly(null);
    if (id === NONE) return setOnly(new Set());
    const next = new Set(only ?? []);
    if (!next.delete(id)) next.add(id);
    setOnly(next);
  };
  const everyone = t(`constraints.calendar.all.${type}`, { count: records.length });
  const names = only === null ? [] : records.flatMap(({ id, name }) => (only.has(id) ? name : []));
  const matches = everyWordOf(search);
  return (
    <>
      <Toolbar
        {...actions}
        search={view === 'list' ? search : null}
        onSearch={setSearch}
        searchLabel={t('common.find')}
        isConflicting={isConflicting}
        onConflicting={setConflicting}
      >
        {records.length > 0 && (
          <PickerChip
            label={t('constraints.calendar.items')}
            isLabelSpoken
            text={
              only === null ? everyone : firstNames(names, NAMES_IN_CHIP) || t('constraints.calendar.nobody')
            }
            isActive={only !== null}
            options={[
              { id: ALL, name: everyone, isChosen: only === null, isSpecial: true, isEvery: true },
              {
                id: NONE,
                name: t('constraints.calendar.nobody'),
                isChosen: only?.size === 0,
                isSpecial: true,
              },
              ...records.map(({ id, name, color }) => ({
                id,
                name,
                color,
                isChosen: only?.has(id) ?? false,
              })),
            ]}
            onChoose={choose}
            onChooseAll={(ids, isOn) => {
              const chosen = [...(only ?? [])];
              setOnly(new Set(isOn ? members(chosen, ids, []) : members(chosen, [], ids)));
            }}
          />
        )}
        <StructurePicker size="xs" options={options} value={structure?.id ?? ''} onChange={setChosen} />
        {records.length > 0 && (
          <SegmentedControl
            size="xs"
            aria-label={t('constraints.calendar.view')}
            data={(['calendar', 'list'] as const).map((value) => ({
              value,
              label: t(`constraints.calendar.views.${value}`),
            }))}
            value={view}
            onChange={(value) => setView(value === 'list' ? 'list' : 'calendar')}
          />
        )}
      </Toolbar>
      {structure === undefined ? (
        <Empty text={t('calendar.noStructure')}>
          <ScreenLink to="structure" />
        </Empty>
      ) : records.length === 0 ? (
        <Empty text={t(`constraints.calendar.empty.${type}`)}>
          <ScreenLink to={type} />
        </Empty>
      ) : items.length === 0 ? (
        <Empty
          text={t(
            only !== null && only.size === 0
              ? `constraints.calendar.selectOne.${type}`
              : 'constraints.calendar.noConflict',
          )}
        />
      ) : view === 'calendar' ? (
        <CalendarBoard key={`${type} ${structure.id}`} type={type} structure={structure} items={items} />
      ) : (
        <ul className={own.list}>
          {items
            .filter(({ name }) => matches(name))
            .map(({ id, name, color, problem }) => (
              <li key={id} data-status={keptStatus(problem, false)}>
                <button type="button" onClick={() => setOpen(id)}>
                  <span className={own.itemName}>
                    <i style={{ background: color }} aria-hidden />
                    <bdi>{name}</bdi>
                    <StatusSign status={keptStatus(problem, false)} t={t} />
                  </span>
                  <MiniCalendar type={type} id={id} structure={structure.id} />
                </button>
              </li>
            ))}
        </ul>
      )}
      {open !== null && <OneCalendar type={type} id={open} onClose={() => setOpen(null)} />}
    </>
  );
}

function Empty({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={classes.empty}>
      <p>{text}</p>
      {children}
    </div>
  );
}

const maps = { teacher: 'teachers', group: 'groups', classroom: 'classrooms' } as const;

/** The calendar of one item, as in its form. */
function OneCalendar({ type, id, onClose }: { type: EditedCalendar; id: Id; onClose: () => void }) {
  const { t } = useTranslation();
  useFocusReturn();
  const { isUnsaved } = useDraftSource();
  const record = useDraft((draft) => draft[maps[type]][id]);
  const built = useBuiltStructures();
  const bases = useMemo(() => [id], [id]);
  const structures = record && 'structure' in record ? [record.structure] : built;
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('constraints.calendar.of', { name: record?.name ?? '' })}
      size={useCalendarWidth()}
    >
      {/* The weight of a calendar is no part of a trial. */}
      <CalendarEditor type={type} bases={bases} structures={structures} hasWeight={!isUnsaved} />
      <Group justify="flex-end" mt="md">
        <Button onClick={onClose}>{t('rules.done')}</Button>
      </Group>
    </Modal>
  );
}
