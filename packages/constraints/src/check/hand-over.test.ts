import { commands, type Draft, type Id, LEVEL, runCommand } from '@bellgrid/model';
import { expect, it } from 'vitest';
import { kinds } from '../kinds/registry.ts';
import { drawSchool } from '../testing/draw-school.ts';
import { createRandom } from '../testing/random.ts';
import { withRule } from '../testing/with-rule.ts';
import { lessonsOfTeacher, newlyBroken, notFreeFor } from './hand-over.ts';
import { verify } from './verify.ts';

/** A school with lessons anywhere, a few taught by two, and teachers who are not always available. */
function drawn(seed: number): Draft {
  const draft = drawSchool(seed);
  const random = createRandom(seed);
  const teachers = Object.keys(draft.teachers);
  for (const lesson of Object.values(draft.lessons)) {
    const start = random.below(7);
    if (random.next() < 0.9) lesson.timeSlot = { day: random.below(5), start, end: start + 1 };
    const second = random.pick(teachers);
    if (random.next() < 0.1 && !lesson.teachers.includes(second))
      lesson.teachers = [...lesson.teachers, second];
  }
  const cells = Array.from({ length: 8 }, () => ({ day: random.below(5), period: random.below(7) }));
  return runCommand(draft, commands.setCalendarCells, {
    ...{ type: 'teacher', bases: teachers.slice(0, 4), structure: 's', level: LEVEL.HARD, cells },
  });
}

/** The clashes of a teacher and the periods at which the teacher is not available, with the lessons concerned. */
const troubles = (draft: Draft, teacher: Id): Set<string> => {
  const { physical, matches } = verify(draft);
  const own = [...physical, ...matches].filter(
    ({ kind, references }) =>
      ['teacherClash', 'teacherCalendar'].includes(kind) && references.teachers?.includes(teacher),
  );
  return new Set(own.map(({ kind, lessons }) => `${kind} ${lessons.toSorted().join(' ')}`));
};

it('a teacher is not free for a lesson exactly where taking it alone is a clash or on a blocked period', () => {
  const seen = { free: 0, notFree: 0 };
  for (let seed = 1; seed <= 5; seed += 1) {
    const draft = drawn(seed);
    const [from = '', to = ''] = Object.keys(draft.teachers).slice(seed % 3);
    const before = troubles(draft, to);
    for (const { id } of lessonsOfTeacher(draft, from)) {
      const after = runCommand(draft, commands.handOverLessons, { from, shares: [{ to, lessons: [id] }] });
      const isWorse = [...troubles(after, to)].some((each) => !before.has(each));
      expect(notFreeFor(draft, to, [id]).length > 0).toBe(isWorse);
      seen[isWorse ? 'notFree' : 'free'] += 1;
    }
  }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
});

it('after the lessons at free times alone are handed over, all that is newly broken is told', () => {
  for (let seed = 1; seed <= 5; seed += 1) {
    const draft = withRule(drawn(seed), kinds.teacherMaxDays, { base: 't1', maxDays: 2 }, 'hard');
    const lessons = lessonsOfTeacher(draft, 't0').map(({ id }) => id);
    const busy = notFreeFor(draft, 't1', lessons);
    const free = lessons.filter((id) => !busy.some(({ lesson }) => lesson === id));
    const after = runCommand(draft, commands.handOverLessons, {
      from: 't0',
      shares: [{ to: 't1', lessons: free }],
    });
    const told = newlyBroken(draft, after);
    const hard = (school: Draft) => verify(school).hardViolations;
    if (hard(after) > hard(draft)) expect(told.length).toBeGreaterThan(0);
    // Clashes that the lessons had among themselves go with them and are not told.
    expect(told.filter(({ kind }) => kind === 'teacherClash')).toEqual([]);
    expect(newlyBroken(draft, draft)).toEqual([]);
  }
});

it('a rule of the new teacher that breaks is named', () => {
  const draft = drawSchool(3);
  const own = lessonsOfTeacher(draft, 't1').slice(0, 1);
  const given = lessonsOfTeacher(draft, 't0').slice(0, 2);
  [...own, ...given].forEach((lesson, day) => {
    lesson.timeSlot = { day, start: 0, end: 1 };
  });
  withRule(draft, kinds.teacherMaxDays, { base: 't1', maxDays: 2 }, 'hard');
  const lessons = given.map(({ id }) => id);
  expect(notFreeFor(draft, 't1', lessons)).toEqual([]);
  const after = runCommand(draft, commands.handOverLessons, { from: 't0', shares: [{ to: 't1', lessons }] });
  expect(newlyBroken(draft, after)).toMatchObject([{ kind: 'teacherMaxDays' }]);
});

it('a rule of the old teacher that is broken less by it, and a clash that goes along, are not told', () => {
  const draft = drawSchool(3);
  const own = lessonsOfTeacher(draft, 't0').slice(0, 4);
  for (const lesson of lessonsOfTeacher(draft, 't0')) lesson.timeSlot = null;
  own.forEach((lesson, day) => {
    lesson.timeSlot = { day, start: 0, end: 1 };
  });
  withRule(draft, kinds.teacherMaxDays, { base: 't0', maxDays: 1 }, 'hard');
  const rule = (school: Draft) => verify(school).matches.filter(({ kind }) => kind === 'teacherMaxDays');
  const [, , third, fourth] = own;
  if (!third || !fourth) throw new Error('The teacher has too few lessons.');
  fourth.timeSlot = { ...third.timeSlot!, day: 2 };
  for (const { id } of lessonsOfTeacher(draft, 't1')) draft.lessons[id]!.timeSlot = null;
  const lessons = [third.id, fourth.id];
  const after = runCommand(draft, commands.handOverLessons, { from: 't0', shares: [{ to: 't1', lessons }] });
  expect([rule(draft)[0]?.amount, rule(after)[0]?.amount]).toEqual([2, 1]);
  const clashes = (school: Draft) => verify(school).physical.filter(({ kind }) => kind === 'teacherClash');
  expect([clashes(draft).length, clashes(after).length]).toEqual([1, 1]);
  expect(newlyBroken(draft, after)).toEqual([]);
});
