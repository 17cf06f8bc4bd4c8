import type * as z from 'zod';
import type { Command } from '../commands/define-command.ts';
import { issueMessage } from '../messages/issue-message.ts';
import { value } from '../messages/value.ts';
import { CommandRefused } from './command-refused.ts';

/** The arguments in the command's shape; refuses with `invalid-arguments` where they do not have it. */
export function parseArguments<Schema extends z.ZodType>(
  { args: shape, label }: Command<Schema>,
  args: z.input<Schema>,
): z.output<Schema> {
  const parsed = shape.safeParse(args);
  if (parsed.success) return parsed.data;
  const faults = value.messages(parsed.error.issues.map(issueMessage), 'semicolon', 3);
  const values = { command: { code: label }, faults };
  throw new CommandRefused('invalid-arguments', { code: 'refusals.arguments', values });
}
