import { decimal, share, whole } from './parameter.ts';

/** Parameters of the improvement. */
export const improveParameters = {
  improve: {
    roomShare: share(0.1, 'Share of the moves that change a room.'),
    unplacedShare: share(0.3, 'Share of the moves that try to place an unplaced unit.'),
    chainLength: whole(10, [1, 1000], 'units', 'Longest Kempe chain.'),
    stallSteps: decimal(
      200,
      [1, 100_000],
      'steps per unit',
      'With partial timetables: steps without progress after which filling and improving take turns.',
    ),
  },
  annealing: {
    hot: decimal(0.5, [0.001, 1000], 'median rises', 'Temperature at the start of a cycle.'),
    cold: decimal(0.2, [0.001, 1000], 'smallest rises', 'Temperature at the end of a cycle.'),
    cycleSteps: decimal(60, [1, 100_000], 'steps per unit', 'Length of the first cycle.'),
    cycleGrowth: decimal(1.7, [1, 10], '', 'Length of a cycle beside the one before.'),
    longestCycle: decimal(100, [1, 100_000], '', 'Longest cycle beside the first one.'),
    sample: whole(200, [2, 100_000], 'rises', 'Rises seen before the scale of the temperature is known.'),
    refreshSteps: whole(64, [1, 100_000], 'steps', 'Steps between two updates of the temperature.'),
  },
};
