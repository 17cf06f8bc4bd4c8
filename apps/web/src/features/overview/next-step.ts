import type { Draft } from '@bellgrid/model';
import type { SchoolFacts } from '../../document/draft/school-facts.ts';
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
  readonly step: (typeof setUpSteps)[ChecklistStep] | 'unplaced' | 'clashes' | 'checking' | 'done';
  readonly path: '/' | '/classes' | '/teachers' | '/subjects' | '/schedule';
  /** The lessons or places that the step is about. */
  readonly count: number;
}

/** Returns the next step; `clashes` is null until they were counted. */
export function nextStepFor(
  draft: Draft,
  { schedulable, placed }: Pick<SchoolFacts, 'schedulable' | 'placed'>,
  clashes: number | null,
): SchoolStep {
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
