import {
  type Command,
  CommandRefused,
  commands,
  type Draft,
  diffDrafts,
  type Id,
  isEmptyDiff,
  runCommand,
} from '@bellgrid/model';
import type { Repair } from '@bellgrid/protocol';

/** A repair can be made, or the draft has it already, or after other edits it no longer fits. */
export type RepairState = 'open' | 'made' | 'outdated';

/** A repair counts as made while its command would change nothing, by whatever edit, until that is undone. */
export function repairState(draft: Draft, repair: Repair): RepairState {
  const change = changeBy(repair, draft, draft);
  if (change !== 'refused') return change === 'none' ? 'made' : 'open';
  return isAdded(draft, repair) ? 'made' : 'outdated';
}

/** True if the draft has the very constraint that the repair adds, which cannot be added twice. */
function isAdded(draft: Draft, repair: Repair): boolean {
  const { id } = (repair.args as { constraint?: { id?: Id } }).constraint ?? {};
  if (id === undefined || draft.constraints[id] === undefined) return false;
  const { [id]: _own, ...others } = draft.constraints;
  return changeBy(repair, { ...draft, constraints: others }, draft) === 'none';
}

/** Returns whether `before` after the repair differs from `reference`. */
function changeBy({ command, args }: Repair, before: Draft, reference: Draft): 'none' | 'some' | 'refused' {
  try {
    const after = runCommand(before, commands[command] as Command, args);
    return isEmptyDiff(diffDrafts(reference, after)) ? 'none' : 'some';
  } catch (error) {
    if (error instanceof CommandRefused) return 'refused';
    throw error;
  }
}
