// @vitest-environment happy-dom
import { createExampleSchool, createRooms } from '@bellgrid/model';
import { expect, test } from 'vitest';
import { showFirstLanguage, startTexts } from '../../platform/texts/i18n.ts';
import { classroomDeletion } from './classroom-entity.ts';

test('the question before classrooms are deleted counts the lessons and the classes that lose one', async () => {
  startTexts();
  await showFirstLanguage();
  const school = createExampleSchool();
  const [group] = Object.values(school.groups);
  const room = Object.values(school.classrooms).find(({ name }) => name === 'Gym');
  if (!group || !room) throw new Error('no class, no gym');
  group.classroom = room.id;
  const roomsOf = createRooms(school);
  const lessons = Object.values(school.lessons).filter((lesson) =>
    JSON.stringify(roomsOf(lesson)).includes(JSON.stringify(room.id)),
  );
  expect(classroomDeletion(school, [room.id]).warnings).toEqual([
    `${lessons.length} lessons lose a classroom.`,
    '1 class loses its home room.',
  ]);
  expect(lessons.length).toBeGreaterThan(1);
  const all = classroomDeletion(school, Object.keys(school.classrooms)).warnings;
  expect(all[0]).toMatch(/^\d+ lessons lose a classroom\.$/);
});
