import {
  commands,
  createDraftStore,
  createExampleSchool,
  createSchool,
  type DraftStore,
} from '@bellgrid/model';
import i18next from 'i18next';
import { describe, expect, test } from 'vitest';
import { sourceOf } from '../../document/draft/draft-source.ts';
import { startTexts } from '../../platform/texts/i18n.ts';
import { openForm, unexpectedConsequences } from '../../ui/entity-form/use-item-form.ts';
import { joinOf, separate, separationCount, separations, subjectsToJoin } from './joint-lessons.ts';
import { joinNotes } from './lesson-notes.ts';

/** The form of a subject of one class of the example school, to which two classes are added. */
function form() {
  const store = createDraftStore(createExampleSchool(), { checked: true });
  const art = Object.values(store.draft.subjects).find(
    ({ name, groups }) => name === 'Art' && groups.length === 1,
  );
  const [own = ''] = art?.groups ?? [];
  const id = art?.id ?? '';
  const [second = '', third = ''] = Object.keys(store.draft.groups).filter((group) => group !== own);
  const fork = store.fork();
  return { store, fork, source: sourceOf(fork), id, own, second, third };
}

test('classes that join get a subject each, in one step together with the rest of the form', () => {
  const { store, fork, source, id, own, second, third } = form();
  const before = store.draft;
  const { lessons, ...art } = before.subjects[id] ?? expect.fail('no art');
  const subject = { ...art, groups: [own, second, third] };
  source.run(commands.setSubject, { subject });
  const parts = separations(fork.base, fork.draft, [id], 'joined');
  expect(parts).toEqual([{ subject: id, groups: [second, third] }]);
  expect(separationCount(fork.draft, parts)).toEqual({ subjects: 2, lessons: 2 * lessons.length });
  // As a new subject the class that stays is one of them.
  expect(separationCount(fork.draft, parts, true)).toEqual({ subjects: 3, lessons: 3 * lessons.length });
  expect(separate(source, parts)).toBe(true);
  fork.squash({ label: 'command.setSubject' });
  expect(store.draft.subjects[id]).toEqual(before.subjects[id]);
  expect(Object.keys(store.draft.subjects)).toHaveLength(Object.keys(before.subjects).length + 2);
  store.undo();
  expect(store.draft).toEqual(before);
});

test('of a joint subject the first class that it had keeps the lessons; a new one leaves them to its first', () => {
  const { store, source, fork, id, own, second } = form();
  const { lessons: _lessons, ...art } = store.draft.subjects[id] ?? expect.fail('no art');
  source.run(commands.setSubject, { subject: { ...art, groups: [second, own] } });
  expect(separations(fork.base, fork.draft, [id], 'all')).toEqual([{ subject: id, groups: [second] }]);
  const nothing = { ...fork.base, subjects: {} };
  expect(separations(nothing, fork.draft, [id], 'all')).toEqual([{ subject: id, groups: [own] }]);
  expect(separations(fork.base, fork.base, [id], 'all')).toEqual([]);
});

describe('subjects of one name', () => {
  /** Art of two classes by one teacher, of a third by another, and Maths. */
  function school(): DraftStore {
    const store = createDraftStore(createSchool({ schoolName: 'School' }), { checked: true });
    const [structure = ''] = Object.keys(store.draft.schoolData.structures);
    store.run(commands.buildStructure, { id: structure, count: 6, length: 45, gap: 5 });
    for (const id of ['8', '9', '10']) store.run(commands.setGroup, { group: { id, name: id, structure } });
    for (const id of ['ada', 'ben']) store.run(commands.setTeacher, { teacher: { id, name: id } });
    const add = (id: string, name: string, group: string, teacher: string, lessons: number) =>
      store.run(commands.addSubject, {
        subject: { id, name, structure, groups: [group], teachers: [teacher] },
        lessons: Array.from({ length: lessons }, (_, index) => ({ id: `${id}${index + 1}` })),
      });
    add('ten', 'art', '10', 'ada', 1);
    add('nine', 'Art', '9', 'ada', 2);
    add('eight', 'Art', '8', 'ben', 1);
    add('maths', 'Maths', '8', 'ada', 1);
    return store;
  }

  test('those of the same teachers are offered; chosen ones become the one of the first class', () => {
    const { draft } = school();
    expect(subjectsToJoin(draft, 'nine').map(({ id }) => id)).toEqual(['ten']);
    expect(subjectsToJoin(draft, 'eight')).toEqual([]);
    expect(joinOf(draft, ['ten', 'nine', 'eight'])).toEqual({ into: 'eight', others: ['nine', 'ten'] });
    expect(joinOf(draft, ['ten', 'maths'])).toBeNull();
    expect(joinOf(draft, ['ten'])).toBeNull();
  });

  test('those in two tracks of a division cannot be joined', () => {
    const store = school();
    store.run(commands.addSubject, {
      subject: {
        id: 'both',
        name: 'Art',
        structure: store.draft.subjects.nine?.structure ?? '',
        groups: ['9', '10'],
        teachers: ['ada'],
      },
      lessons: [{ id: 'both1' }],
    });
    expect(subjectsToJoin(store.draft, 'nine').map(({ id }) => id)).toContain('both');
    const tracks = [['nine'], ['both']].map(([id = '']) => ({ id: `of-${id}`, name: id, subjects: [id] }));
    store.run(commands.setTrackSet, { trackSet: { id: 'arts', name: 'Arts', group: '9', tracks } });
    expect(subjectsToJoin(store.draft, 'nine').map(({ id }) => id)).toEqual(['ten']);
    expect(joinOf(store.draft, ['nine', 'both'])).toBeNull();
  });

  test('joining is one step, and says which subjects and placed lessons go', () => {
    const store = school();
    store.run(commands.placeLesson, { lesson: 'ten1', at: { day: 0, start: 1 } });
    const before = store.draft;
    const opened = openForm(store, 'nine', () => {});
    opened.source.run(commands.joinSubjects, { into: 'nine', others: ['ten'] });
    const found = unexpectedConsequences(opened.fork, opened.fork.changes);
    startTexts();
    expect(joinNotes(i18next.t, before, found)).toEqual([
      'Saving deletes art · 10 · ada with 1 lesson: its classes are in the joint lessons.',
      '1 of these lessons is in the schedule.',
    ]);
    expect(opened.save({ label: 'command.setSubject' })).toBe(true);
    expect(store.draft.subjects.nine?.groups).toEqual(['9', '10']);
    store.undo();
    expect(store.draft).toEqual(before);
  });
});
