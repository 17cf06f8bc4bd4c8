import { type Command, commands, findingKey, type StepName } from '@bellgrid/model';
import type { Repair } from '@bellgrid/protocol';
import { runEdit } from '../../../document/draft/run-edit.ts';
import { allSteps, type StepHistory, takeStep, undoScope } from '../../../document/draft/undo-scope.ts';

/** Equal for repairs that make the same change. */
export const repairKey = ({ finding }: Repair): string => findingKey(finding);

const STEP = 'solver.found.step';

/** Makes the change of a repair as one step to undo, named by its sentence; false when it was refused. */
export function applyRepair(repair: Repair, sentence: string): boolean {
  const command: Command = commands[repair.command];
  return runEdit(command, repair.args, { label: STEP, about: sentence, key: repairKey(repair) });
}

/** The steps that undo and redo reach in the panel of the findings: repairs, whenever they were made. */
export const repairSteps: StepHistory = {
  ...allSteps,
  next: (kind) => {
    const step = allSteps.next(kind);
    return step?.label === STEP ? step : undefined;
  },
};

/** True when a step of the history is this repair. */
export const isStepOf = (repair: Repair, step: StepName | undefined): boolean =>
  step?.label === STEP && step.key === repairKey(repair);

/** Undoes an applied repair; false unless it is the latest change. */
export const undoRepair = (repair: Repair): boolean =>
  isStepOf(repair, undoScope().steps.next('undo')) && takeStep('undo');
