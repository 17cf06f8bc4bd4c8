// @vitest-environment happy-dom
import { commands, createDraft, createDraftStore, type Draft } from '@bellgrid/model';
import { afterEach, expect, test } from 'vitest';
import { draftSession } from '../../document/draft/draft-session.ts';
import { useKeptEntries } from '../../document/saving/kept-entries.ts';
import { openEntry } from '../../ui/entity-form/use-entry-to-open.ts';
import { fieldNamed, fill, openWithLinks, useButton } from '../../ui/testing/form-in-dom.tsx';
import { killableWindows } from '../../ui/testing/killed-window.ts';
import {
  closeDom,
  elementsNamed,
  meanwhile,
  openSchool,
  openScreen,
  toasts,
  until,
  use,
} from '../../ui/testing/page-in-dom.tsx';
import { LessonMultiEdit } from './LessonMultiEdit.tsx';
import { LessonsPage } from './LessonsPage.tsx';
import { changedLessons, noLessonChanges } from './many-lessons.ts';

const browser = killableWindows();
afterEach(closeDom);

/** Art of 9A with Ada, at Monday's first two periods; a club of Ada alone; an evening class with days of two periods. */
function school(): Draft {
  const store = createDraftStore(createDraft({ schoolName: 'Hill' }), { checked: true });
  const first = Object.keys(store.draft.schoolData.structures)[0] ?? '';
  store.run(commands.buildStructure, { id: first, count: 6, length: 45 });
  store.run(commands.addStructure, { id: 'late', name: 'Late' });
  store.run(commands.buildStructure, { id: 'late', count: 2, length: 45 });
  store.run(commands.setConfig, { changes: { isClassroomsEnabled: true } });
  store.run(commands.setGroup, { group: { id: '9a', name: '9A', structure: first } });
  store.run(commands.setGroup, { group: { id: 'eve', name: 'Evening', structure: 'late' } });
  for (const [id, name] of [
    ['ada', 'Ada'],
    ['ben', 'Ben'],
  ] as const)
    store.run(commands.setTeacher, { teacher: { id, name } });
  store.run(commands.setClassroom, { classroom: { id: 'gym', name: 'Gym' } });
  const add = (id: string, structure: string, fields: object) =>
    store.run(commands.addSubject, {
      subject: { id, name: id, structure, ...fields },
      lessons: [{ id: `${id} 1`, numPeriods: 1 }],
    });
  add('Art', first, { groups: ['9a'], teachers: ['ada'] });
  add('Club', first, { teachers: ['ada'] });
  add('Evening', 'late', { groups: ['eve'], teachers: ['ada'] });
  store.run(commands.placeLesson, { lesson: 'Art 1', at: { day: 0, start: 0 } });
  return store.draft;
}

const ids = ['Art 1', 'Club 1', 'Evening 1'];
const dialog = () => document.querySelector('[role=dialog]')?.textContent ?? '';
const pick = async (label: string, name: string) => {
  await fill(label, name);
  await use(fieldNamed(label), 'ArrowDown');
  await use(fieldNamed(label), 'Enter');
};
const tick = (label: string) => use(fieldNamed(label), ' ');

test('what some of the lessons cannot have, they keep', () => {
  const draft = school();
  const changes = { ...noLessonChanges, numPeriods: 3, removeTeachers: ['ada'], locked: true };
  const { lessons, tooLong, ofNobody } = changedLessons(draft, ids, changes);
  expect([tooLong, ofNobody]).toEqual([['Evening 1'], ['Club 1']]);
  const of = lessons.map(({ changes: { numPeriods, teachers, locked } }) => [numPeriods, teachers, locked]);
  expect(of).toEqual([
    [3, [], true],
    [3, undefined, true],
    [1, [], true],
  ]);
});

test('a lesson that is of nobody already is changed like the others', async () => {
  const draft = school();
  const club = draft.lessons['Club 1'];
  if (!club) throw new Error('no lesson');
  openSchool({ ...draft, lessons: { ...draft.lessons, 'Club 1': { ...club, teachers: [] } } });
  await openWithLinks(<LessonMultiEdit ids={ids} onClose={() => {}} />);
  await tick('Set length');
  await fill('Periods', '2');
  await pick('Set lock', 'Locked');
  expect(dialog()).not.toContain('nobody');
  await useButton('Apply');
  const of = (id: string) => draftSession.draft.lessons[id];
  expect(ids.map((id) => [of(id)?.numPeriods, of(id)?.locked])).toEqual(ids.map(() => [2, true]));
  expect(toasts()).toEqual(['Changed 3 lessons']);
});

test('a length that is no number is none to set', () => {
  const { lessons, tooLong } = changedLessons(school(), ids, { ...noLessonChanges, numPeriods: Number.NaN });
  expect([lessons.map(({ changes }) => changes.numPeriods), tooLong]).toEqual([[1, 1, 1], []]);
});

test('several lessons are changed in one step, which says what they keep and what loses its place', async () => {
  const before = school();
  openSchool(before);
  let isClosed = false;
  await openWithLinks(
    <LessonMultiEdit
      ids={ids}
      onClose={() => {
        isClosed = true;
      }}
    />,
  );
  expect(dialog()).toContain('Edit 3 lessons');
  await tick('Set length');
  await fill('Periods', '3');
  expect(dialog()).toContain('Evening (1) keeps its length');
  expect(dialog()).toContain('1 lesson loses its place in the schedule');
  await pick('Remove teachers', 'Ada');
  expect(dialog()).toContain('Club (1) keeps its teachers');
  await pick('Add suitable classrooms', 'Gym');
  await useButton('Apply');
  expect(isClosed).toBe(true);
  const { store } = draftSession;
  const of = (id: string) => {
    const { numPeriods, teachers, viableClassrooms, timeSlot } = store.draft.lessons[id] ?? {};
    return { numPeriods, teachers, viableClassrooms, timeSlot };
  };
  const gym = { viableClassrooms: ['gym'], timeSlot: null };
  expect(ids.map(of)).toEqual([
    { numPeriods: 3, teachers: [], ...gym },
    { numPeriods: 3, teachers: ['ada'], ...gym },
    { numPeriods: 1, teachers: [], ...gym },
  ]);
  await meanwhile(() => store.undo());
  expect(store.draft.lessons).toEqual(before.lessons);
});

test('“Edit” is offered for several lessons, and nothing is changed by what is left alone', async () => {
  openSchool(school());
  const screen = { path: '/subjects', below: ['$subject/lessons'], component: LessonsPage };
  await openScreen('/subjects/Art/lessons', screen);
  await useButton('Select several');
  await useButton('Select All');
  await useButton('Edit');
  expect(dialog()).toContain('Edit 1 lesson');
  const [apply] = elementsNamed<HTMLButtonElement>('button', 'Apply');
  expect(apply?.disabled).toBe(true);
});

test('“Open” shows the lessons of several subjects again, with the form for those that were chosen', async () => {
  openSchool(school());
  await openWithLinks(<LessonMultiEdit ids={ids} onClose={() => {}} />);
  await pick('Add teachers', 'Ben');
  await browser.kill();
  const [entry] = useKeptEntries.getState().offered;
  if (!entry) throw new Error('Nothing is on offer.');
  openEntry(entry);
  const screen = { path: '/subjects', below: ['$subject/lessons'], component: LessonsPage };
  await openScreen('/subjects/multi-select/lessons', screen);
  await until(() => dialog().includes('Edit 3 lessons'));
  expect(dialog()).not.toContain('Ben');
  await useButton('Restore', document.querySelector('[role=dialog]') ?? document);
  expect(dialog()).toContain('Ben');
});
