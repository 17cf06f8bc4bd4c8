// @vitest-environment happy-dom
import { createExampleSchool } from '@bellgrid/model';
import { afterEach, expect, test } from 'vitest';
import { draftSession } from '../../document/draft/draft-session.ts';
import { TeacherForm } from '../../features/teachers/TeacherForm.tsx';
import { TeacherMultiEdit } from '../../features/teachers/TeacherMultiEdit.tsx';
import { fieldNamed, fill, openWithLinks } from '../testing/form-in-dom.tsx';
import { closeDom, openSchool, use } from '../testing/page-in-dom.tsx';
import { smallSchool } from '../timetable-grid/small-school.ts';

afterEach(closeDom);

const school = () =>
  smallSchool({
    lessons: [{ id: 'Art', groups: ['9A'], teachers: ['Ada'], at: [0, 0] }],
  });

/** The example school, where the lessons of the last subjects of a teacher have places. */
function placedSchool(subjects: number) {
  const draft = createExampleSchool();
  const teacher = Object.values(draft.teachers).find((each) => each.subjects.length >= subjects);
  if (!teacher) throw new Error('no teacher');
  const lessons = teacher.subjects.slice(-subjects).flatMap((id) => draft.subjects[id]?.lessons ?? []);
  for (const [index, id] of lessons.entries()) {
    const start = Math.floor(index / 5);
    Object.assign(draft.lessons[id] ?? {}, { timeSlot: { day: index % 5, start, end: start + 1 } });
  }
  return { draft, teacher, lessons };
}

test('the form of a teacher says beside Save how many lessons lose their place by other subjects', async () => {
  const { draft, teacher, lessons } = placedSchool(1);
  openSchool(draft);
  await openWithLinks(<TeacherForm id={teacher.id} onClose={() => {}} onDone={() => {}} />);
  const footer = () => document.querySelector('form footer')?.textContent ?? '';
  expect(footer()).not.toContain('place');
  await use(fieldNamed('Subjects'), 'Backspace');
  expect(footer()).toMatch(new RegExp(`${lessons.length} lessons? loses? (its|their) place in the schedule`));
});

test('the dialog for several teachers says how many lessons lose their place by other subjects', async () => {
  const { draft, teacher, lessons } = placedSchool(1);
  Object.assign(draft.subjects[teacher.subjects.at(-1) ?? ''] ?? {}, { name: 'Zoology' });
  const other = Object.keys(draft.teachers).find((id) => id !== teacher.id) ?? '';
  openSchool(draft);
  await openWithLinks(<TeacherMultiEdit ids={[teacher.id, other]} onClose={() => {}} />);
  const dialog = () => document.querySelector('[role=dialog]')?.textContent ?? '';
  expect(dialog()).not.toContain('place in the schedule');
  await fill('Remove subjects', 'Zoology');
  await use(fieldNamed('Remove subjects'), 'ArrowDown');
  await use(fieldNamed('Remove subjects'), 'Enter');
  expect(dialog()).toMatch(new RegExp(`${lessons.length} lessons? loses? (its|their) place in the schedule`));
});

test('an attribute of the document says that a form is open, for what moves aside for its buttons', async () => {
  openSchool(school());
  const [id = ''] = Object.keys(draftSession.draft.teachers);
  await openWithLinks(<TeacherForm id={id} onClose={() => {}} onDone={() => {}} />);
  expect(document.documentElement.dataset.form).toBe('');
  await closeDom();
  expect(document.documentElement.dataset.form).toBeUndefined();
});
