import { constraintSchema, type Draft } from '@bellgrid/model';
import { placedSchool } from './placed-school.ts';

/**
 * A school with something of everything: placed, locked and unplaced lessons, two that clash, one without class and teacher, a
 * view of its own, a school year, constraints that are not met, and one that cannot be met.
 */
export function variedSchool(): Draft {
  const draft = placedSchool();
  const lessons = Object.values(draft.lessons).filter(({ timeSlot, locked }) => timeSlot !== null && !locked);
  const [unplaced, alone, ...rest] = lessons;
  if (!unplaced || !alone) throw new Error('The school has no placed lessons.');
  draft.lessons[unplaced.id] = { ...unplaced, timeSlot: null };
  draft.lessons[alone.id] = { ...alone, timeSlot: null, teachers: [], groups: [] };
  const [first] = rest;
  const second = rest.find(
    ({ id, teachers }) => id !== first?.id && teachers.some((each) => first?.teachers.includes(each)),
  );
  if (!first || !second) throw new Error('No teacher has two lessons.');
  draft.lessons[second.id] = { ...second, numPeriods: first.numPeriods, timeSlot: first.timeSlot };
  const [teacher = ''] = first.teachers;
  const workload = { base: teacher, type: 'teacherConstraint', weight: 100 };
  const limit = { constraint: 'teacherMaxDays', maxDays: 1 };
  draft.constraints.limit = constraintSchema.parse({ ...workload, ...limit, id: 'limit' });
  const mailed = draft.teachers[teacher];
  if (mailed) mailed.email = 'teacher@hill.example';
  draft.customViews.own = {
    id: 'own',
    name: 'Corridor',
    items: { teachers: [teacher], groups: first.groups, classrooms: [] },
  };
  return draft;
}
