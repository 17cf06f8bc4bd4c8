import { answerCell, type CellAnswer, createLiveCheck } from '@bellgrid/constraints';
import { commands, runCommand } from '@bellgrid/model';
import i18next from 'i18next';
import { beforeAll, expect, it } from 'vitest';
import { startTexts } from '../../../platform/texts/i18n.ts';
import { layoutGrid } from '../../../ui/timetable-grid/grid-layout.ts';
import { createFactsOf } from '../../../ui/timetable-grid/lesson-facts.ts';
import { ownPlacements, smallSchool } from '../../../ui/timetable-grid/small-school.ts';
import { answerLabel, answerSentences, brokenRuleCount, changeWords, toneOf } from './placing-words.ts';

beforeAll(() => {
  startTexts();
});

const t = ((key: string, values?: { change: number }) => (values ? `${key} ${values.change}` : key)) as never;
const words = (cost: number, ...amounts: [string, number][]) =>
  changeWords(t, { cost, amounts: new Map(amounts) as never });

it('says by how much gaps and constraints change, and which way it goes where they even out', () => {
  expect(words(3, ['maxGapsPerDay', 1], ['maxDays', 2])).toEqual([
    'schedule.placing.gaps 1',
    'schedule.placing.notMet 2',
  ]);
  expect(words(2, ['maxDays', 1], ['minDays', -1])).toEqual(['placing.worse']);
  expect(words(-2, ['maxDays', 1], ['minDays', -1])).toEqual(['placing.better']);
  expect(words(0)).toEqual([]);
});

it('says which way the cost goes where the numbers of days go the other way, and keeps the rules that they do not count', () => {
  const none = { classGaps: 0, teacherGaps: 0, lateStarts: 0 };
  const wordsAndTone = (cost: number, change: Partial<typeof none>, ...amounts: [string, number][]) => {
    const days = { ...none, ...change };
    return [...changeWords(t, { cost, amounts: new Map(amounts) as never }, days), toneOf(cost, days)];
  };
  expect(wordsAndTone(10, { teacherGaps: -1 }, ['maxGapsPerDay', 2])).toEqual([
    'placing.room.change.teacherGaps -1',
    'placing.worse',
    'worse',
  ]);
  expect(wordsAndTone(-15, { lateStarts: 1 }, ['maxGapsPerWeek', -3])).toEqual([
    'schedule.placing.gaps -3',
    'placing.room.change.lateStarts 1',
    'better',
  ]);
  expect(wordsAndTone(8, { classGaps: -1 })).toEqual([
    'placing.room.change.classGaps -1',
    'placing.worse',
    'worse',
  ]);
  expect(wordsAndTone(0, { classGaps: -1 })).toEqual(['placing.room.change.classGaps -1', 'better']);
  expect(wordsAndTone(-5, { classGaps: -1 }, ['maxGapsPerDay', -1])).toEqual([
    'placing.room.change.classGaps -1',
    'better',
  ]);
});

it('says in a cell who is busy with what, and the whole sentence beside it', () => {
  const draft = smallSchool({
    lessons: [
      { id: 'Art', groups: ['9A'], teachers: ['Ada'], at: [0, 0] },
      { id: 'Latin', groups: ['9B'], teachers: ['Ada'], at: [1, 1] },
    ],
  });
  const placed = ownPlacements(draft);
  const [block] = layoutGrid(draft, placed, 'classes', new Set(['9A'])).blocks;
  if (!block) throw new Error('the class has no rows');
  const context = { draft, factsOf: createFactsOf(draft, placed, 'subject'), block };
  const answer = answerCell(createLiveCheck(draft), ['Art'], { day: 1, start: 1 }, { isAlone: true });
  expect(answerLabel(i18next.t, answer, context)).toBe('Ada has Latin');
  expect(answerLabel(i18next.t, answer, context, 'brief')).toMatch(/^A\w{0,3} has Lati$/);
  expect(answerSentences(i18next.t, answer, context)).toEqual([
    expect.stringMatching(/^Ada has .*Art.* and .*Latin.* at the same time/),
  ]);
});

