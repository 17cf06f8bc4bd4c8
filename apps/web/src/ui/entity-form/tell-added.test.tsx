// @vitest-environment happy-dom
import { createExampleSchool } from '@bellgrid/model';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ClassesPage } from '../../features/classes/ClassesPage.tsx';
import { ClassroomsPage } from '../../features/classrooms/ClassroomsPage.tsx';
import { TeachersPage } from '../../features/teachers/TeachersPage.tsx';
import { forgetPageMemory } from '../../platform/page-memory/page-memory.ts';
import { fill, useButton } from '../testing/form-in-dom.tsx';
import { closeDom, openSchool, openScreen, toasts } from '../testing/page-in-dom.tsx';

beforeEach(() => openSchool(createExampleSchool()));
afterEach(async () => {
  await closeDom();
  forgetPageMemory();
});

test.each([
  ['/classes', ClassesPage, 'Add class', '2 classes'],
  ['/classrooms', ClassroomsPage, 'Add classroom', '2 classrooms'],
  ['/teachers', TeachersPage, 'Add teacher', '2 teachers'],
])('on %s, adding one is told, and of two in a row the number', async (path, component, add, both) => {
  await openScreen(path, { path, below: ['$id'], component });
  const addOne = async (name: string) => {
    await useButton(add);
    await fill('Name', name);
    await useButton('Save');
  };
  await addOne('zulu');
  expect(toasts()).toEqual(['Added "Zulu"']);
  await addOne('zulu two');
  expect(toasts()).toEqual([`Added ${both}`]);
});
