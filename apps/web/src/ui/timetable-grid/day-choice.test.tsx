// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { closeDom, openInDom } from '../testing/page-in-dom.tsx';
import { DayChoice } from './DayChoice.tsx';

afterEach(closeDom);

const shortsOf = async (...labels: string[]) => {
  await openInDom(<DayChoice labels={labels} day={0} onChoose={() => {}} />);
  const buttons = [...document.querySelectorAll('fieldset button')];
  const shorts = buttons.map((each) => each.textContent);
  await closeDom();
  return shorts;
};

test('the buttons of days have three letters, or what tells days with the same beginning apart', async () => {
  expect(await shortsOf('Monday', 'Tuesday')).toEqual(['Mon', 'Tue']);
  expect(await shortsOf('Day 1', 'Day 2', 'Day 10')).toEqual(['1', '2', '10']);
});
