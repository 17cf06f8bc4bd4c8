import { commands, createDraft, createDraftStore } from '@bellgrid/model';
import { expect, test } from 'vitest';
import {
  newTeacherRuleForm,
  rulesOfTeacher,
  teacherDuplicate,
  teacherRule,
  teacherRuleForm,
} from './teacher-rule.ts';

/** Ada teaches in one structure, Ben in two. */
function school() {
  const store = createDraftStore(createDraft({ schoolName: 'Hill' }), { checked: true });
  const first = Object.keys(store.draft.schoolData.structures)[0] ?? '';
  store.run(commands.buildStructure, { id: first, count: 6, length: 45 });
  store.run(commands.addStructure, { id: 'late', name: 'Late' });
  store.run(commands.buildStructure, { id: 'late', count: 3, length: 45 });
  store.run(commands.setTeacher, { teacher: { id: 'ada', name: 'Ada' } });
  store.run(commands.setTeacher, { teacher: { id: 'ben', name: 'Ben' } });
  const add = (id: string, structure: string, teachers: string[]) =>
    store.run(commands.addSubject, { subject: { id, name: id, structure, teachers }, lessons: [] });
  add('maths', first, ['ada', 'ben']);
  add('club', 'late', ['ben']);
  return store;
}

test('a new rule begins with the limits of the school, in minutes where periods mean nothing', () => {
  const { draft } = school();
  const days = draft.schoolData.days.length;
  expect(newTeacherRuleForm(draft, ['ada'], 'teacherMaxDays')).toMatchObject({ maxDays: days });
  expect(newTeacherRuleForm(draft, ['ada'], 'teacherMaxLessonsPerDay')).toMatchObject({ maxLessons: 6 });
  expect(newTeacherRuleForm(draft, ['ada'], 'teacherMinLessonsPerDay')).toMatchObject({ minLessons: 1 });
  const rest = { maxConsecutiveTeachingPeriods: 2, breakSize: 1 };
  expect(newTeacherRuleForm(draft, ['ada'], 'teacherBreak')).toMatchObject({ ...rest, units: 'period' });
  expect(newTeacherRuleForm(draft, ['ada', 'ben'], 'teacherBreak').constraint).toBe('teacherBreak');
  expect(newTeacherRuleForm(draft, ['ada', 'ben'], 'teacherBreak')).toMatchObject({ units: 'minute' });
});

test('what the teachers have already is found', () => {
  const store = school();
  const form = { constraint: 'teacherMaxDays', maxDays: 3 } as const;
  expect(teacherDuplicate(store.draft, ['ada', 'ben'], form)).toBe('none');
  store.run(commands.addConstraint, { constraint: teacherRule('a', 'ada', form) });
  expect(teacherDuplicate(store.draft, ['ada'], form)).toBe('exact');
  // Ben gets it, Ada has it: it is added where it is missing.
  expect(teacherDuplicate(store.draft, ['ada', 'ben'], form)).toBe('none');
  expect(teacherDuplicate(store.draft, ['ada', 'ben'], { ...form, maxDays: 4 })).toBe('similar');
});

test('a stored rule comes back as the form that made it; other kinds have no form', () => {
  const store = school();
  const form = {
    constraint: 'teacherBreak',
    maxConsecutiveTeachingPeriods: 3,
    breakSize: 10,
    units: 'minute',
  } as const;
  store.run(commands.addConstraint, { constraint: teacherRule('a', 'ada', form, 3) });
  const [rule] = rulesOfTeacher(store.draft.constraints, 'ada');
  expect(rule?.weight).toBe(3);
  expect(rule && teacherRuleForm(rule)).toEqual(form);
  expect(teacherRuleForm({ constraint: 'maxGapsPerDay', maxGaps: 1 })).toBeNull();
});
