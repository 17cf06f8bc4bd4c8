import { type Draft, type Id, isHardCell, WEIGHT } from '@bellgrid/model';
import type { Repair, RunFindings } from '@bellgrid/protocol';
import { type RepairState, repairState } from './repair-state.ts';

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

/** The conflicts that a draft still has: no repair that was made in it ends them, and it has all their parts. */
export function openConflicts(findings: RunFindings, draft: Draft): RunFindings['conflicts'] {
  const { ofEach, ofAll } = listRepairs(findings, (repair) => repairState(draft, repair));
  if (ofAll.some(isMade)) return [];
  return findings.conflicts.filter(
    ({ members }, index) =>
      !ofEach[index]?.some(isMade) && members.every(({ about }) => isInForce(draft, about.constraints)),
  );
}

/** False once a draft has none of these records, or has them without effect; a part that was made soft, or has no records, counts as in force. */
function isInForce(draft: Draft, records: readonly Id[] = []): boolean {
  return (
    records.length === 0 ||
    records.some((id) => {
      const constraint = draft.constraints[id];
      if (!constraint) return false;
      return 'level' in constraint ? isHardCell(draft, constraint) : constraint.weight !== WEIGHT.OFF;
    })
  );
}

export const isMade = ({ state }: ListedRepair): boolean => state === 'made';

/** @param isEnded another repair has ended what they repair. */
function enough(repairs: readonly ListedRepair[], isEnded: boolean): readonly ListedRepair[] {
  const made = repairs.filter(isMade);
  return made.length > 0 || isEnded ? made : repairs;
}
