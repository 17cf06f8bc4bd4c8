import type { Id, MatrixRow } from '@bellgrid/model';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../platform/toast.tsx';
import { type EntryOffer, useKeptEntry } from '../../ui/entity-form/use-kept-entry.ts';
import type { EditMode } from './CellEditor.tsx';

/** The text that is typed into a cell of the matrix. */
export interface CellEntry {
  readonly text: string;
  readonly mode: EditMode;
  /** The text of the cell as it is stored. */
  readonly stored: string;
}

/** The place of a cell, by which what is typed into it is kept. */
export interface KeptCellPlace {
  readonly form: string;
  readonly records: readonly Id[];
}

/** The beginning of the forms of cells. */
export const CELL_FORM = 'cell/';

export const cellPlace = (row: MatrixRow, column: Id): KeptCellPlace => ({
  form: `${CELL_FORM}${row.key} ${column}`,
  records: [column, row.cells.get(column) ?? ''].filter((id) => id !== ''),
});

interface KeptCellOptions {
  /** Null for a cell that cannot be edited. */
  readonly place: KeptCellPlace | null;
  readonly title: string;
  readonly entry: CellEntry;
  readonly isDirty: boolean;
  /** False where it is not to be entered now. */
  readonly restore: (entry: CellEntry) => boolean;
}

/**
 * Keeps what is typed into a cell, and returns what an earlier window left of it. Where the cell was changed since, that is
 * left out, and told.
 */
export function useKeptCell({ place, title, entry, isDirty, restore }: KeptCellOptions): EntryOffer | null {
  const { t } = useTranslation();
  const offer = useKeptEntry<CellEntry>({
    form: place?.form,
    ...(place && { records: place.records }),
    title,
    isDirty,
    read: () => entry,
    restore,
  });
  const kept = offer?.entry.value as CellEntry | undefined;
  const isChanged = kept !== undefined && kept.stored !== entry.stored;
  useEffect(() => {
    if (!offer || !kept || !isChanged) return;
    offer.discard();
    const values = { text: kept.text, title: offer.entry.title, interpolation: { escapeValue: false } };
    toast.warning(t('saving.entry.cellChanged', values));
  });
  return isChanged ? null : offer;
}
