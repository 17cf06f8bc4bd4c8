import {
  type Command,
  CommandRefused,
  commands,
  type Draft,
  diffDrafts,
  isEmptyDiff,
  runCommand,
} from '@bellgrid/model';
import type { Repair } from '@bellgrid/protocol';

/** A repair can be made, or the draft has it already, or after other edits it no longer fits. */
export type RepairState = 'open' | 'made' | 'outdated';

/** A repair counts as made while its command would change nothing, by whatever edit, until that is undone. */
export function repairState(draft: Draft, { command, args }: Repair): RepairState {
  try {
    const after = runCommand(draft, commands[command] as Command, args);
    return isEmptyDiff(diffDrafts(draft, after)) ? 'made' : 'open';
  } catch (error) {
    if (error instanceof CommandRefused) return 'outdated';
    throw error;
  }
}
