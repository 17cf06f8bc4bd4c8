import { decimal, share, whole } from './parameter.ts';

/** Parameters of the run around the search, which has a clock: read by the package `runner`. */
export const runParameters = {
  slice: {
    milliseconds: decimal(
      12,
      [1, 1000],
      'ms',
      'Length of a slice of search, after which other work has its turn.',
    ),
    firstSteps: whole(16, [1, 1_000_000], 'steps', 'Length of the first slice.'),
    fixedSteps: whole(250, [1, 1_000_000], 'steps', 'Length of every slice of a run by steps.'),
  },
  plateau: {
    fullSteps: whole(
      200_000,
      [1, 1_000_000_000],
      'steps',
      'Fewest steps without progress that end the run of a full timetable.',
    ),
    partialSteps: whole(
      120_000,
      [1, 1_000_000_000],
      'steps',
      'Fewest steps without progress that end the run of a partial timetable.',
    ),
    share: share(0.5, 'Fewest steps without progress as a share of all steps so far.'),
    afterCycles: whole(
      1,
      [0, 1],
      '',
      '1: the run of a full timetable ends only after a cycle of the improvement, which is cold then; 0: at any step.',
    ),
  },
  proof: {
    patienceSeconds: decimal(1.5, [0, 86_400], 's', 'Search time before a proof of infeasibility is sought.'),
    patienceShare: share(0.3, 'Share of the time limit before a proof is sought, where that is less.'),
    waitFactor: decimal(
      2,
      [1, 1000],
      '',
      'Search time before the next attempt, as a multiple of that so far.',
    ),
    earlySeconds: decimal(10, [0, 86_400], 's', 'Time in which the prover gets `earlyShare`.'),
    earlyShare: share(0.25, 'Share of the early time that the prover may take.'),
    laterShare: share(0.1, 'Share of the later time that the prover may take.'),
    sliceMilliseconds: decimal(8, [1, 1000], 'ms', 'Length of a slice of proof.'),
  },
};
