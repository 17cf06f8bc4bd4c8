import { ADDED_ROWS_MEMORY, type AddedRow, addedRowsSchema } from '../../records/added-row.ts';
import type { Config } from '../../records/config.ts';

/** The rows that were added to the curriculum matrix; none where the page memory has anything else. */
export const addedRowsIn = (memory: Config['pageMemory']): readonly AddedRow[] =>
  Object.values(addedRowsSchema.safeParse(memory[ADDED_ROWS_MEMORY]).data ?? {});
