import { type Command, commands, findingKey, type StepName } from '@bellgrid/model';
import type { Repair, RunFindings } from '@bellgrid/protocol';
import { runEdit } from '../../../document/draft/run-edit.ts';
import { allSteps, type StepHistory, takeStep, undoScope } from '../../../document/draft/undo-scope.ts';
import type { RepairState } from '../run/repair-state.ts';

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

/** A repair as the panel lists it. */
export interface ListedRepair {
  readonly repair: Repair;
  readonly state: RepairState;
}

/** The repairs that are listed: those of each conflict in turn, and those of all together. */
export interface ListedRepairs {
  readonly ofEach: readonly (readonly ListedRepair[])[];
  readonly ofAll: readonly ListedRepair[];
  /** Some conflict of several waits for a repair of its own. */
  readonly isEachToRepair: boolean;
}

/** Of repairs that end the same conflict, one is enough: once it is made, the others are not listed. */
export function listRepairs(
  { conflicts, repairs }: Pick<RunFindings, 'conflicts' | 'repairs'>,
  stateOf: (repair: Repair) => RepairState,
): ListedRepairs {
  const list = (own: readonly Repair[]) =>
    own.map((repair): ListedRepair => ({ repair, state: stateOf(repair) }));
  const ofAll = list(repairs);
  const isEnded = ofAll.some(isMade);
  const ofEach = conflicts.map((conflict) => enough(list(conflict.repairs), isEnded));
  const areSeveral = conflicts.length > 1;
  return {
    ofEach,
    ofAll: enough(ofAll, ofEach.length > 0 && ofEach.every((each) => each.some(isMade))),
    isEachToRepair: areSeveral && ofEach.some((each) => each.length > 0 && !each.some(isMade)),
  };
}

export const isMade = ({ state }: ListedRepair): boolean => state === 'made';

/** @param isEnded another repair has ended what they repair. */
function enough(repairs: readonly ListedRepair[], isEnded: boolean): readonly ListedRepair[] {
  const made = repairs.filter(isMade);
  return made.length > 0 || isEnded ? made : repairs;
}
