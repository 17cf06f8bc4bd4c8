// @vitest-environment happy-dom
import { usualRules } from '@bellgrid/model';
import { afterEach, expect, test } from 'vitest';
import { closeDom, openInDom, openSchool } from '../../ui/testing/page-in-dom.tsx';
import { smallSchool } from '../../ui/timetable-grid/small-school.ts';
import { UsualRules } from '../usual-rules/UsualRules.tsx';
import { UsualStrip } from './UsualStrip.tsx';

afterEach(closeDom);

test('the strip counts and shows the usual rules that the overview lists', async () => {
  const draft = smallSchool({ lessons: [{ id: 'Art', groups: ['9A'] }] });
  openSchool(draft);
  const switches = () => document.querySelectorAll('[role=switch], input[type=checkbox]').length;
  const { length } = usualRules(draft);
  await openInDom(<UsualStrip isTrying={false} onWhatIf={() => {}} onOverview={() => {}} />);
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
