import type { Draft } from '@bellgrid/model';
import type { SchoolFacts } from '../../document/draft/school-facts.ts';
import { isActive } from '../../document/run/solver-run.ts';
import { useSolver } from '../../document/run/use-solver.ts';
import { useUnkeptSolution } from '../solver/use-judged-solution.ts';
import { type ChecklistStep, checklist, nextStepOf } from './checklist.ts';

const setUpSteps = {
  week: 'structure',
  classes: 'classes',
  teachers: 'teachers',
  subjects: 'subjects',
  generate: 'generate',
} as const satisfies Record<ChecklistStep, string>;

/** The one thing to do next for the timetable, and the screen for it. */
export interface SchoolStep {
  readonly step:
    | (typeof setUpSteps)[ChecklistStep]
    | ScheduleOfRun
    | 'unplaced'
    | 'clashes'
    | 'checking'
    | 'done';
  readonly path: '/' | '/classes' | '/teachers' | '/subjects' | '/schedule';
  /** The lessons or places that the step is about. */
  readonly count: number;
}

/** A schedule that is not in the draft yet: a run is at work on it, or has found it. */
type ScheduleOfRun = 'running' | 'found';

/** The schedule that the latest run makes or has for this draft; null for none. */
export function useScheduleOfRun(draft: Draft): ScheduleOfRun | null {
  const isSolving = useSolver((run) => isActive(run) && run.jobType === 'solve');
  const isFound = useUnkeptSolution(draft) !== null;
  return isSolving ? 'running' : isFound ? 'found' : null;
}

/** Returns the next step; `clashes` is null until they were counted. */
export function nextStepFor(
  draft: Draft,
  { schedulable, placed }: Pick<SchoolFacts, 'schedulable' | 'placed'>,
  clashes: number | null,
  ofRun: ScheduleOfRun | null,
): SchoolStep {
  if (ofRun) return { step: ofRun, path: '/schedule', count: 0 };
  const items = checklist(draft);
  const next = items && nextStepOf(items);
  const item = items?.find(({ step }) => step === next);
  if (item) return { step: setUpSteps[item.step], path: item.path, count: 0 };
  if (clashes) return { step: 'clashes', path: '/schedule', count: clashes };
  const unplaced = schedulable - placed;
  if (unplaced > 0) return { step: 'unplaced', path: '/schedule', count: unplaced };
  if (clashes === null) return { step: 'checking', path: '/schedule', count: 0 };
  return { step: 'done', path: '/schedule', count: 0 };
}