it('says in a cell that a swap does not fit there, or which lesson is locked', () => {
  const lessons = [
    { id: 'Art', groups: ['9A'], teachers: ['Ada'], at: [0, 3] as const },
    { id: 'Sport', groups: ['9A'], numPeriods: 2, at: [1, 0] as const },
  ];
  const labels = [false, true].map((locked) => {
    const draft = runCommand(smallSchool({ lessons }), commands.lockLesson, { ids: ['Sport'], locked });
    const placed = ownPlacements(draft);
    const [block] = layoutGrid(draft, placed, 'classes', new Set(['9A'])).blocks;
    if (!block) throw new Error('the class has no rows');
    const context = { draft, factsOf: createFactsOf(draft, placed, 'subject'), block };
    const answer = answerCell(createLiveCheck(draft), ['Art'], { day: 1, start: 0 });
    return [answerLabel(i18next.t, answer, context), answerSentences(i18next.t, answer, context).at(-1)];
  });
  expect(labels).toEqual([
    ['9A has Sport · a swap does not fit', "You can't make this swap because the other cell can't fit here"],
    ['9A has Sport · Sport is locked', 'Sport is locked. Unlock it to move it.'],
  ]);
});

it('says in a cell for whom another rule would be broken, and which', () => {
  const draft = smallSchool({
    lessons: [
      { id: 'Art', groups: ['9A'], teachers: ['Ada'], at: [0, 0] },
      { id: 'Latin', groups: ['9A'], teachers: ['Ada'], at: [0, 1] },
    ],
  });
  const placed = ownPlacements(draft);
  const [block] = layoutGrid(draft, placed, 'classes', new Set(['9A'])).blocks;
  if (!block) throw new Error('the class has no rows');
  const context = { draft, factsOf: createFactsOf(draft, placed, 'subject'), block };
  const reason = {
    kind: 'maxGapsPerDay',
    references: { teachers: ['Ada'] },
    lessons: ['Art'],
    message: { code: 'kinds.unknown', values: {} },
  };
  const free = answerCell(createLiveCheck(draft), ['Art'], { day: 1, start: 1 }, { isAlone: true });
  const answer = { ...free, state: 'blocked', reasons: [reason] } as unknown as typeof free;
  expect(answerLabel(i18next.t, answer, context)).toBe('Ada: Gaps per day');
});

it('says in a cell that its lesson goes to the staging area, where the held one has no place to give', () => {
  const draft = smallSchool({
    lessons: [
      { id: 'Art', groups: ['9A'], teachers: ['Ada'] },
      { id: 'Latin', groups: ['9A', '9B'], teachers: ['Ada'], at: [0, 1] },
    ],
  });
  const placed = ownPlacements(draft);
  const [block] = layoutGrid(draft, placed, 'classes', new Set(['9A'])).blocks;
  if (!block) throw new Error('the class has no rows');
  const context = { draft, factsOf: createFactsOf(draft, placed, 'subject'), block };
  const answer = answerCell(createLiveCheck(draft), ['Art'], { day: 0, start: 1 });
  expect(answer.state).toBe('swap');
  expect(answerLabel(i18next.t, answer, context)).toBe('Latin goes to the staging area');
});

it('names first what keeps the held lesson out, and after it what a swap would break elsewhere', () => {
  const school = smallSchool({
    lessons: [
      { id: 'Art', groups: ['9A'], teachers: ['Ada'], at: [0, 0] },
      { id: 'Latin', groups: ['9A'], teachers: ['Ben'], at: [1, 1] },
      { id: 'Music', groups: ['9B'], teachers: ['Ben'], at: [0, 0] },
    ],
  });
  const [structure = ''] = Object.keys(school.schoolData.structures);
  const cells = [{ day: 1, period: 1 }];
  const draft = runCommand(school, commands.setCalendarCells, {
    ...{ type: 'teacher', bases: ['Ada'], structure, cells, level: 2 },
  });
  const at = { day: 1, start: 1 };
  const { state, reasons } = answerCell(createLiveCheck(draft), ['Art'], at, { shown: ['Latin'] });
  expect(state).toBe('blocked');
  expect(reasons.map(({ kind, lessons }) => [kind, lessons.includes('Art')])).toEqual([
    ['teacherCalendar', true],
    ['teacherClash', false],
  ]);
});

it('counts a rule that is broken twice once, and other items or records as other rules', () => {
  const broken = (
    kind: string,
    constraints: readonly string[],
    teachers: readonly string[],
    lesson: string,
  ) => ({
    ...{ kind, constraints, references: { teachers }, lessons: [lesson] },
    ...{ hard: true, weight: Number.POSITIVE_INFINITY, amount: 1, message: { code: 'x' } },
  });
  const reasons = [
    broken('maxPerDay', ['c1'], ['Ada'], 'Art'),
    broken('maxPerDay', ['c1'], ['Ada'], 'Latin'),
    broken('maxPerDay', ['c1'], ['Ben'], 'Art'),
    broken('maxPerDay', ['c2'], ['Ada'], 'Art'),
    broken('teacherClash', [], ['Ada'], 'Art'),
  ];
  expect(brokenRuleCount(reasons as unknown as CellAnswer['reasons'])).toBe(4);
});
