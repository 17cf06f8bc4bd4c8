// @vitest-environment happy-dom
import { Link } from '@tanstack/react-router';
import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useOpenEdits } from '../../document/saving/open-edits.ts';
import { forgetPageMemory, rememberOnPage } from '../../platform/page-memory/page-memory.ts';
import { t } from '../../platform/texts/i18n.ts';
import {
  closeDom,
  elementsNamed,
  openSchool,
  openScreen,
  press,
  settle,
  type,
} from '../../ui/testing/page-in-dom.tsx';
import { smallSchool } from '../../ui/timetable-grid/small-school.ts';
import { SubjectsPage } from './SubjectsPage.tsx';

const Page = () => (
  <>
    <Link to="/teachers">Teachers of the menu</Link>
    <SubjectsPage />
  </>
);

beforeEach(async () => {
  openSchool(smallSchool({ groups: ['7A'], lessons: [] }));
  rememberOnPage('subjects view', 'matrix');
  await openScreen('/subjects', { path: '/subjects', below: ['$id'], component: Page });
});
afterEach(async () => {
  await closeDom();
  forgetPageMemory();
});

const newSubject = () => document.querySelector<HTMLInputElement>('input[aria-label="Add subject"]');
const isAsked = (): boolean => document.body.textContent?.includes(t('editing.unsavedBody')) ?? false;
async function click(element: HTMLElement | undefined): Promise<void> {
  if (!element) throw new Error('The element to click is not there.');
  await act(async () => element.click());
  await settle();
}
const button = (name: string) => elementsNamed<HTMLButtonElement>('button', name)[0];
const listView = () => document.querySelector<HTMLInputElement>('input[value="list"]') ?? undefined;

async function typeSubject(): Promise<void> {
  await act(async () => newSubject()?.focus());
  await type('Art');
}

test('a name that is typed and not entered is not lost by a link of the menu or another view without a question', async () => {
  await typeSubject();
  await click(elementsNamed<HTMLAnchorElement>('a', 'Teachers of the menu')[0]);
  expect(isAsked()).toBe(true);
  await click(button(t('editing.keepEditing')));
  expect(newSubject()?.value).toBe('Art');

  await click(listView());
  expect(isAsked()).toBe(true);
  expect(newSubject()?.value).toBe('Art');
  await click(button(t('editing.discard')));
  expect(newSubject()).toBeNull();
});

test('a matrix without open entries is left at once', async () => {
  await click(listView());
  expect(isAsked()).toBe(false);
  expect(newSubject()).toBeNull();
});

test('a pasted text is given up by Cancel after a question, and is not unsaved any more', async () => {
  await click(button(t('curriculum.paste')));
  const field = () => document.querySelector('textarea');
  await act(async () => field()?.focus());
  await type('\t7A\nArt\t2');
  expect(useOpenEdits.getState().count).toBe(1);
  await click(button(t('common.cancel')));
  await click(button(t('editing.keepEditing')));
  expect(field()?.value).toContain('Art');
  await press('Escape');
  expect(isAsked()).toBe(true);
  await click(button(t('editing.discard')));
  expect(useOpenEdits.getState().count).toBe(0);
  await click(button(t('curriculum.paste')));
  expect(field()?.value).toBe('');
});
