import {
  abbreviate,
  cleanName,
  commands,
  createId,
  type Draft,
  type Id,
  type MatrixRow,
  nameKey,
  nextColor,
  subjectStructure,
} from '@bellgrid/model';
import { ActionIcon, Button, TextInput, Tooltip } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconArrowsExchange, IconClipboardText } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { type ReactNode, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openDraft } from '../../document/draft/draft-source.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import { rememberOnPage, usePageMemory } from '../../platform/page-memory/page-memory.ts';
import { useBuiltStructures } from '../../ui/calendar-editor/use-built-structures.ts';
import list from '../../ui/entity-list/EntityList.module.css';
import { everyWordOf } from '../../ui/fields/every-word.ts';
import classes from './CurriculumMatrix.module.css';
import { type Head, TotalText } from './MatrixCell.tsx';
import { MatrixGrid, type MatrixHandle } from './MatrixGrid.tsx';
import { MatrixPhone } from './MatrixPhone.tsx';
import { MatrixQuestion, type Question } from './MatrixQuestion.tsx';
import { MatrixSide } from './MatrixSide.tsx';
import type { MatrixArea, Spot } from './matrix-area.ts';
import { type CellPlace, createMatrixEdits } from './matrix-edits.ts';
import {
  type CellView,
  cellView,
  createOwnerOf,
  matrixColumns,
  matrixRows,
  matrixTotals,
  type NewRow,
  rowPeriods,
} from './matrix-model.ts';
import { PasteDialog } from './PasteDialog.tsx';
import { useStableOrder } from './use-stable-order.ts';

const TURNED = 'matrix turned';

