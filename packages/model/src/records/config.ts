import * as z from 'zod';
import { idSchema } from '../values/id.ts';
import { colorSchema } from './color.ts';

/** Seconds; the user enters 1 to 60 minutes. */
export const SOLVER_TIMEOUT = { default: 60, min: 60, max: 3600 } as const;

/** The lessons that a run may move, and the most that one of them counts as. */
export const CHANGE_BUDGET = { default: 10, max: 10_000, maxWeight: 5 } as const;

/** Runs with a time limit of at most this number of seconds are short: they have workers of their own. */
const CLOUD_FUNCTION_SECONDS = 300;

/** The queue of a run that takes so many seconds by the clock at most: that of the short ones, or of the longer ones. */
export function solverLocation(seconds: number): 'cloud_function' | 'cloud_run' {
  return seconds <= CLOUD_FUNCTION_SECONDS ? 'cloud_function' : 'cloud_run';
}

/** The budget of a check, in seconds of counted work, unless the user asks for a longer one. */
export const CHECK_SECONDS = 5;
/** The seed of all checks and explanations, so that a school gets the same answer in every run. */
export const CHECK_SEED = 1;
/**
 * The work for explaining a contradiction, in seconds: of a check, beyond its budget, and of a solve, whatever remains of
 * its time limit.
 */
export const EXPLAIN_SECONDS = { check: 30, solve: 60 } as const;
/** The longest that an explanation of so many seconds of work takes by the clock, in seconds. */
export const explainClockLimit = (work: number): number => 4 * work;
/**
 * The longest that a check with this budget takes by the clock, in seconds. The budget counts work, which may take
 * several times as long on a loaded machine, but not beyond the longest time limit of a run. Two minutes are for the
 * explanation.
 */
export const checkClockLimit = (budget: number): number =>
  Math.max(budget, Math.min(12 * budget + explainClockLimit(EXPLAIN_SECONDS.check), SOLVER_TIMEOUT.max));

/**
 * The user's budget for change: a limit on the lessons that a run may move from the start that they have when it
 * begins. Lessons that have none then may be placed anywhere.
 */
export const changeBudgetSchema = z.object({
  isEnabled: z.boolean().default(false),
  /** The most lessons that move; each counts by its weight. */
  most: z.int().min(0).max(CHANGE_BUDGET.max).default(CHANGE_BUDGET.default),
  /** No lesson of these teachers and classes moves. */
  teachers: z.array(idSchema).default([]),
  groups: z.array(idSchema).default([]),
  /** A lesson of these counts as so many; of several, the largest number. */
  weights: z
    .array(
      z.object({
        type: z.enum(['teacher', 'group']),
        item: idSchema,
        weight: z.int().min(1).max(CHANGE_BUDGET.maxWeight),
      }),
    )
    .default([]),
});
export type ChangeBudget = z.infer<typeof changeBudgetSchema>;

/** True where a moved lesson may count as several. */
export const isWeighed = ({ weights }: Pick<ChangeBudget, 'weights'>): boolean =>
  weights.some(({ weight }) => weight > 1);

export const configSchema = z.object({
  isClassroomsEnabled: z.boolean().default(false),
  isTracksEnabled: z.boolean().default(false),
  /** True when the structures are shown as tabs and more can be added; only with the user's flag. */
  isMultipleStructuresEnabled: z.boolean().default(false),
  listViewDefaultView: z.enum(['grid', 'list']).default('grid'),
  solveGroups: z.array(idSchema).default([]),
  solveTeachers: z.array(idSchema).default([]),
  solveClassrooms: z.array(idSchema).default([]),
  solveLessons: z.array(idSchema).default([]),
  customColors: z.array(colorSchema).max(200).default([]),
  placeAsManyAsPossible: z.boolean().default(false),
  similarSchedule: z.boolean().default(false),
  changeBudget: changeBudgetSchema.prefault({}),
  solverTimeout: z.int().min(1).max(SOLVER_TIMEOUT.max).default(SOLVER_TIMEOUT.default),
  /** Follows from the time limit; see `solverLocation`. */
  solveInCloudFunction: z.boolean().default(true),
  hasAcceptedTerms: z.boolean().default(false),
  pageMemory: z.record(z.string().max(200), z.unknown()).default({}),
});
export type Config = z.infer<typeof configSchema>;
