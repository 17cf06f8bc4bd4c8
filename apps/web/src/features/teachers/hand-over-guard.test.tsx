// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { forgetPageMemory } from '../../platform/page-memory/page-memory.ts';
import {
  closeDom,
  elementsNamed,
  meanwhile,
  openSchool,
  openScreen,
  type,
  until,
} from '../../ui/testing/page-in-dom.tsx';
import { smallSchool } from '../../ui/timetable-grid/small-school.ts';
import { TeachersPage } from './TeachersPage.tsx';

afterEach(async () => {
  await closeDom();
  forgetPageMemory();
});

/** The texts of the open dialogs; undefined where there are none. */
const dialogs = () => {
  const open = [...document.querySelectorAll('[role=dialog]')];
  return open.length > 0 ? open.map(({ textContent }) => textContent ?? '') : undefined;
};

test('with unsaved changes in a form, the menu asks before lessons are handed over', async () => {
  const lessons = ['Ada', 'Ben'].map((name) => ({ id: `of ${name}`, groups: ['9A'], teachers: [name] }));
  openSchool(smallSchool({ lessons }));
  await openScreen('/teachers/Ada', { path: '/teachers', below: ['$id'], component: TeachersPage });
  const name = await until(() =>
    [...document.querySelectorAll('input')].find(({ value }) => value === 'Ada'),
  );
  await meanwhile(() => name.focus());
  await type('Ada B');
  const menu = await until(() => elementsNamed('button', 'Actions for Ben')[0]);
  await meanwhile(() => menu.click());
  const command = await until(() => elementsNamed('[role=menuitem]', 'Hand over lessons…')[0]);
  await meanwhile(() => command.click());
  expect((await until(dialogs)).join()).toContain('You have unsaved changes');
  const discard = await until(() => elementsNamed('button', 'Discard Changes')[0]);
  await meanwhile(() => discard.click());
  await until(() => dialogs()?.some((each) => each.includes('Hand over lessons of Ben')));
});
