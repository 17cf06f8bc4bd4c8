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
import { faultText } from './fault-text.ts';
import { type Question, questionOf } from './MatrixQuestion.tsx';
import { type Bounds, fillSources, type Size, type Spot, spotsIn, spread } from './matrix-area.ts';
import { readBlock, readLabelledBlock, writeBlock } from './matrix-block.ts';
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
  /** Asks before an edit that loses something, adds teachers, or is refused in part. */
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
    addsTeachers,
    ownerOf,
  });
  /** Makes the edits, or asks first if they lose something, add teachers, or are refused in part. */
  const enterAll = (edits: readonly MatrixEdit[], unknownClasses: readonly string[] = []) => {
    const plan = planMatrix(openDraft.draft, edits, contextFor(true));
    const without = plan.teachers.length > 0 ? planMatrix(openDraft.draft, edits, contextFor(false)) : null;
    const asked = questionOf(openDraft.draft, edits, plan, unknownClasses, without);
    if (asked) return ask(asked);
    if (plan.count > 0 && store(edits, true)) toast.success(t('curriculum.entered', { count: plan.count }));
  };
  const store = (edits: readonly MatrixEdit[], addsTeachers: boolean): boolean => {
    const plan = planMatrix(openDraft.draft, edits, contextFor(addsTeachers));
    return plan.count === 0 || openDraft.run(commands.setMatrix, matrixArgs(plan, createId));
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
    const asked = questionOf(openDraft.draft, edits, plan, [], null);
    if (asked) ask(asked);
    else store(edits, addsTeachers);
    return null;
  };
  const empty = (cells: readonly CellPlace[]) => {
    const plan = planEmptying(openDraft.draft, cells);
    if (plan.deleted.length + plan.changed.length > 0) ask({ kind: 'empty', ...plan });
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
    enterAll(editsOf(entries));
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
  const onPaste = (bounds: Bounds, text: string) => {
    const block = readBlock(text);
    const labelled = readLabelledBlock(openDraft.draft, rows, columns, block);
    if (labelled) enterAll(labelled.edits, labelled.unknownClasses);
    else enterAll(editsOf(spread(block, bounds, size)));
  };
  return { onCells: { onEnter, onEmpty, onFill, onCopy, onPaste }, empty, store };
}

/** The words for 'with' of all languages: what was copied in one can be pasted in another. */
function withWords(t: TFunction): string[] {
  const local = t('curriculum.with', { class: '' }).trim();
  return [...new Set([local, 'with', 'mit'])];
}
