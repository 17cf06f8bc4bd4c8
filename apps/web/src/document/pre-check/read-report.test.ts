import { verify } from '@bellgrid/constraints';
import { commands, constraintSchema, createDraftStore, type Draft, LEVEL, WEIGHT } from '@bellgrid/model';
import { expect, test } from 'vitest';
import { smallSchool } from '../../ui/timetable-grid/small-school.ts';
import { brokenAfter, brokenNews, NONE_BROKEN, readReport } from './read-report.ts';

function blocked(draft: Draft): Draft {
  const store = createDraftStore(draft);
  const cells = [{ day: 0, period: 0 }];
  store.run(commands.setCalendarCells, {
    type: 'teacher',
    bases: ['Ito'],
    structure: 's',
    cells,
    level: LEVEL.HARD,
  });
  return store.draft;
}

test('placed lessons that violate a hard rule are marked, and those that no school could hold', () => {
  const draft = smallSchool({
    lessons: [
      { id: 'art', teachers: ['Ito'], groups: ['9A'], at: [0, 0] },
      { id: 'music', teachers: ['Ono'], groups: ['9A'], at: [0, 0] },
      { id: 'sport', teachers: ['Abe'], groups: ['9B'], at: [0, 0] },
    ],
  });
  const { count, findings, marks } = readReport(verify(blocked(draft)), draft);
  expect(count).toBe(2);
  expect(findings.map(({ code, about }) => [code, about.teachers ?? [], about.groups ?? []])).toEqual([
    ['findings.brokenConstraint.one', [], ['9A']],
    ['findings.brokenConstraint.one', ['Ito'], []],
  ]);
  expect(marks.get('art')).toMatchObject({ isImpossible: true });
  expect(marks.get('art')?.violations).toHaveLength(2);
  expect(marks.get('music')?.violations).toHaveLength(1);
  expect(marks.has('sport')).toBe(false);
});

test('a lesson says the same thing once', () => {
  const draft = smallSchool({ lessons: [{ id: 'art', teachers: ['Ito'], at: [0, 0] }] });
  const report = verify(blocked(draft));
  const { marks } = readReport({ ...report, matches: [...report.matches, ...report.matches] }, draft);
  expect(marks.get('art')?.violations).toHaveLength(1);
});

test('nothing is violated while nothing is placed', () => {
  const draft = smallSchool({ lessons: [{ id: 'art', teachers: ['Ito'], groups: ['9A'] }] });
  expect(readReport(verify(blocked(draft)), draft)).toEqual(NONE_BROKEN);
});

test('a lesson in a cell that its teacher dislikes has a soft mark', () => {
  const lessons = [
    { id: 'art', teachers: ['Ito'], groups: ['9A'], at: [0, 0] as const },
    { id: 'music', teachers: ['Ito'], groups: ['9A'], at: [1, 0] as const },
  ];
  const store = createDraftStore(smallSchool({ lessons }));
  const cells = [{ day: 0, period: 0 }];
  store.run(commands.setCalendarCells, {
    type: 'teacher',
    bases: ['Ito'],
    structure: 's',
    cells,
    level: LEVEL.SOFT,
  });
  const { softMarks, count } = readReport(verify(store.draft), store.draft);
  expect(count).toBe(0);
  expect([...softMarks].map(([id, messages]) => [id, messages.length])).toEqual([['art', 1]]);
});

test('the news of an edit have what it changed, and all else stays the same object', () => {
  const lessons = [
    { id: 'art', teachers: ['Ito'], groups: ['9A'], at: [0, 0] as const },
    { id: 'music', teachers: ['Ono'], groups: ['9B'], at: [0, 0] as const },
  ];
  const store = createDraftStore(smallSchool({ lessons }));
  const block = (base: string, level: 0 | 2) => {
    const calendar = {
      type: 'teacher' as const,
      bases: [base],
      structure: 's',
      cells: [{ day: 0, period: 0 }],
    };
    store.run(commands.setCalendarCells, { ...calendar, level });
    return readReport(verify(store.draft), store.draft);
  };
  const first = block('Ito', LEVEL.HARD);
  const second = block('Ono', LEVEL.HARD);
  const news = brokenNews(first, second);
  expect([[...news.marks.set.keys()], news.marks.gone]).toEqual([['music'], []]);
  const known = brokenAfter(NONE_BROKEN, brokenNews(NONE_BROKEN, first));
  const next = brokenAfter(known, news);
  expect(next).toEqual(second);
  expect(next.marks.get('art')).toBe(known.marks.get('art'));
  const third = block('Ito', LEVEL.NONE);
  expect(brokenAfter(next, brokenNews(second, third))).toEqual(third);
  expect(brokenAfter(next, brokenNews(second, second)).problems).toBe(next.problems);
});

test('after an edit only what it changed is made anew', () => {
  const lessons = [
    { id: 'art', teachers: ['Ito'], groups: ['9A'], at: [0, 0] as const },
    { id: 'music', teachers: ['Ono'], groups: ['9B'], at: [0, 0] as const },
  ];
  const store = createDraftStore(smallSchool({ lessons }));
  const block = (base: string, level: 0 | 2) =>
    store.run(commands.setCalendarCells, {
      type: 'teacher',
      bases: [base],
      structure: 's',
      cells: [{ day: 0, period: 0 }],
      level,
    });
  block('Ito', LEVEL.HARD);
  block('Ono', LEVEL.HARD);
  const { physical, matches, ...rest } = verify(store.draft);
  const first = readReport({ ...rest, physical, matches }, store.draft);
  expect(matches).toHaveLength(2);
  const second = readReport({ ...rest, physical, matches: matches.slice(0, 1) }, store.draft);
  const [key = '', gone = ''] = first.problems.keys();
  expect(second.problems.get(key)).toBe(first.problems.get(key));
  expect(second.marks.get('art')?.violations).toBe(first.marks.get('art')?.violations);
  expect([...second.problems.keys()]).toEqual([key]);
  expect(brokenNews(first, second).problems).toEqual({ set: new Map(), gone: [gone] });
});

test('a wish for all teachers marks no lesson, a wish for one does', () => {
  const lessons = [
    { id: 'art', teachers: ['Ito'], groups: ['9A'], at: [0, 0] as const },
    { id: 'music', teachers: ['Ito'], groups: ['9A'], at: [0, 2] as const },
  ];
  const store = createDraftStore(smallSchool({ lessons }));
  const rule = { type: 'teacherConstraint', constraint: 'maxGapsPerWeek', maxGaps: 0, weight: WEIGHT.TWO };
  const enabled = { ...store.draft.constraintGroupWeights.workload, enabled: true };
  const read = (base: object | string) => {
    const constraint = constraintSchema.parse({ ...rule, id: 'gaps', base });
    const draft = {
      ...store.draft,
      constraints: { gaps: constraint },
      constraintGroupWeights: { ...store.draft.constraintGroupWeights, workload: enabled },
    };
    return readReport(verify(draft), draft);
  };
  const forAll = read({ items: 'all', except: [] });
  expect([forAll.softMarks.size, [...forAll.problems.keys()], forAll.cost]).toEqual([0, ['gaps'], 2]);
  expect([...read('Ito').softMarks.keys()].toSorted()).toEqual(['art', 'music']);
});
