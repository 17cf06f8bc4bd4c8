// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { openWithLinks } from '../../ui/testing/form-in-dom.tsx';
import { closeDom } from '../../ui/testing/page-in-dom.tsx';
import { NumbersTable } from './NumbersTable.tsx';
import { judgedSchedule } from './run/compare-numbers.ts';

afterEach(closeDom);

const none = judgedSchedule(null);
const emphasised = (): readonly (string | null)[] => {
  const [row] = document.querySelectorAll('tbody tr');
  return [...(row?.querySelectorAll('td[data-judged]') ?? [])].map(({ textContent }) => textContent);
};

test.each([
  ['first', ['of', 'beside']],
  ['last', ['beside', 'of']],
] as const)(
  'the numbers of the schedule that is judged are bold, also where they are %s',
  async (_, columns) => {
    await openWithLinks(
      <NumbersTable
        of={{ numbers: { ...none, unplaced: 3 }, judged: null }}
        beside={{ numbers: { ...none, unplaced: 5 }, judged: null }}
        titles={{ of: 'New', beside: 'Yours' }}
        columns={columns}
      />,
    );
    expect(emphasised()).toEqual(['3']);
  },
);