/** The lessons a week of all subjects and classes in one table, with who teaches them. */
export function CurriculumMatrix({ views, tools }: { readonly views: ReactNode; readonly tools: ReactNode }) {
  const { t } = useTranslation();
  const draft = useDraft((whole) => whole);
  const later = useDeferredValue(draft);
  const isPhone = useMediaQuery('(max-width: 599px)', false, { getInitialValueInEffect: false });
  const isTurned = usePageMemory(({ memory }) => memory[TURNED] === true) && !isPhone;
  const [added, setAdded] = useState<readonly NewRow[]>([]);
  const [search, setSearch] = useState('');
  const [area, setArea] = useState<MatrixArea>({ active: { row: 0, column: 0 }, end: { row: 0, column: 0 } });
  const [question, setQuestion] = useState<Question | null>(null);
  const [isPasting, setPasting] = useState(false);
  const handle = useRef<MatrixHandle>(null);
  const structures = useBuiltStructures();

  const allRows = useStableOrder(
    useMemo(() => matrixRows(draft, added), [draft, added]),
    rowKeyOf,
  );
  const columns = useStableOrder(
    useMemo(() => matrixColumns(draft, t), [draft, t]),
    columnKeyOf,
  );
  const rows = useMemo(() => {
    const isWanted = everyWordOf(search);
    return allRows.filter(({ name, shortName }) => isWanted(`${name} ${shortName}`));
  }, [allRows, search]);
  const ownerOf = useMemo(() => createOwnerOf(columns), [columns]);

  /** The subject row and the class of a cell of the screen. */
  const placeOf = useCallback(
    ({ row, column }: Spot): CellPlace | null => {
      const subject = rows[isTurned ? column : row];
      const group = columns[isTurned ? row : column];
      return subject && group ? { row: subject, group: group.id } : null;
    },
    [rows, columns, isTurned],
  );
  const cellAt = useMemo(
    () =>
      onceBySpot((spot): CellView => {
        const place = placeOf(spot);
        return place ? cellView(draft, place.row, place.group, ownerOf, t) : NO_CELL;
      }),
    [placeOf, draft, ownerOf, t],
  );
  const names = useMemo(() => new Map(columns.map(({ id, name }) => [id, name])), [columns]);
  const labelOf = useMemo(
    () =>
      onceBySpot((spot): string => {
        const place = placeOf(spot);
        if (!place) return '';
        const values = { subject: place.row.name, class: names.get(place.group) ?? '', interpolation: PLAIN };
        const view = cellAt(spot);
        if (view.kind === 'filled') {
          const lessons = view.mark === '' ? view.lessons : `${view.lessons} ${view.mark}`;
          return t('curriculum.cell.filled', {
            ...values,
            lessons,
            teachers: view.isOpen ? t('curriculum.open') : view.teachers,
          });
        }
        return t(`curriculum.cell.${view.kind}`, { ...values, lessons: view.lessons });
      }),
    [placeOf, names, cellAt, t],
  );

  const size = isTurned
    ? { rows: columns.length, columns: rows.length }
    : { rows: rows.length, columns: columns.length };
  const edits = createMatrixEdits({
    ...{ t, placeOf, cellAt, ownerOf, rows: allRows, columns, size },
    ask: setQuestion,
  });
  const { onEnter, onPaste } = edits.onCells;

  const totals = useMemo(() => matrixTotals(later), [later]);
  const sums = useMemo(() => rows.map((row) => rowPeriods(later, row)), [later, rows]);
  const subjectHeads = rows.map((row): Head => {
    const structure = structures.length > 1 ? (draft.schoolData.structures[row.structure]?.name ?? '') : '';
    const short = row.shortName || abbreviate(row.name);
    const line = row.line > 0 ? t('curriculum.line', { number: row.line + 1 }) : short;
    return {
      key: row.key,
      name: row.name,
      hint: [line, structure].filter(Boolean).join(' · '),
      color: row.color,
    };
  });
  const classHeads = columns.map(
    ({ id, name }): Head => ({ key: id || 'none', name, hint: '', color: null }),
  );
  const subjectTotal = (index: number) => sums[index] ?? null;
  const classTotal = (index: number) => {
    const id = columns[index]?.id;
    return id && later.groups[id] ? <TotalText {...totals.ofClass(id)} /> : null;
  };

  const addRow = (name: string) => {
    const structure = freeStructure(allRows, name, structures) ?? subjectStructure(draft, [], null);
    const key = nameKey(name);
    const known = allRows.findIndex((row) => nameKey(row.name) === key && row.structure === structure);
    // The index is one of all rows.
    setSearch('');
    if (known === -1) setAdded([...added, { name: cleanName(name), structure }]);
    // The new row is the last one.
    const row = known === -1 ? allRows.length : known;
    requestAnimationFrame(() =>
      handle.current?.focus(isTurned ? { row: 0, column: row } : { row, column: 0 }),
    );
  };
  const addClass = (name: string) => {
    const known = columns.findIndex((column) => nameKey(column.name) === nameKey(name));
    const at = known === -1 ? columns.length : known;
    if (known === -1) {
      const color = nextColor(openDraft.draft, 'groups');
      const structure = subjectStructure(openDraft.draft, [], null);
      const group = { id: createId(), name: cleanName(name), color, structure };
      if (!openDraft.run(commands.setGroup, { group })) return false;
    }
    if (rows.length > 0)
      requestAnimationFrame(() =>
        handle.current?.focus(isTurned ? { row: at, column: 0 } : { row: 0, column: at }),
      );
    return true;
  };
  const newSubject = <NewName label={t('curriculum.newSubject')} onAdd={addRow} />;
  const newClass = (
    <NewName label={t('curriculum.newClass')} onAdd={addClass} staysOpen={rows.length === 0} />
  );
  const place = placeOf(area.active);
  const subjectId = place?.row.cells.get(place.group);
  return (
    <div className={list.screen}>
      <div className={list.toolbar}>
        <h2 className={list.count}>
          {t('curriculum.counts', {
            subjects: t('lists.subjects.count', {
              count: new Set(allRows.map(({ name }) => nameKey(name))).size,
            }),
            classes: t('lists.groups.count', { count: Object.keys(draft.groups).length }),
          })}
        </h2>
        {views}
        <TextInput
          className={classes.search}
          size="sm"
          aria-label={t('curriculum.search')}
          placeholder={t('curriculum.search')}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <div className={classes.tools}>
          {isPhone ? null : (
            <Tooltip label={t('curriculum.turn')}>
              <ActionIcon
                size={36}
                variant="subtle"
                color="gray"
                aria-label={t('curriculum.turn')}
                aria-pressed={isTurned}
                onClick={() => rememberOnPage(TURNED, !isTurned)}
              >
                <IconArrowsExchange size={18} stroke={1.7} aria-hidden />
              </ActionIcon>
            </Tooltip>
          )}
          <Button
            variant="default"
            leftSection={<IconClipboardText size={16} stroke={1.8} aria-hidden />}
            onClick={() => setPasting(true)}
          >
            {t('curriculum.paste')}
          </Button>
          {tools}
        </div>
      </div>
      {isPhone ? (
        <MatrixPhone
          rows={rows}
          columns={columns}
          ownerOf={ownerOf}
          onEnter={(row, group, text) => {
            const spot = { row: rows.indexOf(row), column: columns.findIndex(({ id }) => id === group) };
            return onEnter(
              { top: spot.row, bottom: spot.row, left: spot.column, right: spot.column },
              text,
              'over',
              false,
            );
          }}
          onEmpty={(row, group) => edits.empty([{ row, group }])}
          newRow={newSubject}
        />
      ) : (
        <div className={classes.work}>
          <MatrixGrid
            handle={handle}
            label={t('curriculum.label')}
            corner={t('curriculum.corner')}
            rows={isTurned ? classHeads : subjectHeads}
            columns={isTurned ? subjectHeads : classHeads}
            area={area}
            onArea={setArea}
            cellAt={cellAt}
            labelOf={labelOf}
            rowTotal={isTurned ? classTotal : subjectTotal}
            columnTotal={isTurned ? subjectTotal : classTotal}
            totalLabels={
              isTurned
                ? { row: t('curriculum.classTotal'), column: t('curriculum.sum') }
                : { row: t('curriculum.sum'), column: t('curriculum.classTotal') }
            }
            newRow={isTurned ? newClass : newSubject}
            newColumn={isTurned ? newSubject : newClass}
            {...edits.onCells}
          />
          <MatrixSide draft={later} />
        </div>
      )}
      {isPhone ? null : (
        <p className={classes.help}>
          {place === null ? (
            t('curriculum.help.empty')
          ) : (
            <>
              <strong>
                {place.row.name} · {names.get(place.group)}
              </strong>
              {': '}
              {helpText(t, draft, cellAt(area.active).kind, place.row)}
              {subjectId === undefined ? null : (
                <>
                  {' · '}
                  <Link to="/subjects/$id" params={{ id: subjectId }}>
                    {t('curriculum.openSubject')}
                  </Link>
                </>
              )}
            </>
          )}
        </p>
      )}
      <MatrixQuestion
        question={question}
        onClose={() => setQuestion(null)}
        onEnter={(confirmed, addsTeachers) => {
          setQuestion(null);
          edits.store(confirmed, addsTeachers);
        }}
        onEmpty={({ deleted, changed }) => {
          setQuestion(null);
          openDraft.run(commands.setMatrix, {
            deleted: [...deleted],
            subjects: changed.map((subject) => ({ subject })),
            newId: createId(),
          });
        }}
      />
      <PasteDialog
        opened={isPasting}
        onClose={() => setPasting(false)}
        onPaste={(text) => {
          setPasting(false);
          onPaste(
            {
              top: area.active.row,
              bottom: area.active.row,
              left: area.active.column,
              right: area.active.column,
            },
            text,
          );
        }}
      />
    </div>
  );
}

