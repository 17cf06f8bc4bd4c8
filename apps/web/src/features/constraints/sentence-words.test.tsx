// @vitest-environment happy-dom
import { createExampleSchool, value } from '@bellgrid/model';
import { createTexts, renderMessage } from '@bellgrid/texts';
import { afterEach, expect, test } from 'vitest';
import { closeDom, openInDom } from '../../ui/testing/page-in-dom.tsx';
import { SentenceWords } from './ConstraintRow.tsx';

afterEach(closeDom);

test('a time in the sentence of a rule is marked whole, not only its number', async () => {
  const draft = createExampleSchool();
  const [lesson = ''] = Object.keys(draft.lessons);
  const [structure = ''] = Object.keys(draft.schoolData.structures);
  const cells = draft.schoolData.days.map((_, day) => ({ structure, day, period: 0 }));
  const runs = renderMessage(createTexts('en'), draft, {
    code: 'kinds.occupyAtMost.rule',
    values: { lessons: value.items('lesson', [lesson]), count: 2, cells: value.cells(cells) },
  });
  await openInDom(
    <p>
      <SentenceWords runs={runs} />
    </p>,
  );
  const marked = [...document.querySelectorAll('p > span')].map((each) => each.textContent);
  expect(marked).toEqual(['2', expect.stringMatching(/^Mon.*, period /)]);
});
