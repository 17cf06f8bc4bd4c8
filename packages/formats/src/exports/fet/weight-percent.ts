import { WEIGHT, type Weight } from '@bellgrid/model';

const percents: ReadonlyMap<Weight, number> = new Map([
  [WEIGHT.OFF, 0],
  [WEIGHT.ONE, 20],
  [WEIGHT.TWO, 50],
  [WEIGHT.THREE, 80],
  [WEIGHT.FOUR, 95],
  [WEIGHT.FIVE, 99],
]);

/** FET's weight percentage for a stored weight; a weight that is not set is hard. */
export function weightPercent(weight: Weight): number {
  return percents.get(weight) ?? 100;
}
