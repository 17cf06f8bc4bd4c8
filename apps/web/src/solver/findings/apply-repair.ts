import { type Command, commands, type Draft } from '@bellgrid/model';
import type { Repair } from '@bellgrid/protocol';
import { draftSession } from '../../draft/draft-session.ts';
import { runEdit } from '../../draft/run-edit.ts';
import { takeStep } from '../../draft/undo-scope.ts';

/** Makes the change of a repair as one step to undo. The draft afterwards; null when it was refused. */
export function applyRepair({ command: name, args }: Repair): Draft | null {
  const command: Command = commands[name];
  return runEdit(command, args) ? draftSession.draft : null;
}

/** Takes an applied repair back, while it is the latest change. */
export function undoRepair(after: Draft): void {
  if (draftSession.draft === after) takeStep('undo');
}
