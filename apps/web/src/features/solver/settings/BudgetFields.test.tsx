import { commands, type Draft, FILE_VERSION, SOLUTION_VERSION } from '@bellgrid/model';
import { createTexts } from '@bellgrid/texts';
import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { draftSession } from '../../../document/draft/draft-session.ts';
import { smallSchool } from '../../../ui/timetable-grid/small-school.ts';
import { changeConfig } from '../run/change-config.ts';
import { BudgetFields, keyOfCounted, withCounted } from './BudgetFields.tsx';

const draft: Draft = smallSchool({
  lessons: [{ id: 'art', subject: 'Art', groups: ['7A'], teachers: ['Ann Kelly'] }],
  groups: ['7A', '7B'],
});

function open(): void {
  const solutionStore = { version: SOLUTION_VERSION, solution: null } as const;
  draftSession.open({ fileVersion: FILE_VERSION, dataStore: draft, solutionStore, pageMemory: {} });
}

const shown = () =>
  renderToStaticMarkup(
    <I18nextProvider i18n={createTexts()}>
      <MantineProvider>
        <BudgetFields />
      </MantineProvider>
    </I18nextProvider>,
  );

test('the fields of the budget are shown when it is switched on, one more for each weight', () => {
  open();
  expect(shown()).toContain('Limit how many lessons move');
  expect(shown()).not.toContain('At most so many lessons move');
  const teacher = Object.keys(draft.teachers)[0] ?? '';
  const changeBudget = {
    ...draft.config.changeBudget,
    isEnabled: true,
    most: 7,
    teachers: [teacher],
    weights: withCounted([], [keyOfCounted({ type: 'group', item: '7B' })]),
  };
  changeConfig({ changeBudget: { ...changeBudget, weights: [] } });
  expect(shown()).toContain('At most so many lessons move');
  changeConfig({ changeBudget });
  const fields = shown();
  expect(fields).toContain('Moved lessons count up to');
  expect(fields).toContain('value="7"');
  expect(fields).toContain('Lessons of 7B count as');
  expect(fields).not.toContain('Lessons of 7A count as');
  expect(draftSession.draft.config.changeBudget.weights).toEqual([{ type: 'group', item: '7B', weight: 2 }]);
});

test('a deleted teacher or class leaves the budget', () => {
  open();
  const [teacher = ''] = Object.keys(draft.teachers);
  const weights = withCounted([], ['group 7B', `teacher ${teacher}`]);
  const changeBudget = { ...draft.config.changeBudget, teachers: [teacher], groups: ['7B'], weights };
  changeConfig({ changeBudget });
  draftSession.store.run(commands.deleteGroup, { ids: ['7B'] });
  expect(draftSession.draft.config.changeBudget).toMatchObject({ groups: [], teachers: [teacher] });
  expect(draftSession.draft.config.changeBudget.weights).toEqual([
    { type: 'teacher', item: teacher, weight: 2 },
  ]);
});

test('weights that were chosen before stay, and others begin above those of all lessons', () => {
  const known = [{ type: 'teacher', item: 'a', weight: 5 } as const];
  expect(withCounted(known, ['teacher a', 'group a'])).toEqual([
    ...known,
    { type: 'group', item: 'a', weight: 2 },
  ]);
  expect(withCounted(known, [])).toEqual([]);
});
