import { commands, type Draft, type MatrixRow, nameKey } from '@bellgrid/model';
import * as z from 'zod';
import { openDraft } from '../../document/draft/draft-source.ts';
import { oncePer } from '../../document/draft/once-per.ts';

const rowsSchema = z.array(z.object({ name: z.string(), structure: z.string() }));

/** A row that was added by its name and has no subject yet. */
export type NewRow = z.infer<typeof rowsSchema>[number];

/** The key of the rows in the page memory of the draft, with which they are saved and undone. */
const ADDED_ROWS = 'matrixRows';

const rowsIn = oncePer(
  (memory: Draft['config']['pageMemory']): readonly NewRow[] =>
    rowsSchema.safeParse(memory[ADDED_ROWS]).data ?? [],
);

export const addedRows = ({ config }: Pick<Draft, 'config'>): readonly NewRow[] => rowsIn(config.pageMemory);

/** Adds a row without a subject to the draft; false when it is refused. Rows that have subjects by now are not kept any more. */
export const addRowToDraft = (row: NewRow, shown: readonly MatrixRow[]): boolean =>
  store(
    [...addedRows(openDraft.draft).filter((each) => !hasSubject(each, shown)), row],
    'curriculum.step.addRow',
  );

export const removeRowFromDraft = (row: NewRow): boolean =>
  store(
    addedRows(openDraft.draft).filter((each) => !isSameName(each, row)),
    'curriculum.step.removeRow',
  );

function store(
  rows: readonly NewRow[],
  label: 'curriculum.step.addRow' | 'curriculum.step.removeRow',
): boolean {
  const pageMemory = { ...openDraft.draft.config.pageMemory, [ADDED_ROWS]: rows };
  return openDraft.run(commands.setConfig, { changes: { pageMemory } }, { label });
}

const isSameName = (a: NewRow, b: NewRow): boolean =>
  nameKey(a.name) === nameKey(b.name) && a.structure === b.structure;

const hasSubject = (row: NewRow, shown: readonly MatrixRow[]): boolean =>
  shown.some((each) => each.cells.size > 0 && isSameName(each, row));
