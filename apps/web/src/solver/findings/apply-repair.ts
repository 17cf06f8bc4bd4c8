import { type Command, commands, type Draft } from '@bellgrid/model';
import { draftSession } from '../../draft/draft-session.ts';
import { runEdit } from '../../draft/run-edit.ts';
import { takeStep } from '../../draft/undo-scope.ts';
import type { RepairFinding } from './group-findings.ts';

/** Makes the change of a repair as one step to undo, named after it. The draft afterwards; null when it was refused. */
export function applyRepair({ sentence, repair }: RepairFinding): Draft | null {
  const command: Command = commands[repair.command];
  const name = { label: 'solver.found.step', about: sentence };
  return runEdit(command, repair.args, name) ? draftSession.draft : null;
}

/** Takes an applied repair back, while it is the latest change. */
export function undoRepair(after: Draft): void {
  if (draftSession.draft === after) takeStep('undo');
}
