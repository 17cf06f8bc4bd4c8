// @vitest-environment happy-dom
import { commands, createExampleSchool, createSchool, runCommand } from '@bellgrid/model';
import { afterEach, expect, test } from 'vitest';
import { openWithLinks, useButton } from '../../ui/testing/form-in-dom.tsx';
import { closeDom, elementsNamed, openSchool } from '../../ui/testing/page-in-dom.tsx';
import { ownPlacements } from '../../ui/timetable-grid/small-school.ts';
import { NobodysLessons } from './NobodysLessons.tsx';
import { StagingArea } from './StagingArea.tsx';
import { nobodysLessons } from './staged-lessons.ts';

afterEach(closeDom);

/** The example school with a club that has neither class nor teacher. */
function school(lessons: number) {
  const draft = createExampleSchool();
  const [structure = ''] = Object.keys(draft.schoolData.structures);
  const subject = { id: 'club', name: 'Chess Club', structure, groups: [], teachers: [] };
  const ids = Array.from({ length: lessons }, (_, index) => ({ id: `club-${index}` }));
  return runCommand(draft, commands.addSubject, { subject, lessons: ids });
}

test('lessons without class and teacher are one button that explains them and leads to their subject', async () => {
  const draft = school(3);
  await openWithLinks(<NobodysLessons subjects={nobodysLessons(draft, ownPlacements(draft))} />);
  await useButton('3 lessons without class and teacher');
  const [explained] = elementsNamed('[role=dialog]', '3 lessons without class and teacher');
  expect(explained?.textContent).toContain(
    'Nobody attends them, so the solver leaves them out. Give their subjects a class or a teacher, or delete the subjects.',
  );
  const links = [...(explained?.querySelectorAll('a') ?? [])];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Chess Club', '/subjects/club'],
  ]);
  expect(explained?.querySelector('small')?.textContent).toBe('3 lessons');
});

test('nothing is said where every lesson has a class or a teacher', async () => {
  const draft = createExampleSchool();
  await openWithLinks(<NobodysLessons subjects={nobodysLessons(draft, ownPlacements(draft))} />);
  expect(document.querySelectorAll('button')).toHaveLength(0);
});

test('the staging area of a school without lessons does not say that every lesson is placed', async () => {
  const props = { lessons: [], nobodys: [] } as unknown as Parameters<typeof StagingArea>[0];
  openSchool(createSchool({ schoolName: 'New School' }));
  await openWithLinks(<StagingArea {...props} />);
  const [area] = elementsNamed('aside', 'Staging area');
  expect(area?.textContent).toBe('There are no lessons yet.');
  await closeDom();
  openSchool(createExampleSchool());
  await openWithLinks(<StagingArea {...props} />);
  expect(elementsNamed('aside', 'Staging area').at(-1)?.textContent).toBe('Every lesson is placed');
});
