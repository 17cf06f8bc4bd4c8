// @vitest-environment happy-dom
import { commands } from '@bellgrid/model';
import { afterEach, expect, test } from 'vitest';
import { draftSession } from '../../document/draft/draft-session.ts';
import { TeacherForm } from '../../features/teachers/TeacherForm.tsx';
import { openWithLinks } from '../testing/form-in-dom.tsx';
import { closeDom, elementsNamed, meanwhile, openSchool, until } from '../testing/page-in-dom.tsx';
import { smallSchool } from '../timetable-grid/small-school.ts';

afterEach(closeDom);

test('the calendar of a teacher shows the blocks of the other schedule structure', async () => {
  openSchool(smallSchool({ lessons: [{ id: 'Art', groups: ['9A'], teachers: ['Ada'] }] }));
  const { store } = draftSession;
  store.run(commands.addStructure, { id: 'evening', name: 'Evening' });
  store.run(commands.buildStructure, { id: 'evening', count: 2, start: 480, length: 60 });
  const cells = [{ day: 0, period: 0 }];
  const close = { type: 'teacher' as const, bases: ['Ada'], structure: 'evening', cells, level: 2 as const };
  store.run(commands.setCalendarCells, close);
  await openWithLinks(<TeacherForm id="Ada" onClose={() => {}} onDone={() => {}} />);
  await until(() => elementsNamed('button', 'Day 1, 1: Not Available')[0]);
  const other = await until(() =>
    [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].find(({ value }) => value === 's'),
  );
  await meanwhile(() => other.click());
  await until(() => elementsNamed('button', 'Day 1, 1: Not Available at this time in Evening')[0]);
  expect(elementsNamed('button', 'Day 1, 2: Available')).toHaveLength(1);
});
