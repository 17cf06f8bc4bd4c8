import { commands, runCommand } from '@bellgrid/model';
import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { startTexts } from '../../../platform/texts/i18n.ts';
import { createFactsOf } from '../../../ui/timetable-grid/lesson-facts.ts';
import { ownPlacements, smallSchool } from '../../../ui/timetable-grid/small-school.ts';
import { lockSets } from './lock-sets.ts';

beforeAll(() => {
  startTexts();
});

test('more is locked and unlocked by class, teacher, day and period; what is unplaced does not count', () => {
  const school = smallSchool({
    lessons: [
      { id: 'Art', groups: ['9A'], teachers: ['Ada'], at: [0, 0] },
      { id: 'Music', groups: ['9A'], teachers: ['Ben'], at: [1, 0] },
      { id: 'Latin', groups: ['9B'], teachers: ['Ada'], at: [0, 2] },
      { id: 'Sport', groups: ['9A'], teachers: ['Ada'] },
      { id: 'Songs', groups: ['9A'], teachers: ['Ada'], at: [0, 3] },
    ],
  });
  const draft = runCommand(school, commands.lockLesson, { ids: ['Songs'], locked: true });
  const facts = createFactsOf(draft, ownPlacements(draft), 'subject')('Art');
  expect(lockSets(i18next.t, draft, facts).map(({ name, open, locked }) => [name, open, locked])).toEqual([
    ['9A', ['Art', 'Music'], ['Songs']],
    ['Ada', ['Art', 'Latin'], ['Songs']],
    ['Day 1', ['Art', 'Latin'], ['Songs']],
    ['period 1', ['Art', 'Music'], []],
  ]);
});
