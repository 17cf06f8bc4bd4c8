import * as z from 'zod';
import { rowKey } from '../queries/curriculum/curriculum-matrix.ts';
import { ADDED_ROWS_MEMORY, type AddedRow, addedRowSchema, addedRowsSchema } from '../records/added-row.ts';
import { defineCommand } from './define-command.ts';
import { requireStructure } from './rules/require-record.ts';

/** Adds rows without a subject to the curriculum matrix, and removes others; each is a field of its own in the draft. */
export const setAddedRows = defineCommand({
  name: 'setAddedRows',
  label: 'command.setAddedRows',
  args: z.object({
    added: z.array(addedRowSchema).default([]),
    removed: z.array(addedRowSchema).default([]),
  }),
  run(draft, { added, removed }) {
    const memory = draft.config.pageMemory;
    if (!addedRowsSchema.safeParse(memory[ADDED_ROWS_MEMORY]).success) memory[ADDED_ROWS_MEMORY] = {};
    const rows = memory[ADDED_ROWS_MEMORY] as Record<string, AddedRow>;
    for (const row of removed) delete rows[keyOf(row)];
    for (const row of added) {
      requireStructure(draft, row.structure);
      rows[keyOf(row)] = row;
    }
  },
});

const keyOf = ({ name, structure }: AddedRow): string => rowKey(name, structure, 0);
