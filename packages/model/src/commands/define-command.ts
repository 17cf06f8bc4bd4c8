import type * as z from 'zod';
import type { Draft } from '../draft/draft.ts';

/**
 * One kind of edit. `run` changes the draft that it is given (a recording copy) by the rules of the
 * document; it depends on nothing else and refuses by throwing `CommandRefused`. `label` is the text id
 * under which undo and redo show the step.
 */
export interface Command<Schema extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly label: `command.${string}`;
  readonly args: Schema;
  run(draft: Draft, args: z.output<Schema>): void;
}

export function defineCommand<Schema extends z.ZodType>(command: Command<Schema>): Command<Schema> {
  return command;
}
