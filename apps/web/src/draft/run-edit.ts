import { type Command, CommandRefused, type StepName } from '@bellgrid/model';
import type * as z from 'zod';
import { toast } from '../app/toast.tsx';
import { draftSession } from './draft-session.ts';

/**
 * Runs a command on the open draft, as one step to undo, which may have a name of its own. A refusal is shown and
 * answered with false.
 */
export function runEdit<Schema extends z.ZodType>(
  command: Command<Schema>,
  args: z.input<Schema>,
  name?: StepName,
): boolean {
  try {
    draftSession.store.run(command, args, name);
    return true;
  } catch (error) {
    if (!(error instanceof CommandRefused)) throw error;
    toast.failure(error.message);
    return false;
  }
}
