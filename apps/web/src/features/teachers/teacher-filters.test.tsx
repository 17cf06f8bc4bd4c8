// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { forgetPageMemory } from '../../platform/page-memory/page-memory.ts';
import { closeDom, elementsNamed, openSchool, openScreen, use } from '../../ui/testing/page-in-dom.tsx';
import { smallSchool } from '../../ui/timetable-grid/small-school.ts';
import { TeachersPage } from './TeachersPage.tsx';

afterEach(async () => {
  await closeDom();
  forgetPageMemory();
});

/** Ada teaches in the gym, Ben in no room of his own. */
function school(isClassroomsEnabled: boolean) {
  const draft = smallSchool({
    lessons: [
      { id: 'PE', groups: ['9A'], teachers: ['Ada'], classroom: 'Gym' },
      { id: 'Art', groups: ['9A'], teachers: ['Ben'] },
    ],
  });
  const { PE, Art } = draft.subjects;
  const { Ada, Ben } = draft.teachers;
  if (!PE || !Art || !Ada || !Ben) throw new Error('not there');
  return {
    ...draft,
    config: { ...draft.config, isClassroomsEnabled },
    subjects: { PE: { ...PE, viableClassrooms: ['Gym'] }, Art },
    teachers: { Ada: { ...Ada, subjects: ['PE'] }, Ben: { ...Ben, subjects: ['Art'] } },
  };
}

const main = () => document.body.textContent ?? '';
const filters = () => elementsNamed('search button', /Classroom/);

async function openTeachers(isClassroomsEnabled: boolean): Promise<void> {
  openSchool(school(isClassroomsEnabled));
  await openScreen('/teachers', { path: '/teachers', below: ['$id'], component: TeachersPage });
  await use(elementsNamed('button', 'Filters')[0]);
}

test('teachers are filtered by the classrooms of their subjects', async () => {
  await openTeachers(true);
  expect(main()).toContain('Ben');
  await use(filters()[0]);
  const [room] = elementsNamed('[role=option]', 'Gym');
  await act(async () => room?.click());
  expect(main()).toContain('Ada');
  expect(main()).not.toContain('Ben');
});

test('without classrooms there is no such filter', async () => {
  await openTeachers(false);
  expect(filters()).toEqual([]);
});
