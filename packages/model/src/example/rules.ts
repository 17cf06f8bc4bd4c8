import type { Draft } from '../draft/draft.ts';
import { type ConstraintInput, constraintSchema, type ItemConstraint } from '../records/rules/constraint.ts';
import type { Id } from '../values/id.ts';
import { LEVEL, type Level } from '../values/weight.ts';

const STRUCTURE = 'structure-1';
const days = { monday: 0, tuesday: 1, wednesday: 2, thursday: 3, friday: 4 } as const;
const allPeriods = [0, 1, 2, 3, 4, 5, 6] as const;

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;

/** Adds a constraint under the next readable id. */
export function addRule(draft: Draft, rule: WithoutId<ConstraintInput>): void {
  let number = Object.keys(draft.constraints).length + 1;
  while (draft.constraints[`constraint-${number}`]) number += 1;
  const id = `constraint-${number}`;
  draft.constraints[id] = constraintSchema.parse({ ...rule, id });
}

/** The rules of the example school: some of every common kind, and all of them possible together. */
export function addRules(draft: Draft): void {
  addCalendars(draft);
  addWorkload(draft);
  addSubjectRules(draft);
  addLessonRules(draft);
}

function block(
  draft: Draft,
  base: Id,
  day: keyof typeof days,
  periods: readonly number[],
  level: Level,
): void {
  const type = base.startsWith('teacher-') ? 'teacher' : base.startsWith('class-') ? 'group' : 'classroom';
  for (const period of periods) {
    addRule(draft, { type, base, day: days[day], period, level, structure: STRUCTURE });
  }
}

function addCalendars(draft: Draft): void {
  // Part-time: not in school on these days.
  block(draft, 'teacher-popescu', 'wednesday', allPeriods, LEVEL.HARD);
  block(draft, 'teacher-popescu', 'friday', allPeriods, LEVEL.HARD);
  block(draft, 'teacher-adler', 'monday', allPeriods, LEVEL.HARD);
  block(draft, 'teacher-adler', 'friday', allPeriods, LEVEL.HARD);
  block(draft, 'teacher-nkosi', 'tuesday', allPeriods, LEVEL.HARD);
  // Seminars and preferences.
  block(draft, 'teacher-watanabe', 'thursday', [5, 6], LEVEL.HARD);
  block(draft, 'teacher-fernandez', 'friday', [5, 6], LEVEL.SOFT);
  block(draft, 'teacher-sinclair', 'friday', [5, 6], LEVEL.SOFT);
  block(draft, 'teacher-mwangi', 'tuesday', [0], LEVEL.SOFT);
  block(draft, 'teacher-laurent', 'thursday', [0, 6], LEVEL.SOFT);
  for (const group of ['class-5a', 'class-5b', 'class-6a', 'class-6b']) {
    block(draft, group, 'friday', [6], LEVEL.HARD);
  }
  block(draft, 'room-gym', 'wednesday', [6], LEVEL.HARD);
  block(draft, 'room-music', 'thursday', [6], LEVEL.HARD);
}

function addWorkload(draft: Draft): void {
  const teacher = (base: Id, constraint: ItemConstraint['constraint'], more: object) => {
    const rule = { type: 'teacherConstraint', base: `teacher-${base}`, constraint, ...more };
    addRule(draft, rule as WithoutId<ConstraintInput>);
  };
  teacher('fernandez', 'teacherMaxDays', { maxDays: 4 });
  teacher('watanabe', 'teacherMaxDays', { maxDays: 4, weight: 3 });
  for (const base of ['zielinski', 'raman', 'solberg', 'jansen', 'petrov']) {
    teacher(base, 'teacherMaxLessonsPerDay', { maxLessons: 6 });
  }
  teacher('adler', 'teacherMinLessonsPerDay', { minLessons: 2, weight: 2 });
  teacher('bianchi', 'teacherBreak', {
    maxConsecutiveTeachingPeriods: 5,
    breakSize: 1,
    units: 'period',
    weight: 3,
  });
  teacher('popescu', 'teacherLessonsConsecutive', { spacing: 2, units: 'period', weight: 1 });
  addRule(draft, {
    type: 'consecutive',
    subjects: ['subject-8a-history', 'subject-8a-geography'],
    spacing: 1,
    units: 'period',
    weight: 1,
  });
  addRule(draft, {
    type: 'notConsecutive',
    subjectsA: ['subject-7a-sport', 'subject-7b-sport'],
    subjectsB: ['subject-7a-maths', 'subject-7b-maths'],
    spacing: 1,
    weight: 2,
  });
  for (const group of ['5a', '5b']) {
    const subjects = [`subject-${group}-maths`];
    addRule(draft, { type: 'splitAround', subjects, direction: '<=', numLessons: 3, periodIndex: 3 });
  }
}

function addSubjectRules(draft: Draft): void {
  for (const subject of Object.values(draft.subjects)) {
    if (!subject.id.endsWith('-class-hour')) continue;
    addRule(draft, { type: 'subject', base: subject.id, constraint: 'at period', values: [0] });
    addRule(draft, { type: 'subject', base: subject.id, constraint: 'on day', values: [days.monday] });
  }
  for (const group of ['6a', '6b']) {
    const base = `subject-${group}-maths`;
    addRule(draft, { type: 'subject', base, constraint: 'not at period', values: [6], weight: 4 });
  }
  for (const group of ['5a', '5b', '6a', '6b']) {
    const rule = { type: 'subject', base: `subject-${group}-art`, constraint: 'not same day' } as const;
    addRule(draft, { ...rule, other: `subject-${group}-sport` });
  }
  for (const group of ['9a', '9b', '10a', '10b']) {
    const rule = { type: 'subject', base: `subject-${group}-physics`, constraint: 'not same day' } as const;
    addRule(draft, { ...rule, other: `subject-${group}-chemistry`, weight: 3 });
  }
  addRule(draft, {
    type: 'subject',
    base: 'subject-8a-physics',
    other: 'subject-8b-physics',
    constraint: 'same day',
    weight: 1,
  });
}

function addLessonRules(draft: Draft): void {
  for (const year of [9, 10]) {
    const lesson = `lesson-${year}-advanced-biology`;
    addRule(draft, {
      type: 'lesson',
      base: `${lesson}-2`,
      other: `${lesson}-1`,
      constraint: 'before',
      weight: 2,
    });
  }
  addRule(draft, {
    type: 'lesson',
    base: 'lesson-6a-science-1',
    constraint: 'before period',
    values: [5],
    weight: 2,
  });
  addRule(draft, {
    type: 'lesson',
    base: 'lesson-7a-sport-1',
    constraint: 'not on day',
    values: [days.monday],
  });
}
