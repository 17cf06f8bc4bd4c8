import type { SubjectConstraint } from '../records/rules/constraint.ts';
import { WEIGHT, type Weight } from '../values/weight.ts';

/** The editor's scale, off (0) to hard (6), as stored weights. */
export const WEIGHT_SCALE: readonly Weight[] = [
  WEIGHT.OFF,
  WEIGHT.ONE,
  WEIGHT.TWO,
  WEIGHT.THREE,
  WEIGHT.FOUR,
  WEIGHT.FIVE,
  WEIGHT.HARD,
];

/** The position of a stored weight on the editor's scale; one that is not set reads as hard. */
export function scaleOf(weight: Weight): number {
  return weight === WEIGHT.NULL ? WEIGHT_SCALE.length - 1 : WEIGHT_SCALE.indexOf(weight);
}

/** The weight after a click on the switch that is shown without sliders: between hard and off. */
export function toggledWeight(weight: Weight): Weight {
  return weight === WEIGHT.OFF ? WEIGHT.HARD : WEIGHT.OFF;
}

/** True for a constraint generated from a division: shown, but not edited, deleted, toggled or reweighted. */
export function isGenerated(constraint: object): boolean {
  return ((constraint as Partial<SubjectConstraint>).metaData ?? null) !== null;
}
