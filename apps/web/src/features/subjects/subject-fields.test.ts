import { commands, createDraft, createDraftStore, type Id } from '@bellgrid/model';
import { expect, test } from 'vitest';
import { sourceOf } from '../../document/draft/draft-source.ts';
import {
  addSubjectOnFork,
  finishSubject,
  lengthsOf,
  linesOf,
  replaceLessons,
  subjectLessonLengths,
  subjectSetters,
  withFields,
} from './subject-fields.ts';

/** The form of a new subject in a school with two teachers, a class of a structure of 6 periods and one of 2 periods. */
function form(id = 'm') {
  const store = createDraftStore(createDraft({ schoolName: 'Hill' }), { checked: true });
  const structure = Object.keys(store.draft.schoolData.structures)[0] ?? '';
  store.run(commands.buildStructure, { id: structure, count: 6, length: 45 });
  store.run(commands.addStructure, { id: 'late', name: 'Late' });
  store.run(commands.buildStructure, { id: 'late', count: 2, length: 45 });
  store.run(commands.setGroup, { group: { id: '9a', name: '9A', structure } });
  store.run(commands.setGroup, { group: { id: 'eve', name: 'Evening', structure: 'late' } });
  store.run(commands.setTeacher, { teacher: { id: 'ada', name: 'Ada' } });
  const fork = store.fork();
  addSubjectOnFork(fork, id);
  const source = sourceOf(fork);
  const set = subjectSetters({ source, id });
  const subject = () => {
    const found = fork.draft.subjects[id];
    if (!found) throw new Error('no subject');
    return found;
  };
  const setLengths = (...lengths: number[]) => replaceLessons(source, id, 0, lengths);
  return {
    store,
    fork,
    source,
    set,
    subject,
    structure,
    setLengths,
    lengths: () => lengthsOf(fork.draft, subject().lessons),
  };
}

test('the short name follows the name until another is typed, and again when that is removed', () => {
  const { set, subject } = form();
  set.name('Physical Education');
  expect(subject().shortName).toBe('PE');
  set.shortName('Sports');
  set.name('Sports and Games');
  expect(subject().shortName).toBe('Spor');
  set.shortName(' ');
  expect(subject().shortName).toBe('SAG');
  set.name('Physics');
  expect(subject().shortName).toBe('PHYS');
});

test('a name that exists lends the form its colour and short name, until others are chosen', () => {
  const { store, structure } = form();
  const physics = {
    id: 'p',
    name: 'Physics',
    color: '#112233',
    shortName: 'Ph',
    structure,
    teachers: ['ada'],
  };
  store.run(commands.addSubject, { subject: physics, lessons: [] });
  const fork = store.fork();
  addSubjectOnFork(fork, 'n');
  const set = subjectSetters({ source: sourceOf(fork), id: 'n' });
  const look = () => [fork.draft.subjects.n?.color, fork.draft.subjects.n?.shortName];
  const [offered] = look();
  expect(offered).not.toBe('#112233');
  set.name('physics');
  expect(look()).toEqual(['#112233', 'Ph']);
  set.name('physics at home');
  expect(look()).toEqual([offered, 'PAH']);
  set.color('#445566');
  set.name('Physics');
  expect(look()).toEqual(['#445566', 'Ph']);
});

test('a stored short name counts as typed only when it is not the abbreviation', () => {
  const { subject } = form();
  const renamed = (shortName: string) =>
    withFields({ ...subject(), name: 'Maths', shortName }, { name: 'Algebra' }).shortName;
  expect([renamed('MATH'), renamed(''), renamed('Ma')]).toEqual(['ALGE', 'ALGE', 'Ma']);
});

test('lines of lessons are clamped to the day, and a text that is no number adds nothing', () => {
  const { fork, structure } = form();
  const lengths = (count: number, length: number) =>
    subjectLessonLengths(fork.draft, structure, [{ count, length }]);
  expect(lengths(2, 3)).toEqual([3, 3]);
  expect(lengths(1, 9)).toEqual([6]);
  expect(lengths(1, 0)).toEqual([1]);
  expect(lengths(Number.NaN, 1)).toEqual([]);
  expect(lengths(-1, 1)).toEqual([]);
  expect(linesOf([1, 1, 2])).toEqual([
    { count: 2, length: 1 },
    { count: 1, length: 2 },
  ]);
  expect(linesOf([])).toEqual([{ count: 0, length: 1 }]);
});

test('a new subject has its lessons in the fork, where the spread follows their number and undo takes them back', () => {
  const { fork, subject, setLengths, lengths } = form();
  const spread = () => subject().lessonsSpreadConstraint.constraint;
  setLengths(1, 1, 1, 1, 1, 1);
  expect([lengths().length, spread()]).toEqual([6, 'AtLeastOnePerDay']);
  setLengths(2, 2);
  expect([lengths(), spread()]).toEqual([[2, 2], 'NoMoreThanOnePerDay']);
  fork.undo();
  expect(lengths()).toEqual([1]);
});

test('a subject moves to the structure of its class; the lessons of a new one are no longer than a day there', () => {
  const { source, set, subject, setLengths, lengths } = form();
  setLengths(5);
  set.groups(['eve']);
  expect([subject().structure, lengths()]).toEqual(['late', [5]]);
  set.name('evening club');
  expect(finishSubject(source, subject(), true)).toBe(true);
  expect([subject().name, lengths()]).toEqual(['Evening club', [2]]);
});

test('a teacher that is chosen by mistake and removed again leaves no trace', () => {
  const { store, fork, set } = form();
  set.name('Maths');
  set.groups(['9a']);
  const ids: Id[] = fork.draft.subjects.m?.lessons ?? [];
  fork.squash({ label: 'save' });
  const places = ids.map((lesson) => ({ lesson, at: { day: 0, start: 0 } }));
  store.run(commands.placeLessons, { places });
  const edit = store.fork();
  const again = subjectSetters({ source: sourceOf(edit), id: 'm' });
  again.teachers(['ada']);
  expect(edit.draft.lessons[ids[0] ?? '']?.timeSlot).toBe(null);
  again.teachers([]);
  expect(edit.changes).toEqual({});
});
