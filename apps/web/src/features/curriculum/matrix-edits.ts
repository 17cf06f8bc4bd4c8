import {
  commands,
  createId,
  type Id,
  type MatrixEdit,
  type MatrixRow,
  matrixArgs,
  planEmptying,
  planMatrix,
} from '@bellgrid/model';
import type { TFunction } from 'i18next';
import { openDraft } from '../../document/draft/draft-source.ts';
import { toast } from '../../platform/toast.tsx';
import type { EditFault, EditMode } from './CellEditor.tsx';
import type { EntryQuestion } from './EntryReview.tsx';
import {
  ALL_NEW,
  type EntryPlan,
  isLossless,
  lossesOfPlan,
  type MatrixEntry,
  newNames,
  plainEntry,
  planEntry,
  withWords,
} from './entry-plan.ts';
import { faultText } from './fault-text.ts';
import type { Question } from './MatrixQuestion.tsx';
import { type Bounds, fillSources, type Size, type Spot, spotsIn, spread } from './matrix-area.ts';
import { labelledBlock, readBlock, readLabelledBlock, transposed, writeBlock } from './matrix-block.ts';
import { type CellView, type Column, type createOwnerOf, namesInMatrix } from './matrix-model.ts';

/** The subject row and the class of a cell. */
export interface CellPlace {
  readonly row: MatrixRow;
  readonly group: Id;
}

interface ShownMatrix {
  readonly t: TFunction;
  readonly placeOf: (spot: Spot) => CellPlace | null;
  readonly cellAt: (spot: Spot) => CellView;
  readonly ownerOf: ReturnType<typeof createOwnerOf>;
  /** All rows, also those that a search hides. */
  readonly rows: readonly MatrixRow[];
  readonly columns: readonly Column[];
  readonly size: Size;
  /** Asks before an edit that loses something, adds names, or is refused in part. */
  readonly ask: (question: Question) => void;
}

