// @vitest-environment happy-dom
import { commands, type Draft, runCommand } from '@bellgrid/model';
import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { draftSession } from '../../document/draft/draft-session.ts';
import { forgetPageMemory, schoolMemory, usePageMemory } from '../../platform/page-memory/page-memory.ts';
import { t } from '../../platform/texts/i18n.ts';
import { closeDom, openSchool, openScreen, press, type, until } from '../../ui/testing/page-in-dom.tsx';
import { smallSchool } from '../../ui/timetable-grid/small-school.ts';
import { CurriculumMatrix } from './CurriculumMatrix.tsx';

const groups = ['7A', '7B', '7C'];
const subjects = ['Art', 'English', 'Maths'];

/** Three classes that have three subjects each, and one teacher. */
function school(): Draft {
  const teacher = { id: 'kelly', name: 'Ann Kelly' };
  let draft = runCommand(smallSchool({ groups, lessons: [] }), commands.setTeacher, { teacher });
  for (const name of subjects) {
    for (const group of groups) {
      const subject = {
        id: `${name} ${group}`,
        name,
        structure: 's',
        groups: [group],
        teachers: ['kelly'],
      };
      const lessons = [{ id: `${name} ${group} 1` }];
      draft = runCommand(draft, commands.addSubject, { subject, lessons });
    }
  }
  return draft;
}

const Matrix = () => <CurriculumMatrix tools={null} views={null} />;

beforeEach(async () => {
  openSchool(school());
  await openScreen('/subjects', { path: '/subjects', below: ['$id'], component: Matrix });
  await act(async () => grid().focus());
});
afterEach(async () => {
  await closeDom();
  forgetPageMemory();
});

function grid(): HTMLElement {
  const found = document.querySelector<HTMLElement>('[role="grid"]');
  if (!found) throw new Error('There is no matrix.');
  return found;
}

const cellOf = (subject: string, group: string): HTMLElement => {
  const cells = [...document.querySelectorAll<HTMLElement>('[data-spot]')];
  const found = cells.find((each) => each.getAttribute('aria-label')?.startsWith(`${subject}, ${group}: `));
  if (!found) throw new Error(`There is no cell of ${subject} and ${group}.`);
  return found;
};

const active = (): string | undefined => document.querySelector<HTMLElement>('[data-active][data-spot]')?.id;

/** Presses a key where the focus is; returns the elements of the table that it changed. */
async function changedBy(key: string): Promise<Element[]> {
  const records: MutationRecord[] = [];
  const seen = new MutationObserver((more) => records.push(...more));
  seen.observe(grid(), { subtree: true, childList: true, attributes: true, characterData: true });
  await press(key);
  seen.disconnect();
  const changed = records.map(({ target }) => (target instanceof Element ? target : target.parentElement));
  return [...new Set(changed.flatMap((each) => each ?? []))];
}

/** The cell, the head or the table around an element. */
const partOf = (element: Element): string => {
  const part = element.closest('[role="gridcell"], [role="rowheader"], [role="columnheader"], [role="grid"]');
  return part?.getAttribute('aria-label') ?? part?.textContent ?? '';
};

const selectedCells = () =>
  [...document.querySelectorAll('[aria-selected="true"]')].map((each) => partOf(each).split(':')[0]);

test('an arrow key changes the two cells and their heads alone', async () => {
  expect(active()).toBe(cellOf('Art', '7A').id);
  const changed = await changedBy('ArrowDown');
  expect(active()).toBe(cellOf('English', '7A').id);
  expect(grid().getAttribute('aria-activedescendant')).toBe(cellOf('English', '7A').id);
  const cells = changed.filter((each) => each.hasAttribute('data-spot')).map((each) => each.id);
  expect(cells.sort()).toEqual([cellOf('Art', '7A').id, cellOf('English', '7A').id].sort());
  expect(changed).toHaveLength(5);
});

test('a number and Tab change one cell, its totals and the active cell', async () => {
  await press('4');
  const field = document.activeElement;
  expect(field).toBeInstanceOf(HTMLInputElement);
  expect((field as HTMLInputElement).value).toBe('4');
  const changed = await changedBy('Tab');
  expect(document.activeElement).toBe(grid());
  expect(active()).toBe(cellOf('Art', '7B').id);
  expect(draftSession.draft.subjects['Art 7A']?.lessons).toHaveLength(4);
  expect(cellOf('Art', '7A').getAttribute('aria-label')).toBe('Art, 7A: lessons 4, Ann Kelly');
  const parts = new Set(changed.map(partOf));
  // The sums of the row and of the class.
  expect([...parts].filter((each) => /^\d+$/.test(each))).toEqual(['6']);
  expect([...parts].filter((each) => / \/ /.test(each))).toEqual(['6 / 20']);
  const cells = [...parts].filter((each) => each.includes(': '));
  expect(cells.every((each) => each.startsWith('Art, 7A') || each.startsWith('Art, 7B'))).toBe(true);
});

