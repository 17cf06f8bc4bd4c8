import type { Repair } from '@bellgrid/protocol';
import type { GroupedFindings, RepairFinding } from './group-findings.ts';
import type { RepairState } from './repair-state.ts';

/** A repair as the panel lists it. */
export interface ListedRepair {
  readonly finding: RepairFinding;
  readonly state: RepairState;
}

/** The repairs that are to be listed: of each conflict in turn, and of all of them together. */
export interface ListedRepairs {
  readonly ofEach: readonly (readonly ListedRepair[])[];
  readonly ofAll: readonly ListedRepair[];
  /** Some conflict of several waits for a repair of its own. */
  readonly isEachToRepair: boolean;
}

/** Of repairs that end the same conflict, one is enough: once it is made the others are left out. */
export function listRepairs(
  { conflicts, repairs }: GroupedFindings,
  stateOf: (repair: Repair) => RepairState,
): ListedRepairs {
  const list = (findings: readonly RepairFinding[]) =>
    findings.map((finding): ListedRepair => ({ finding, state: stateOf(finding.repair) }));
  const ofAll = list(repairs);
  const isEnded = ofAll.some(isMade);
  const ofEach = conflicts.map((conflict) => enough(list(conflict.repairs), isEnded));
  return {
    ofEach,
    ofAll: enough(ofAll, ofEach.length > 0 && ofEach.every((each) => each.some(isMade))),
    isEachToRepair: ofEach.some((each) => each.length > 0 && !each.some(isMade)),
  };
}

const isMade = ({ state }: ListedRepair): boolean => state === 'made';

/** @param isEnded what they repair is repaired otherwise. */
function enough(repairs: readonly ListedRepair[], isEnded: boolean): readonly ListedRepair[] {
  const made = repairs.filter(isMade);
  return made.length > 0 || isEnded ? made : repairs;
}
