// @vitest-environment happy-dom
import { commands, createExampleSchool, LEVEL, runCommand } from '@bellgrid/model';
import { afterEach, expect, test } from 'vitest';
import { draftSession } from '../../document/draft/draft-session.ts';
import { closeDom, openInDom, openSchool } from '../../ui/testing/page-in-dom.tsx';
import { CalendarBoard } from './CalendarBoard.tsx';

afterEach(closeDom);

test('each cell has the numbers that the legend names, also where nothing is blocked', async () => {
  const school = createExampleSchool();
  const [structure] = Object.values(school.schoolData.structures);
  const [base = ''] = Object.keys(school.classrooms);
  if (!structure) throw new Error('The example has a structure.');
  const cells = [{ day: 0, period: 0 }];
  const blocked = { type: 'classroom' as const, bases: [base], structure: structure.id, cells };
  openSchool(runCommand(school, commands.setCalendarCells, { ...blocked, level: LEVEL.HARD }));
  const items = Object.values(draftSession.draft.classrooms);
  await openInDom(<CalendarBoard type="classroom" structure={structure} items={items} />);
  const counts = [...document.querySelectorAll('button [data-level]')]
    .filter(({ tagName }) => tagName === 'SPAN')
    .map((each) => `${each.textContent} ${each.getAttribute('data-level')}`);
  expect(counts.slice(0, 3)).toEqual(['1 hard', `${items.length - 1} none`, `${items.length} none`]);
});
