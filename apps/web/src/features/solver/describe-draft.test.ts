import { createDraft, createExampleSchool, type Finding } from '@bellgrid/model';
import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { startTexts } from '../../platform/texts/i18n.ts';
import { describeDraft } from './describe-draft.ts';
import { finding } from './testing/outcomes.ts';

beforeAll(() => {
  startTexts();
});

const school = createExampleSchool();
const [lesson] = Object.values(school.lessons);
if (!lesson) throw new Error('the example school has no lesson');
const slot = { day: 0, start: 0, end: lesson.numPeriods };
const begun = { ...school, lessons: { ...school.lessons, [lesson.id]: { ...lesson, timeSlot: slot } } };
const clash: Finding = finding('clash');

const describeIt = (draft: typeof school, checks: Partial<Parameters<typeof describeDraft>[1]> = {}) => {
  const known = { isRunKnown: true, isChecked: true, broken: [], faults: [] };
  const { tone, title, first } = describeDraft(draft, { ...known, ...checks }, i18next.t);
  return { tone, title, first };
};

test('is neutral until it is known whether a run is at work, and until the placed lessons were checked', () => {
  expect(describeIt(begun, { isRunKnown: false }).tone).toBe('unknown');
  expect(describeIt(begun, { isChecked: false })).toMatchObject({ tone: 'unknown', title: 'Checking …' });
});

test('says what comes next while nothing is placed', () => {
  expect(describeIt(createDraft()).title).toBe('There are no lessons yet.');
  expect(describeIt(school).title).toBe('No lesson is placed yet.');
});

test('quotes what the schedule breaks, then what the pre-check finds', () => {
  const fault = finding('fault');
  expect(describeIt(begun, { broken: [clash], faults: [fault] })).toMatchObject({
    tone: 'hard',
    title: 'Your present schedule breaks hard constraints.',
    first: clash,
  });
  expect(describeIt(school, { faults: [fault] })).toMatchObject({ tone: 'hard', first: fault });
});

test('counts the lessons without a place, and is good only without any', () => {
  const left = Object.keys(school.lessons).length - 1;
  expect(describeIt(begun)).toMatchObject({ tone: 'plain', title: `${left} lessons are not placed yet.` });
  const lessons = Object.values(school.lessons).map((each) => ({ ...each, timeSlot: slot }));
  const full = { ...school, lessons: Object.fromEntries(lessons.map((each) => [each.id, each])) };
  expect(describeIt(full).tone).toBe('calm');
});
