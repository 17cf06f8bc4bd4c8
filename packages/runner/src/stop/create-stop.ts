import type { RunOptions } from '../run-types.ts';
import { onPlateau } from './on-plateau.ts';
import type { StopCriterion } from './stop-criterion.ts';
import { whenFull } from './when-full.ts';

/** The criterion that the options name; a run by steps looks at no clock, so a plateau cannot stop it. */
export function createStop(options: RunOptions, partialCounts: boolean): StopCriterion {
  if (options.until === 'full') return whenFull();
  if (options.until === 'plateau' && options.steps === undefined) return onPlateau(partialCounts);
  return () => false;
}