/** The edits of the cells: typed, emptied, filled, copied and pasted. */
export function createMatrixEdits({ t, placeOf, cellAt, ownerOf, rows, columns, size, ask }: ShownMatrix) {
  const editsOf = (entries: readonly { spot: Spot; text: string }[], isWhole = false): MatrixEdit[] =>
    entries.flatMap(({ spot, text }) => {
      const place = placeOf(spot);
      return place && text.trim() !== '' ? [{ ...place, text, isWhole }] : [];
    });
  const contextFor = (addsTeachers: boolean) => ({
    names: namesInMatrix(openDraft.draft),
    words: withWords(t),
    newId: createId,
    addsTeacher: () => addsTeachers,
    ownerOf,
  });
  const questionOf = (entry: MatrixEntry, asksForNames: boolean): EntryQuestion => ({
    kind: 'enter',
    names: (draft) =>
      asksForNames ? newNames(draft, entry, { t, columns }) : { classes: [], subjects: [], teachers: [] },
    placeless: entry.placeless,
    planFor: (draft, choices) => planEntry(draft, entry, { t, columns }, choices),
    turned: null,
  });
  /** Makes the edits, or asks first if they lose something, add names, or are refused in part. */
  const enterAll = (entry: MatrixEntry) => {
    const question = questionOf(entry, true);
    const plan = question.planFor(openDraft.draft, ALL_NEW);
    if (isAsked(question, plan)) ask(question);
    else store(plan);
  };
  const store = ({ args, count, newClasses, cells }: EntryPlan): boolean => {
    if (count + newClasses === 0) {
      if (cells.length === 0) toast.warning(t('curriculum.pasteNoCells'));
      else toast.success(t('curriculum.nothingToChange'));
      return true;
    }
    if (!openDraft.run(commands.setMatrix, args)) return false;
    toast.success(
      count > 0
        ? t('curriculum.entered', { count })
        : t('lists.added', { items: t('lists.groups.count', { count: newClasses }) }),
    );
    return true;
  };

  const onEnter = (bounds: Bounds, text: string, mode: EditMode, addsTeachers: boolean): EditFault | null => {
    if (text.trim() === '') {
      if (mode === 'whole') onEmpty(bounds);
      return null;
    }
    const spots = spotsIn(bounds).filter((spot) => mode !== 'teacher' || cellAt(spot).kind === 'filled');
    const edits = editsOf(
      spots.map((spot) => ({ spot, text })),
      mode === 'whole',
    );
    const plan = planMatrix(openDraft.draft, edits, contextFor(addsTeachers));
    const [refused] = plan.refused;
    if (refused) {
      const isUnknownTeacher = refused.fault.code === 'teacher-unknown';
      return { text: faultText(t, openDraft.draft, refused), isUnknownTeacher };
    }
    if (!isLossless(lossesOfPlan(openDraft.draft, plan))) ask(questionOf(plainEntry(edits), false));
    else if (plan.count > 0) openDraft.run(commands.setMatrix, matrixArgs(plan, createId));
    return null;
  };
  const empty = (cells: readonly CellPlace[]) => {
    const plan = planEmptying(openDraft.draft, cells);
    if (plan.deleted.length + plan.changed.length > 0) ask({ kind: 'empty', cells });
  };
  const onEmpty = (bounds: Bounds) => empty(spotsIn(bounds).flatMap((spot) => placeOf(spot) ?? []));
  const onFill = (bounds: Bounds, direction: 'right' | 'down') => {
    const entries = fillSources(bounds, direction).flatMap(({ from, to }) => {
      const view = cellAt(from);
      const place = placeOf(from);
      const subject = openDraft.draft.subjects[place?.row.cells.get(place.group) ?? ''];
      if (view.kind !== 'filled' || !subject || cellAt(to).kind === 'closed') return [];
      // Classes that sit together stay with their own cell.
      const teachers = subject.teachers.map((id) => openDraft.draft.teachers[id]?.name).join(', ') || '?';
      return [{ spot: to, text: `${view.lessons} ${teachers}` }];
    });
    if (entries.length > 0) enterAll(plainEntry(editsOf(entries)));
  };
  const onCopy = ({ top, left, bottom, right }: Bounds): string =>
    writeBlock(
      Array.from({ length: bottom - top + 1 }, (_, row) =>
        Array.from(
          { length: right - left + 1 },
          (_, column) => cellAt({ row: top + row, column: left + column }).text,
        ),
      ),
    );
  const reader = () => ({ draft: openDraft.draft, rows, columns, words: withWords(t) });
  /** The cells of a block: by its names, or from the corner of the selection on. */
  const readPaste = (bounds: Bounds, text: string): MatrixEntry => {
    const block = readBlock(text);
    const labelled = labelledBlock(reader(), block);
    if (labelled) return readLabelledBlock(reader(), labelled.block);
    const entries = spread(block, bounds).filter((each) => each.text !== '');
    const isInside = ({ spot }: { spot: Spot }) => spot.row < size.rows && spot.column < size.columns;
    const beyond = entries.filter((each) => !isInside(each)).map((each) => each.text);
    return plainEntry(editsOf(entries.filter(isInside)), beyond);
  };
  /** Shows what would become of a pasted block, before anything is entered. */
  const review = (bounds: Bounds, text: string) => {
    const labelled = labelledBlock(reader(), readBlock(text));
    if (labelled === null || labelled.isCertain) return ask(questionOf(readPaste(bounds, text), true));
    const askAbout = (block: typeof labelled.block) => {
      const entry = readLabelledBlock(reader(), block);
      ask({ ...questionOf(entry, true), turned: () => askAbout(transposed(block)) });
    };
    askAbout(labelled.block);
  };
  const onPaste = (bounds: Bounds, text: string) => {
    if (text.trim() === '') return;
    const labelled = labelledBlock(reader(), readBlock(text));
    if (labelled?.isCertain === false) review(bounds, text);
    else enterAll(readPaste(bounds, text));
  };
  return { onCells: { onEnter, onEmpty, onFill, onCopy, onPaste }, empty, store, review, readPaste };
}

/** True when there is something to decide or to tell before an entry is made. */
function isAsked({ names, placeless }: EntryQuestion, { cells, losses, alike }: EntryPlan): boolean {
  const isRefused = cells.some(({ outcome }) => outcome === 'refused');
  const added = Object.values(names(openDraft.draft)).flat();
  return added.length + placeless.length + alike.length > 0 || isRefused || !isLossless(losses);
}
