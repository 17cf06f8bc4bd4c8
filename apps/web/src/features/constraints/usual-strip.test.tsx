// @vitest-environment happy-dom
import { constraintMessage } from '@bellgrid/constraints';
import { type Constraint, createExampleSchool, type Draft, usualRuleId } from '@bellgrid/model';
import { createTexts, messageText } from '@bellgrid/texts';
import { afterEach, expect, test } from 'vitest';
import { closeDom, openInDom, openSchool } from '../../ui/testing/page-in-dom.tsx';
import { smallSchool } from '../../ui/timetable-grid/small-school.ts';
import { rulesToOffer } from '../usual-rules/rules-to-offer.ts';
import { UsualRules } from '../usual-rules/UsualRules.tsx';
import { UsualStrip } from './UsualStrip.tsx';

afterEach(closeDom);

const strip = <UsualStrip isTrying={false} onWhatIf={() => {}} onOverview={() => {}} />;

test('the strip counts and shows the usual rules that the overview lists and a school without any is offered', async () => {
  const draft = smallSchool({ lessons: [{ id: 'Art', groups: ['9A'] }] });
  openSchool(draft);
  const switches = () => document.querySelectorAll('[role=switch], input[type=checkbox]').length;
  // Without those for breaks and long days, which it does not have.
  const { length } = rulesToOffer(draft);
  expect(length).toBe(7);
  await openInDom(strip);
  expect(switches()).toBe(length);
  expect(document.querySelector('h2')?.textContent).toContain(`0 of ${length}`);
  // A few words are in sight, the sentence is the hint.
  const [first] = document.querySelectorAll('label');
  expect([first?.textContent, first?.closest('[title]')?.getAttribute('title')]).toEqual([
    'Class gaps',
    'Classes have no gaps',
  ]);
  await closeDom();
  await openInDom(<UsualRules />);
  expect(switches()).toBe(length);
});

test('a rule for lunch names its periods as the schedule does, where a break is a period', async () => {
  const example = createExampleSchool();
  const { structures } = example.schoolData;
  const [structure] = Object.values(structures);
  if (!structure) throw new Error('The example school has a structure.');
  const labels = ['1', '2', 'Break', '3', '4', 'Lunch', '5', '6'];
  const periods = structure.periods.map((period, at) => ({ ...period, label: labels[at] ?? String(at) }));
  const lunch = { ...example.constraints[usualRuleId('classLunch')], start: 4, end: 7 } as Constraint;
  const draft = {
    ...example,
    constraints: { [lunch.id]: lunch },
    schoolData: { ...example.schoolData, structures: { [structure.id]: { ...structure, periods } } },
  } as Draft;
  openSchool(draft);
  await openInDom(strip);
  const [first] = [...document.querySelectorAll('[title]')].filter(
    ({ textContent }) => textContent === 'Class lunch',
  );
  expect(first?.getAttribute('title')?.replaceAll(/[\u2066-\u2069]/g, '')).toContain(
    'for lunch (from period 4 to period 5)',
  );
  expect(messageText(createTexts(), draft, constraintMessage(draft, lunch))).toContain(
    'from period 4 to period 5',
  );
});
