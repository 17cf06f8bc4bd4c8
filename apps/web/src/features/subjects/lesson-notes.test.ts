import { commands, createDraftStore, createExampleSchool, lessonChanges } from '@bellgrid/model';
import i18next from 'i18next';
import { expect, test } from 'vitest';
import { startTexts, t } from '../../platform/texts/i18n.ts';
import { lessonNotes } from './lesson-notes.ts';

if (!i18next.isInitialized) startTexts();

/** Five lessons of one period. */
const SUBJECT = 'subject-5a-maths';

function school() {
  const store = createDraftStore(createExampleSchool(), { checked: true });
  const ids = store.draft.subjects[SUBJECT]?.lessons ?? [];
  const notes = (wanted: number | number[]) => {
    const changes = lessonChanges(store.draft, SUBJECT, wanted);
    return lessonNotes(t, store.draft, changes ? [changes] : []);
  };
  const place = (...places: number[]) =>
    places.forEach((index, day) => {
      store.run(commands.placeLesson, { lesson: ids[index] ?? '', at: { day, start: 1 } });
    });
  return { store, ids, notes, place };
}

test('lessons that nothing depends on go without a word', () => {
  const { notes, place } = school();
  place(0, 1);
  expect(notes(2)).toEqual([]);
});

test('placed lessons that would go are counted and named', () => {
  const { notes, place } = school();
  place(0, 1, 2, 3, 4);
  expect(notes(4)).toEqual([
    'Saving deletes 1 lesson that is scheduled, locked or has constraints of its own: Mathematics (5).',
  ]);
  expect(notes(3)[0]).toContain('2 lessons');
  expect(notes(3)[0]).toMatch(/Mathematics \(\d\), Mathematics \(\d\)\.$/);
});
