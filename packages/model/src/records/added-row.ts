import * as z from 'zod';
import { idSchema } from '../values/id.ts';

/** A row of the curriculum matrix that was added by its name and has no subject yet. */
export const addedRowSchema = z.object({ name: z.string().min(1).max(200), structure: idSchema });
export type AddedRow = z.infer<typeof addedRowSchema>;

/** The added rows by their keys, so that those of two windows are joined, in the draft's page memory (`config.pageMemory`). */
export const addedRowsSchema = z.record(z.string(), addedRowSchema);

/** The key of the added rows in the page memory. */
export const ADDED_ROWS_MEMORY = 'matrixRows';
