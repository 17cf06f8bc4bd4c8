import {
  abbreviate,
  cleanName,
  commands,
  createId,
  type Id,
  type MatrixRow,
  nameKey,
  nextColor,
  planEmptying,
  rowKey,
  subjectStructure,
} from '@bellgrid/model';
import { ActionIcon, Button, NativeSelect, TextInput, Tooltip } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconArrowsExchange, IconClipboardText } from '@tabler/icons-react';
import {
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { openDraft } from '../../document/draft/draft-source.ts';
import { oncePer } from '../../document/draft/once-per.ts';
import { isSameList } from '../../document/draft/same-list.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import {
  rememberOfSchool,
  rememberOnPage,
  schoolMemory,
  usePageMemory,
} from '../../platform/page-memory/page-memory.ts';
import { useBuiltStructures } from '../../ui/calendar-editor/use-built-structures.ts';
import { EditGuardContext } from '../../ui/entity-form/edit-guard.ts';
import { useEditGuard } from '../../ui/entity-form/use-edit-guard.tsx';
import { giveUpEntry, useEntryToOpen } from '../../ui/entity-form/use-entry-to-open.ts';
import { useKeptText } from '../../ui/entity-form/use-kept-entry.ts';
import list from '../../ui/entity-list/EntityList.module.css';
import { everyWordOf } from '../../ui/fields/every-word.ts';
import { addedRows, addRowToDraft } from './added-rows.ts';
import classes from './CurriculumMatrix.module.css';
import { createCellReader, type ShownCell } from './cell-reader.ts';
import type { Head } from './MatrixCell.tsx';
import { MatrixGrid, type MatrixHandle } from './MatrixGrid.tsx';
import { MatrixHelp } from './MatrixHelp.tsx';
import { MatrixPhone } from './MatrixPhone.tsx';
import { MatrixQuestion, type Question } from './MatrixQuestion.tsx';
import { MatrixSide } from './MatrixSide.tsx';
import { ClassTotal, SubjectSum } from './MatrixTotals.tsx';
import type { Spot } from './matrix-area.ts';
import { createMatrixEdits } from './matrix-edits.ts';
import { type Column, createOwnerOf, isSameRow, matrixColumns, matrixRows } from './matrix-model.ts';
import { createSelection } from './matrix-selection.ts';
import { PASTE_FORM, PasteDialog } from './PasteDialog.tsx';
import { ForgetRowContext, useEmptiedRows } from './use-emptied-rows.ts';
import { CELL_FORM, cellPlace } from './use-kept-cell.ts';
import { useOwnRows } from './use-own-rows.ts';
import { useAlike, useStableOrder } from './use-stable-order.ts';

const TURNED = 'matrix turned';
/** The keys of the rows in their order, remembered for the school. */
const ROWS = 'matrix rows';

interface CurriculumMatrixProps {
  readonly views: ReactNode;
  readonly tools: ReactNode;
}

/** The lessons a week of all subjects and classes in one table, with who teaches them. */
export function CurriculumMatrix(props: CurriculumMatrixProps) {
  const { guard, dialog } = useEditGuard(isOwnAddress);
  return (
    <EditGuardContext value={guard}>
      <Matrix {...props} />
      {dialog}
    </EditGuardContext>
  );
}

/** The address of one subject is that of the list. */
const isOwnAddress = (path: string): boolean => path === '/subjects';

