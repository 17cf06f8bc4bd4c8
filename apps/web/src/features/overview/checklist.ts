import { countNames, type Draft, type Lesson } from '@bellgrid/model';

export const checklistSteps = ['week', 'classes', 'teachers', 'subjects', 'generate'] as const;
export type ChecklistStep = (typeof checklistSteps)[number];

export interface ChecklistItem {
  readonly step: ChecklistStep;
  readonly path: '/' | '/classes' | '/teachers' | '/subjects' | '/schedule';
  readonly isDone: boolean;
  /** The number of items entered; null for a step without any to count. */
  readonly count: number | null;
}

const size = (records: Readonly<Record<string, unknown>>): number => Object.keys(records).length;

/** The steps to the first timetable; null from then on. Lessons that were only locked in their places are none. */
export function checklist({
  schoolData,
  groups,
  teachers,
  subjects,
  lessons,
}: Draft): ChecklistItem[] | null {
  const all = Object.values(lessons);
  const isFixed = ({ locked, timeSlot }: Lesson) => locked || timeSlot === null;
  const isFull = all.length > 0 && all.every(({ timeSlot }) => timeSlot !== null);
  if (isFull || !all.every(isFixed)) return null;
  const isBuilt = Object.values(schoolData.structures).some(({ isUninitialized }) => !isUninitialized);
  const counted = (step: 'classes' | 'teachers' | 'subjects', count: number) =>
    ({ step, path: `/${step}`, isDone: count > 0, count }) as const;
  return [
    { step: 'week', path: '/', isDone: isBuilt, count: null },
    counted('classes', size(groups)),
    counted('teachers', size(teachers)),
    counted('subjects', countNames(subjects)),
    { step: 'generate', path: '/schedule', isDone: false, count: null },
  ];
}

/** The step to take next: the first that is not done. */
export function nextStepOf(items: readonly ChecklistItem[]): ChecklistStep | null {
  return items.find(({ isDone }) => !isDone)?.step ?? null;
}
