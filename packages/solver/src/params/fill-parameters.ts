import { decimal, share, whole } from './parameter.ts';

const perUnit = 'steps per unit';

/** Parameters of the search for a full timetable. */
export const fillParameters = {
  construct: {
    baseLoad: decimal(0.1, [0, 10], '', 'Added to the load of the resources in the difficulty of a unit.'),
    orderNoise: share(0.4, 'Width of the random factor around 1 on the difficulty that orders the units.'),
  },
  ejection: {
    hardnessWeight: decimal(2, [0, 100], '', 'Extra weight of the hardest unit at the start of a run.'),
    weightStep: decimal(0.7, [0, 100], '', 'Rise of the weight of a unit for which others were ejected.'),
    repeatWeight: decimal(
      0.05,
      [0, 100],
      '',
      'Added to the weight to eject for a start, for each time that units had to leave for it in the run.',
    ),
    repeatShare: share(0.5, 'Share of the runs after the first that use `repeatWeight`.'),
    tournament: whole(40, [1, 1000], 'units', 'Unplaced units drawn; the heaviest of them is placed next.'),
    smallTournament: whole(
      3,
      [1, 1000],
      'units',
      'Units drawn after `quickRuns` runs without a full timetable.',
    ),
    quickRuns: whole(6, [0, 1000], 'runs', 'Runs that use the large tournament.'),
    fewUnits: whole(
      25,
      [0, 1000],
      'units',
      'With at most so many unplaced units the heaviest is placed, without drawing.',
    ),
    runSteps: decimal(30, [1, 10_000], perUnit, 'Length of a run, multiplied by the Luby sequence.'),
    tabuSteps: whole(
      2,
      [0, 1000],
      'steps',
      'Shortest time for which an ejected unit may not return to its start.',
    ),
    tabuSpread: whole(
      2,
      [1, 1000],
      'steps',
      'Number of tabu times that are drawn from, from `tabuSteps` up.',
    ),
  },
  recursion: {
    depth: whole(14, [1, 100], 'levels', 'Depth of the recursive ejection.'),
    narrowDepth: whole(5, [0, 100], 'levels', 'From this depth on only the best start of a unit is tried.'),
    ejectionLimit: whole(
      5,
      [1, 1000],
      'units',
      'A start is tried only if the units that have to leave for it weigh less.',
    ),
    callLimit: whole(1500, [1, 1_000_000], 'calls', 'Calls of one attempt; never more than there are units.'),
    tieNoise: share(0.9, 'Random part of the order of starts, beside the weight of the units to eject.'),
    margin: whole(
      2,
      [0, 1000],
      'units',
      'Tried when at most so many more units are left than the fewest of the run.',
    ),
    pause: decimal(3, [0, 1000], 'steps per call', 'Plain steps between two attempts.'),
    firstRun: whole(4, [1, 1000], 'runs', 'First run that tries it from its first step on.'),
    everyRun: whole(
      2,
      [1, 1000],
      'runs',
      'From `firstRun` on, the runs with a number divisible by this do so.',
    ),
    runFactor: decimal(3, [0.01, 100], '', 'Length of such a run beside that of others.'),
    nearlyFullFactor: decimal(
      0.4,
      [0.01, 100],
      '',
      'Length of a run that begins with a nearly full timetable.',
    ),
  },
  order: {
    difficultyWeight: decimal(
      0.4,
      [0, 100],
      '',
      'Extra weight of the most difficult unit, when units are chosen that have to leave.',
    ),
    startSteps: decimal(
      240,
      [0, 100_000],
      perUnit,
      'Steps of the other methods before the filling in one order begins.',
    ),
    patience: decimal(
      5000,
      [1, 1_000_000],
      perUnit,
      'Steps without fewer unplaced units after which another timetable is begun.',
    ),
    turnSteps: decimal(60, [1, 100_000], perUnit, 'Length of a turn.'),
    share: decimal(2, [0, 1000], '', 'Steps per step of the other methods.'),
  },
  penalties: {
    startSteps: decimal(
      240,
      [0, 100_000],
      perUnit,
      'Steps of ejection before the search with penalties begins.',
    ),
    fullestShare: share(0.7, 'Units that book more of the week than this keep their hard limits.'),
    fillSteps: decimal(100, [1, 10_000], perUnit, 'Steps in which a turn has to place every unit.'),
    moveSteps: whole(2, [1, 1000], 'steps', 'Price of a move beside a step of ejection.'),
    cycleMoves: decimal(60, [1, 10_000], 'moves per unit', 'Length of the first annealing cycle.'),
    cycleGrowth: decimal(1.3, [1, 10], '', 'Length of a cycle beside the one before.'),
    cycles: whole(5, [1, 1000], 'cycles', 'Cycles before a new timetable is begun.'),
    hot: decimal(0.25, [0.001, 1000], 'periods', 'Temperature at the start of a cycle.'),
    cold: decimal(0.12, [0.001, 1000], 'periods', 'Temperature at the end of a cycle.'),
    focus: share(0.3, 'Share of the moves that begin with a unit of a violated limit.'),
    refreshMoves: whole(
      64,
      [1, 100_000],
      'moves',
      'Moves between two updates of temperature and violated limits.',
    ),
    weightRise: decimal(
      1,
      [0, 1000],
      '',
      'Rise of the weight of a limit that is violated at the end of a cycle.',
    ),
    weightFade: share(0.8, 'Share of its rise that a satisfied limit keeps.'),
    chainLength: whole(10, [1, 1000], 'units', 'Longest chain of swaps.'),
    unitCost: decimal(2, [0, 1000], 'periods', 'Price of one more unit in the way, when a start is chosen.'),
    betterShare: decimal(4, [0, 1000], '', 'Steps per step of ejection while this leaves fewer units over.'),
    equalShare: decimal(
      3,
      [0, 1000],
      '',
      'Steps per step of ejection while both leave the same number over.',
    ),
    worseShare: decimal(1, [0, 1000], '', 'Steps per step of ejection while this leaves more units over.'),
  },
  rules: {
    slackValue: share(0.8, 'Worth of a period of slack beside a period by which a violation falls.'),
    rememberedRows: whole(
      32,
      [1, 65_536],
      'rows',
      'Day amounts that are remembered per set of units and day.',
    ),
    noGainValue: decimal(0.01, [0.000_001, 1], '', 'Worth of ejecting a unit by which no violation falls.'),
  },
};
