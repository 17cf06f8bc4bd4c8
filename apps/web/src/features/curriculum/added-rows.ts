import { addedRowsIn, commands, type Draft, type MatrixRow, rowKey } from '@bellgrid/model';
import { openDraft } from '../../document/draft/draft-source.ts';
import { oncePer } from '../../document/draft/once-per.ts';

const rowsIn = oncePer(addedRowsIn);

/** A row that was added by its name and has no subject yet. */
export type NewRow = Pick<MatrixRow, 'name' | 'structure'>;

export const addedRows = ({ config }: Pick<Draft, 'config'>): readonly NewRow[] => rowsIn(config.pageMemory);

/** Adds a row without a subject to the draft; false when it is refused. Rows that have subjects by now are not kept any more. */
export function addRowToDraft({ name, structure }: NewRow, shown: readonly MatrixRow[]): boolean {
  const used = new Set(shown.flatMap(({ key, cells }) => (cells.size > 0 ? key : [])));
  const removed = addedRows(openDraft.draft).filter((row) => used.has(rowKey(row.name, row.structure, 0)));
  const rows = { added: [{ name, structure }], removed: [...removed] };
  return openDraft.run(commands.setAddedRows, rows, { label: 'curriculum.step.addRow' });
}

export const isAddedRow = ({ name, structure }: NewRow): boolean =>
  addedRows(openDraft.draft).some((row) => rowKey(row.name, row.structure, 0) === rowKey(name, structure, 0));

export const removeRowFromDraft = ({ name, structure }: NewRow): boolean =>
  openDraft.run(
    commands.setAddedRows,
    { removed: [{ name, structure }] },
    { label: 'curriculum.step.removeRow' },
  );
