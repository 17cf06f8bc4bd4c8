// @vitest-environment happy-dom
import { commands, runCommand } from '@bellgrid/model';
import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { draftSession } from '../../document/draft/draft-session.ts';
import { forgetPageMemory } from '../../platform/page-memory/page-memory.ts';
import { t } from '../../platform/texts/i18n.ts';
import {
  choose,
  closeDom,
  elementsNamed,
  meanwhile,
  openSchool,
  openScreen,
  settle,
  toasts,
  type,
} from '../../ui/testing/page-in-dom.tsx';
import { smallSchool } from '../../ui/timetable-grid/small-school.ts';
import { CurriculumMatrix } from './CurriculumMatrix.tsx';

const Matrix = () => <CurriculumMatrix tools={null} views={null} />;

beforeEach(async () => {
  const teacher = { id: 'kelly', name: 'Ann Kelly' };
  openSchool(runCommand(smallSchool({ groups: ['7A'], lessons: [] }), commands.setTeacher, { teacher }));
  await openScreen('/subjects', { path: '/subjects', below: ['$id'], component: Matrix });
});
afterEach(async () => {
  await closeDom();
  forgetPageMemory();
});

async function click(name: string): Promise<void> {
  const button = elementsNamed<HTMLButtonElement>('button', name)[0];
  if (!button) throw new Error(`There is no button ${name}.`);
  await act(async () => button.click());
  await settle();
}

const subjectsOf = (group: string) =>
  Object.values(draftSession.draft.subjects).filter(({ groups }) => groups.includes(group));

/** Pastes a block and opens its review. */
async function review(block: string): Promise<void> {
  await click(t('curriculum.paste'));
  await act(async () => document.querySelector('textarea')?.focus());
  await type(block);
  await click(t('curriculum.pasteCheck', { count: 1 }));
}
const enterName = () => t('curriculum.review.confirm', { count: 1 });

test('a review whose outcome others changed shows the new one, and is entered only when that was shown', async () => {
  await review('\t7A\nArt\t2 Kelly');
  const subject = { id: 'theirs', name: 'Art', structure: 's', groups: ['7A'], teachers: [] };
  await meanwhile(() =>
    draftSession.store.run(commands.addSubject, { subject, lessons: [{ id: 'their lesson' }] }),
  );
  expect(document.querySelector('td[data-outcome]')?.getAttribute('data-outcome')).toBe('changed');
  await click(enterName());
  expect(subjectsOf('7A')).toMatchObject([{ id: 'theirs', teachers: [] }]);
  expect(toasts()).toContain(t('tableImport.changedMeanwhile'));

  await click(enterName());
  expect(subjectsOf('7A')).toMatchObject([{ id: 'theirs', teachers: ['kelly'] }]);
  expect(subjectsOf('7A')[0]?.lessons).toHaveLength(2);
});

test('a review is entered at once when others changed something else', async () => {
  await review('\t7A\nArt\t2 Kelly');
  await meanwhile(() =>
    draftSession.store.run(commands.setTeacher, { teacher: { id: 'moss', name: 'Ken Moss' } }),
  );
  await click(enterName());
  expect(subjectsOf('7A')).toMatchObject([{ name: 'Art', teachers: ['kelly'] }]);
  expect(draftSession.draft.teachers.moss?.name).toBe('Ken Moss');
});

test('a misspelt teacher has to be answered before the block is entered', async () => {
  await review('\t7A\nArt\t2 Ann Kely');
  const button = () => elementsNamed<HTMLButtonElement>('button', enterName())[0];
  expect(button()?.disabled).toBe(true);
  const question = document.querySelector<HTMLSelectElement>('select');
  expect(question?.labels?.[0]?.textContent).toBe(t('tableImport.alike.name', { name: 'Ann Kely' }));
  await choose(question, question?.options[1]?.value ?? '');
  expect(button()?.disabled).toBe(false);
  await click(enterName());
  expect(subjectsOf('7A')).toMatchObject([{ name: 'Art', teachers: ['kelly'] }]);
  expect(Object.keys(draftSession.draft.teachers)).toEqual(['kelly']);
});