/** Keeps what was read of each spot. */
function onceBySpot<Value>(read: (spot: Spot) => Value): (spot: Spot) => Value {
  const known = new Map<string, Value>();
  return (spot) => {
    const key = `${spot.row} ${spot.column}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = read(spot);
    known.set(key, value);
    return value;
  };
}

const PLAIN = { escapeValue: false } as const;
const NO_CELL: CellView = { kind: 'closed', lessons: '', mark: '', teachers: '', isOpen: false, text: '' };
const rowKeyOf = ({ key }: MatrixRow): string => key;
const columnKeyOf = ({ id }: { readonly id: Id }): string => id;

function helpText(t: TFunction, draft: Draft, kind: CellView['kind'], row: MatrixRow): string {
  if (kind === 'joined') return t('curriculum.help.joined');
  if (kind !== 'closed') return t('curriculum.help.cell');
  const structure = draft.schoolData.structures[row.structure]?.name ?? '';
  return t('curriculum.help.closed', { structure, interpolation: PLAIN });
}

/** The first structure in which there is no row of a name yet. */
function freeStructure(rows: readonly MatrixRow[], name: string, structures: readonly Id[]): Id | undefined {
  const used = new Set(rows.flatMap((row) => (nameKey(row.name) === nameKey(name) ? [row.structure] : [])));
  return structures.find((id) => !used.has(id)) ?? structures[0];
}

interface NewNameProps {
  readonly label: string;
  readonly onAdd: (name: string) => unknown;
  /** The field keeps the focus for another name. */
  readonly staysOpen?: boolean;
}

/** A field at the edge of the matrix: a typed name makes a new row or column. */
function NewName({ label, onAdd, staysOpen = false }: NewNameProps) {
  const [name, setName] = useState('');
  return (
    <input
      className={classes.newName}
      aria-label={label}
      placeholder={`+ ${label}`}
      value={name}
      maxLength={200}
      onChange={(event) => setName(event.currentTarget.value)}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape') setName('');
        if (event.key !== 'Enter' || name.trim() === '') return;
        event.preventDefault();
        onAdd(name);
        setName('');
        if (staysOpen) event.currentTarget.focus();
      }}
    />
  );
}
