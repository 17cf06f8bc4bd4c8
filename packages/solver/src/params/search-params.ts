import { fillParameters } from './fill-parameters.ts';
import { decimal, type Parameter, type ParameterGroup, share, whole } from './parameter.ts';
import { runParameters } from './run-parameters.ts';

/** Parameters of the improvement. */
const improveParameters = {
  improve: {
    roomShare: share(0.1, 'Share of the moves that change a room.'),
    directedShare: share(
      0.4,
      'Share of the moves that begin with a unit or need that has a part in the cost, where all of the cost tells its units.',
    ),
    unplacedShare: share(0.3, 'Share of the moves that try to place an unplaced unit.'),
    drawnStarts: whole(
      3,
      [1, 1000],
      'starts',
      'Starts drawn for the first unit of a chain; it goes to the one with the least rise.',
    ),
    chainLength: whole(10, [1, 1000], 'units', 'Longest Kempe chain.'),
    tighteningShare: share(
      0.5,
      'Share of the tightenings among the ways out of a local minimum; the others are escapes.',
    ),
    tighteningSteps: decimal(
      60,
      [0, 10_000],
      'steps per unit',
      'Steps in which a tightening has to fill its timetable.',
    ),
    escapeSteps: decimal(
      20,
      [0, 10_000],
      'steps per unit',
      'Steps in which an escape has to fill its timetable, where one more rule is hard.',
    ),
    stallSteps: decimal(
      200,
      [1, 100_000],
      'steps per unit',
      'With partial timetables: steps without progress after which filling and improving take turns.',
    ),
  },
  priced: {
    attempts: whole(1, [0, 1000], 'fillings', 'Fillings with a price before each cycle of the improvement.'),
    steps: decimal(
      20,
      [0, 100_000],
      'steps per unit',
      'Steps in which such a filling has to place every unit.',
    ),
    price: decimal(
      4,
      [0, 1000],
      '',
      'Weight of the median soft rule or start, beside a unit that is ejected, in the first of them.',
    ),
    success: decimal(1.5, [1, 100], '', 'Factor of the price after a full timetable.'),
    failure: decimal(0.5, [0.01, 1], '', 'Factor of the price after another one.'),
  },
  annealing: {
    hot: decimal(0.3, [0.001, 1000], 'median rises', 'Temperature at the start of a cycle.'),
    cold: decimal(0.2, [0.001, 1000], 'smallest rises', 'Temperature at the end of a cycle.'),
    cycleSteps: decimal(60, [1, 100_000], 'steps per unit', 'Length of the first cycle.'),
    cycleGrowth: decimal(1.7, [1, 10], '', 'Length of a cycle beside the one before.'),
    shortestCycle: decimal(
      0.6,
      [0, 1],
      'cycles',
      'Steps left over by a cycle that are too few for the next one: the cycle takes them, too.',
    ),
    escapeShare: decimal(
      2,
      [0, 1000],
      '',
      'Steps of escapes, tightenings and the cycles of the first length that follow them, beside those of a cycle that has found nothing.',
    ),
    longestCycle: decimal(100, [1, 100_000], '', 'Longest cycle beside the first one.'),
    sample: whole(200, [2, 100_000], 'rises', 'Rises seen before the scale of the temperature is known.'),
    refreshSteps: whole(
      64,
      [1, 100_000],
      'steps',
      'Steps between two updates of the temperature and of the list of what has a part in the cost.',
    ),
  },
};

/** Every parameter of the search by group and name, in the order of docs/solver-parameters.md. */
export const searchParameters = { ...fillParameters, ...improveParameters, ...runParameters };

type Groups = typeof searchParameters;

/** A validated value for every parameter, by group and name. */
export type SearchParams = {
  readonly [Group in keyof Groups]: { readonly [Name in keyof Groups[Group]]: number };
};

/** A parameter as `group.name`. */
export type SearchParamName = {
  [Group in keyof Groups & string]: `${Group}.${keyof Groups[Group] & string}`;
}[keyof Groups & string];

/** The parameters that differ from their defaults. */
export type SearchParamChanges = Readonly<Partial<Record<SearchParamName, number>>>;

/**
 * Returns the defaults with these changes.
 * @param changes values by `group.name`, for example `{ 'plateau.share': 0.4 }`; may come from outside.
 * @throws RangeError naming the parameter, its value and what is allowed.
 */
export function createSearchParams(changes: Readonly<Record<string, unknown>> = {}): SearchParams {
  for (const [name, value] of Object.entries(changes)) checkValue(name, value);
  const valuesOf = (group: string, parameters: ParameterGroup) =>
    mapped(parameters, (name, parameter) => changes[`${group}.${name}`] ?? parameter.default);
  // The keys are those of the table, and every value is a number in its range.
  return mapped(searchParameters, valuesOf) as SearchParams;
}

/** The default parameters of a run. */
export const defaultSearchParams = createSearchParams();

function checkValue(name: string, value: unknown): void {
  const parameter = parameterOf(name);
  const { least, most, isWhole, unit } = parameter;
  const isInRange = typeof value === 'number' && value >= least && value <= most;
  if (isInRange && (!isWhole || Number.isInteger(value))) return;
  const range = `from ${least} to ${most}${unit === '' ? '' : ` ${unit}`}`;
  throw new RangeError(
    `The search parameter ${name} is ${show(value)}, expected ${isWhole ? 'a whole number' : 'a number'} ${range}.`,
  );
}

function parameterOf(name: string): Parameter {
  const [groupName = '', parameterName = '', ...rest] = name.split('.');
  const groups: Readonly<Record<string, ParameterGroup>> = searchParameters;
  const group = Object.hasOwn(groups, groupName) ? groups[groupName] : undefined;
  if (group === undefined) {
    throw new RangeError(
      `There is no search parameter ${name}. Its group is one of ${Object.keys(groups).join(', ')}.`,
    );
  }
  const parameter = Object.hasOwn(group, parameterName) ? group[parameterName] : undefined;
  if (parameter === undefined || rest.length > 0) {
    throw new RangeError(
      `There is no search parameter ${name}. The group ${groupName} has ${Object.keys(group).join(', ')}.`,
    );
  }
  return parameter;
}

function show(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : String(value);
}

function mapped<From, To>(
  from: Readonly<Record<string, From>>,
  to: (name: string, value: From) => To,
): Readonly<Record<string, To>> {
  return Object.fromEntries(Object.entries(from).map(([name, value]) => [name, to(name, value)]));
}
