import { WEIGHT, type Weight } from '@bellgrid/model';

/** The stored weight for one of FET's weight percentages (0 to 100). */
export function percentWeight(percent: number): Weight {
  if (percent >= 100) return WEIGHT.HARD;
  if (percent >= 99) return WEIGHT.FIVE;
  if (percent >= 95) return WEIGHT.FOUR;
  if (percent >= 80) return WEIGHT.THREE;
  if (percent >= 50) return WEIGHT.TWO;
  return percent > 0 ? WEIGHT.ONE : WEIGHT.OFF;
}