function Matrix({ views, tools }: CurriculumMatrixProps) {
  const { t } = useTranslation();
  const subjects = useDraft((draft) => draft.subjects);
  const groups = useDraft((draft) => draft.groups);
  const schedules = useDraft((draft) => draft.schoolData.structures);
  const isPhone = useMediaQuery('(max-width: 599px)', false, { getInitialValueInEffect: false });
  const isTurned = usePageMemory(({ memory }) => memory[TURNED] === true) && !isPhone;
  const added = useDraft(addedRows);
  const [search, setSearch] = useState('');
  /** The class whose subjects alone are shown. */
  const [only, setOnly] = useState<Id | null>(null);
  const [selection] = useState(createSelection);
  const [question, setQuestion] = useState<Question | null>(null);
  const [isPasting, setPasting] = useState(false);
  /** The text in the dialog for a block; kept until it is entered. */
  const [pasted, setPasted] = useState('');
  const [isReviewing, setReviewing] = useState(false);
  const handle = useRef<MatrixHandle>(null);
  const structures = useBuiltStructures();
  const guard = useContext(EditGuardContext);

  const { emptied, keep, forget, forgetFilled } = useEmptiedRows();
  const allRows = useRows(
    useMemo(() => matrixRows({ subjects }, added, emptied), [subjects, added, emptied]),
  );
  forgetFilled(allRows);
  const columns = useAlike(
    useMemo(() => matrixColumns({ groups, subjects }, t), [groups, subjects, t]),
    columnKeyOf,
    isSameColumn,
  );
  const onlyClass = isPhone ? undefined : columns.find(({ id }) => id === only);
  const { shown: ownRows } = useOwnRows(allRows, onlyClass?.id);
  const rows = useMemo(() => {
    const isWanted = everyWordOf(search);
    return ownRows.filter(({ name, shortName }) => isWanted(`${name} ${shortName}`));
  }, [ownRows, search]);
  const ownerOf = useMemo(() => createOwnerOf(columns), [columns]);
  const shownRows = useRef(rows);
  useLayoutEffect(() => {
    shownRows.current = rows;
  }, [rows]);

  /** The subject row and the class of a cell of the screen. */
  const placeOf = useCallback(
    ({ row, column }: Spot) => {
      const subject = rows[isTurned ? column : row];
      const group = columns[isTurned ? row : column];
      return subject && group ? { row: subject, group: group.id, column: group } : null;
    },
    [rows, columns, isTurned],
  );
  const readCell = useMemo(() => createCellReader(ownerOf, t), [ownerOf, t]);
  const cellAt = useCallback(
    (spot: Spot): ShownCell => {
      const place = placeOf(spot);
      return place ? readCell(openDraft.draft, place.row, place.column) : NO_CELL;
    },
    [placeOf, readCell],
  );

  useEntryToOpen((entry) => {
    const { form } = entry;
    if (form === PASTE_FORM) {
      setPasting(true);
      return true;
    }
    if (!form.startsWith(CELL_FORM)) return false;
    const at = isPhone ? null : spotOfForm(form, rows, columns);
    if (at) {
      handle.current?.edit(isTurned ? { row: at.column, column: at.row } : at);
      return true;
    }
    // A row that the search or the class hides is shown first; a cell that is nowhere, or on a phone, has no field.
    const isHidden = !isPhone && (search !== '' || only !== null);
    if (isHidden && spotOfForm(form, allRows, columns)) {
      setSearch('');
      setOnly(null);
    } else giveUpEntry(entry);
    return false;
  });

  const size = isTurned
    ? { rows: columns.length, columns: rows.length }
    : { rows: rows.length, columns: columns.length };
  const edits = createMatrixEdits({
    ...{ t, placeOf, cellAt, ownerOf, rows: allRows, columns, size },
    ask: (asked) => {
      setReviewing(isPasting);
      setQuestion(asked);
    },
  });
  const { onEnter } = edits.onCells;
  const activeBounds = () => {
    const { row, column } = selection.getState().active;
    return { top: row, bottom: row, left: column, right: column };
  };

  const headOf = useMemo(
    () =>
      oncePer((row: MatrixRow): Head => {
        const structure = structures.length > 1 ? (schedules[row.structure]?.name ?? '') : '';
        const short = row.shortName || abbreviate(row.name);
        const line = row.line > 0 ? t('curriculum.line', { number: row.line + 1 }) : short;
        const hint = [line, structure].filter(Boolean).join(' · ');
        return { key: row.key, name: row.name, hint, color: row.color };
      }),
    [structures, schedules, t],
  );
  const subjectHeads = useMemo(() => rows.map(headOf), [rows, headOf]);
  const classHeads = useMemo(
    () => columns.map(({ id, name }): Head => ({ key: id || 'none', name, hint: '', color: null })),
    [columns],
  );
  const subjectTotal = useCallback((index: number) => elementOf(sumOf, rows[index]), [rows]);
  const classTotal = useCallback((index: number) => elementOf(totalOf, columns[index]), [columns]);

  const addRow = (name: string) => {
    const structure = freeStructure(allRows, name, structures) ?? subjectStructure(openDraft.draft, [], null);
    const key = nameKey(name);
    const known = allRows.find((row) => nameKey(row.name) === key && row.structure === structure);
    setSearch('');
    setOnly(null);
    if (!known && !addRowToDraft({ name: cleanName(name), structure }, allRows)) return false;
    const wanted = known?.key ?? rowKey(name, structure, 0);
    requestAnimationFrame(() => {
      // A name that was removed before has its old place again.
      const row = shownRows.current.findIndex((each) => each.key === wanted);
      if (row !== -1) handle.current?.focus(isTurned ? { row: 0, column: row } : { row, column: 0 });
    });
    return true;
  };
  const addClass = (name: string) => {
    const known = columns.findIndex((column) => nameKey(column.name) === nameKey(name));
    if (known === -1) {
      const color = nextColor(openDraft.draft, 'groups');
      const structure = subjectStructure(openDraft.draft, [], null);
      const group = { id: createId(), name: cleanName(name), color, structure };
      if (!openDraft.run(commands.setGroup, { group })) return false;
    }
    const at = matrixColumns(openDraft.draft, t).findIndex((each) => nameKey(each.name) === nameKey(name));
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
  return (
    <ForgetRowContext value={forget}>
      <div className={list.screen}>
        <div className={list.toolbar}>
          <h2 className={list.count}>
            {t('curriculum.counts', {
              subjects: t('lists.subjects.count', {
                count: new Set(allRows.map(({ name }) => nameKey(name))).size,
              }),
              classes: t('lists.groups.count', { count: Object.keys(groups).length }),
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
          {isPhone || columns.length < 2 ? null : (
            <NativeSelect
              className={classes.only}
              size="sm"
              aria-label={t('curriculum.only')}
              value={onlyClass?.id ?? ALL}
              onChange={({ currentTarget: { value } }) =>
                guard.leave(() => setOnly(value === ALL ? null : value))
              }
              data={[
                { value: ALL, label: t('curriculum.onlyAll') },
                ...columns.map(({ id, name }) => ({
                  value: id,
                  label: t('curriculum.onlyOf', { class: name }),
                })),
              ]}
            />
          )}
          <div className={classes.tools}>
            {isPhone ? null : (
              <Tooltip label={t('curriculum.turn')}>
                <ActionIcon
                  size={36}
                  variant="subtle"
                  color="gray"
                  aria-label={t('curriculum.turn')}
                  aria-pressed={isTurned}
                  onClick={() => guard.leave(() => rememberOnPage(TURNED, !isTurned))}
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
            showsAll={search !== ''}
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
              rows={isTurned ? classHeads : subjectHeads}
              columns={isTurned ? subjectHeads : classHeads}
              selection={selection}
              cellAt={cellAt}
              placeAt={(spot) => {
                const place = placeOf(spot);
                return place && cellPlace(place.row, place.group);
              }}
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
            <MatrixSide />
          </div>
        )}
        {isPhone ? null : <MatrixHelp selection={selection} placeOf={placeOf} cellAt={cellAt} />}
        <MatrixQuestion
          question={question}
          cancel={t(isReviewing ? 'curriculum.review.back' : 'common.cancel')}
          onClose={() => {
            setQuestion(null);
            setPasting(isReviewing);
          }}
          onEnter={(plan) => {
            if (!edits.store(plan)) return;
            setQuestion(null);
            if (isReviewing) setPasted('');
          }}
          onEmpty={(cells) => {
            setQuestion(null);
            const { deleted, changed } = planEmptying(openDraft.draft, cells);
            const isEmptied = openDraft.run(commands.setMatrix, {
              deleted: [...deleted],
              subjects: changed.map((subject) => ({ subject })),
              newId: createId(),
            });
            const gone = new Set(deleted);
            const hasNoneLeft = (row: MatrixRow) => [...row.cells.values()].every((id) => gone.has(id));
            if (isEmptied) keep(allRows.filter((row) => row.cells.size > 0 && hasNoneLeft(row)));
          }}
        />
        <PasteDialog
          opened={isPasting}
          text={pasted}
          onChange={setPasted}
          countCells={(text) => edits.readPaste(activeBounds(), text).edits.length}
          onCancel={() => {
            setPasting(false);
            setPasted('');
          }}
          onReview={() => {
            setPasting(false);
            edits.review(activeBounds(), pasted);
          }}
        />
      </div>
    </ForgetRowContext>
  );
}

/** Of all classes; the id of no class is empty. */
const ALL = 'all classes';
const NO_ROWS: readonly string[] = [];
/** The bytes of the longest order that is remembered: the page memory is small, and letters of many scripts have three. */
const MAX_REMEMBERED = 16_000;
const bytesOf = (keys: readonly string[]): number => new TextEncoder().encode(JSON.stringify(keys)).length;

/** The rows in an order that stays, also from one visit to the next. */
function useRows(rows: readonly MatrixRow[]): readonly MatrixRow[] {
  const remembered = usePageMemory((state) => schoolMemory(state)[ROWS]);
  const known = Array.isArray(remembered) ? (remembered as readonly string[]) : NO_ROWS;
  const ordered = useAlike(useStableOrder(rows, rowKeyOf, known), rowKeyOf, isSameRow);
  const keys = useMemo(() => ordered.map(rowKeyOf), [ordered]);
  useEffect(() => {
    if (!isSameList(keys, known) && bytesOf(keys) <= MAX_REMEMBERED) rememberOfSchool(ROWS, keys);
  }, [keys, known]);
  return ordered;
}

/** One element for each row and class: a line of the table whose total is the same one need not render again. */
const sumOf = oncePer((row: MatrixRow) => <SubjectSum row={row} />);
const totalOf = oncePer(({ id }: Column) => <ClassTotal id={id} />);
const elementOf = <Item,>(make: (item: Item) => ReactNode, item: Item | undefined): ReactNode =>
  item === undefined ? null : make(item);
const NO_CELL: ShownCell = {
  ...{ kind: 'closed', lessons: '', mark: '', teachers: '', isOpen: false, text: '' },
  ...{ label: '', people: '' },
};
const rowKeyOf = ({ key }: MatrixRow): string => key;
const columnKeyOf = ({ id }: Column): string => id;
const isSameColumn = (a: Column, b: Column): boolean => a.name === b.name && a.structure === b.structure;

/** The first structure in which there is no row of a name yet. */
function freeStructure(rows: readonly MatrixRow[], name: string, structures: readonly Id[]): Id | undefined {
  const used = new Set(rows.flatMap((row) => (nameKey(row.name) === nameKey(name) ? [row.structure] : [])));
  return structures.find((id) => !used.has(id)) ?? structures[0];
}

/** The cell of the matrix, not turned, whose text is kept as this form; null where none is shown. */
function spotOfForm(form: string, rows: readonly MatrixRow[], columns: readonly Column[]): Spot | null {
  const column = columns.findIndex(({ id }) => form.endsWith(` ${id}`));
  const { id } = columns[column] ?? {};
  const row = id === undefined ? -1 : rows.findIndex((each) => cellPlace(each, id).form === form);
  return row === -1 ? null : { row, column };
}

interface NewNameProps {
  readonly label: string;
  /** Adds the name; false when it is refused. */
  readonly onAdd: (name: string) => boolean;
  /** The field keeps the focus for another name. */
  readonly staysOpen?: boolean;
}

/** A field at the edge of the matrix: a typed name makes a new row or column. */
function NewName({ label, onAdd, staysOpen = false }: NewNameProps) {
  const [name, setName] = useState('');
  const isDirty = name.trim() !== '';
  useKeptText({
    form: `matrix/${label}`,
    title: label,
    text: name,
    isDirty,
    isReplaced: !isDirty,
    onText: setName,
  });
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
        if (!onAdd(name)) return;
        setName('');
        if (staysOpen) event.currentTarget.focus();
      }}
    />
  );
}