test('the selection is widened with Shift, and Escape ends it', async () => {
  await press('ArrowRight');
  await press('ArrowDown', { shiftKey: true });
  expect(selectedCells()).toEqual(['Art, 7B', 'English, 7B']);
  expect(active()).toBe(cellOf('Art', '7B').id);
  await press('Escape');
  expect(selectedCells()).toHaveLength(1);
});

const addClass = (name: string) =>
  act(async () => draftSession.store.run(commands.setGroup, { group: { id: name, name, structure: 's' } }));

test('a class that another window adds before others moves neither the selection nor an open field', async () => {
  await press('ArrowRight');
  await press('ArrowDown', { shiftKey: true });
  await addClass('6B');
  expect(selectedCells()).toEqual(['Art, 7B', 'English, 7B']);
  expect(active()).toBe(cellOf('Art', '7B').id);
  await press('4');
  const field = document.activeElement as HTMLInputElement;
  expect(field.value).toBe('4');
  await addClass('6A');
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe('4');
  await press('Enter');
  expect(draftSession.draft.subjects['Art 7B']?.lessons).toHaveLength(4);
  expect(draftSession.draft.subjects['Art 7A']?.lessons).toHaveLength(1);
  expect(active()).toBe(cellOf('English', '7B').id);
});

test('a class among the selected ones is not selected, and the place of a deleted one is', async () => {
  await press('ArrowRight', { shiftKey: true });
  expect(selectedCells()).toEqual(['Art, 7A', 'Art, 7B']);
  await addClass('7AA');
  expect(selectedCells()).toEqual(['Art, 7A']);
  await press('4');
  await act(async () => draftSession.store.run(commands.deleteGroup, { ids: ['7A'] }));
  expect(document.querySelector('input[role="combobox"]')).toBe(null);
  expect(selectedCells()).toEqual(['Art, 7AA']);
});

test('the order of rows is remembered as far as it is small, in bytes', async () => {
  const addRows = (names: readonly string[]) =>
    act(async () =>
      draftSession.store.run(commands.setAddedRows, {
        added: names.map((name) => ({ name, structure: 's' })),
      }),
    );
  const remembered = () => schoolMemory(usePageMemory.getState())['matrix rows'];
  await addRows(['Chess']);
  expect(remembered()).toHaveLength(4);
  await addRows(Array.from({ length: 40 }, (_, index) => '\u8a9e'.repeat(150) + index));
  expect(remembered()).toHaveLength(4);
});

test('an unknown teacher is a question: Escape leaves the text to be corrected, Enter adds the teacher', async () => {
  await press('4');
  await type('4 Nobody');
  await press('Enter');
  const field = document.activeElement as HTMLInputElement;
  const question = document.querySelector('[role="alert"]')?.textContent ?? '';
  expect(question).toContain(t('curriculum.fault.teacher-unknown', { words: 'Nobody' }));
  expect(question).toContain(`${t('curriculum.answer.enterKey')} ${t('curriculum.answer.add')}`);
  expect(question).toContain(`${t('curriculum.answer.escapeKey')} ${t('curriculum.answer.correct')}`);
  expect(field.getAttribute('aria-invalid')).toBe('false');
  await press('Escape');
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe('4 Nobody');
  expect(document.querySelector('[role="alert"]')).toBe(null);
  await press('Enter');
  await press('Enter');
  expect(Object.values(draftSession.draft.teachers).map(({ name }) => name)).toEqual(['Ann Kelly', 'Nobody']);
});

test('rows keep the order in which they were first shown, also at the next visit; classes have their natural order', async () => {
  const heads = (role: string) =>
    [...document.querySelectorAll(`[role="${role}"]`)].flatMap(
      (each) => each.getAttribute('aria-label')?.split(',')[0] ?? [],
    );
  expect(heads('rowheader')).toEqual(subjects);
  // The subjects of the first row are deleted and come back: the draft has them last now.
  await act(async () => {
    for (const group of groups) draftSession.store.run(commands.deleteSubject, { ids: [`Art ${group}`] });
    for (const _ of groups) draftSession.store.undo();
    draftSession.store.run(commands.setGroup, { group: { id: '6B', name: '6B', structure: 's' } });
  });
  await closeDom();
  await openScreen('/subjects', { path: '/subjects', below: ['$id'], component: Matrix });
  expect(heads('rowheader')).toEqual(subjects);
  const columns = [...document.querySelectorAll('[role="columnheader"]')].map((each) => each.textContent);
  expect(columns.slice(1, 5)).toEqual(['6B', ...groups]);
});

test('Escape in the review of pasted cells leads back to the cell', async () => {
  const pasted = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(pasted, { clipboardData: { getData: () => '2 Moss\t2 Moss' } });
  await act(async () => grid().dispatchEvent(pasted));
  expect(document.querySelector('[role=dialog]')?.textContent).toContain('Moss');
  await press('Escape');
  await until(() => document.querySelector('[role=dialog]') === null);
  await until(() => document.activeElement === grid());
  await press('ArrowDown');
  expect(active()).toBe('matrix-1-0');
});
