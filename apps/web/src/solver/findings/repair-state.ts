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

/** A repair can be made, or the draft has it already, or other edits have left nothing to make it on. */
export type RepairState = 'open' | 'made' | 'outdated';

/** A repair is made while its command would change nothing: whoever did so, and until that is undone. */
export function repairState(draft: Draft, { command, args }: Repair): RepairState {
  try {
    const after = runCommand(draft, commands[command] as Command, args);
    return isEmptyDiff(diffDrafts(draft, after)) ? 'made' : 'open';
  } catch (error) {
    if (error instanceof CommandRefused) return 'outdated';
    throw error;
  }
}
