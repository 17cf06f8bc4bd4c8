import { commands, createDraftStore, createExampleSchool } from '@bellgrid/model';
import { expect, test } from 'vitest';
import { sourceOf } from '../../document/draft/draft-source.ts';
import { separate, separationCount, separations } from './joint-lessons.ts';

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
