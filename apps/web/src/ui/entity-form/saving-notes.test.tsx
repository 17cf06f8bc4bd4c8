// @vitest-environment happy-dom
import { commands, createExampleSchool } from '@bellgrid/model';
import { afterEach, expect, test } from 'vitest';
import { draftSession } from '../../document/draft/draft-session.ts';
import { TeacherForm } from '../../features/teachers/TeacherForm.tsx';
import { teacherDeletion } from '../../features/teachers/TeachersPage.tsx';
import { fieldNamed, openWithLinks } from '../testing/form-in-dom.tsx';
import { closeDom, openSchool, use } from '../testing/page-in-dom.tsx';
import { smallSchool } from '../timetable-grid/small-school.ts';

afterEach(closeDom);

const school = () =>
  smallSchool({
    lessons: [{ id: 'Art', groups: ['9A'], teachers: ['Ada'], at: [0, 0] }],
  });

test('the form of a teacher says beside Save how many lessons lose their place by other subjects', async () => {
  const draft = createExampleSchool();
  const teacher = Object.values(draft.teachers).find(({ subjects }) => subjects.length > 0);
  const lessons = draft.subjects[teacher?.subjects.at(-1) ?? '']?.lessons ?? [];
  for (const [day, id] of lessons.entries())
    Object.assign(draft.lessons[id] ?? {}, { timeSlot: { day, start: 0, end: 1 } });
  openSchool(draft);
  await openWithLinks(<TeacherForm id={teacher?.id ?? ''} onClose={() => {}} onDone={() => {}} />);
  const footer = () => document.querySelector('form footer')?.textContent ?? '';
  expect(footer()).not.toContain('place');
  await use(fieldNamed('Subjects'), 'Backspace');
  expect(footer()).toMatch(new RegExp(`${lessons.length} lessons? loses? (its|their) place in the schedule`));
});

test('the deletion of a teacher without lessons says that no lesson changes', () => {
  openSchool(school());
  const [Ada] = Object.values(draftSession.draft.teachers);
  if (!Ada) throw new Error('no teacher');
  draftSession.store.run(commands.setTeacher, {
    teacher: { ...Ada, id: 'Cleo', name: 'Cleo', subjects: [] },
  });
  const textFor = (...ids: string[]) => teacherDeletion(draftSession.draft, ids).warnings.join();
  expect(textFor('Cleo')).toContain('No lesson changes');
  expect(textFor('Ada')).toContain('lose the teacher');
  expect(textFor('Ada', 'Cleo')).toContain('lose these teachers');
});
