import { type Command, commands, type StepName } from '@bellgrid/model';
import { runEdit } from '../../draft/run-edit.ts';
import { allSteps, type StepHistory, takeStep, undoScope } from '../../draft/undo-scope.ts';
import type { RepairFinding } from './group-findings.ts';

const STEP = 'solver.found.step';

/** Makes the change of a repair as one step to undo, named after it; false when it was refused. */
export function applyRepair({ sentence, repair }: RepairFinding): boolean {
  const command: Command = commands[repair.command];
  return runEdit(command, repair.args, { label: STEP, about: sentence });
}

/** What undo and redo reach in the panel of the findings: repairs, whenever they were made. */
export const repairSteps: StepHistory = {
  ...allSteps,
  next: (kind) => {
    const step = allSteps.next(kind);
    return step?.label === STEP ? step : undefined;
  },
};

/** Whether a step of the history is this repair. */
export const isStepOf = ({ sentence }: RepairFinding, step: StepName | undefined): boolean =>
  step?.label === STEP && step.about === sentence;

/** Takes an applied repair back; false unless it is the latest change. */
export const undoRepair = (finding: RepairFinding): boolean =>
  isStepOf(finding, undoScope().steps.next('undo')) && takeStep('undo');
