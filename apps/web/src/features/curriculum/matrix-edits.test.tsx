import {
  commands,
  createSchool,
  type Draft,
  FILE_VERSION,
  isScheduled,
  type PersonAnswers,
  planEmptying,
  rowKey,
  runCommand,
  SOLUTION_VERSION,
} from '@bellgrid/model';
import { createTexts } from '@bellgrid/texts';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftSession } from '../../document/draft/draft-session.ts';
import { toast } from '../../platform/toast.tsx';
import { smallSchool } from '../../ui/timetable-grid/small-school.ts';
import type { EntryQuestion } from './EntryReview.tsx';
import { ALL_NEW, type IsLeftOut } from './entry-plan.ts';
import type { Question } from './MatrixQuestion.tsx';
import { MatrixSide } from './MatrixSide.tsx';
import type { Spot } from './matrix-area.ts';
import { createMatrixEdits } from './matrix-edits.ts';
import { cellView, createOwnerOf, matrixColumns, matrixRows } from './matrix-model.ts';

const { t } = createTexts();
let asked: Question[] = [];

/**
 * 7A and 7B with a joint subject of two teachers, a divided subject in 7A, a subject of one class, and a class of
 * another structure.
 */
function school(): Draft {
  const lessons = [
    { id: 'art', subject: 'Art', groups: ['7A'], teachers: ['Ann Kelly'], at: [0, 0] as const },
    { id: 'french', subject: 'French', groups: ['7A'] },
    { id: 'french2', subject: 'French2', groups: ['7A'] },
    { id: 'pe', subject: 'PE', groups: ['7A', '7B'], teachers: ['Ann Kelly', 'Ken Moss'], numPeriods: 2 },
  ];
  const draft = smallSchool({ lessons, groups: ['7A', '7B'], structures: ['s', 'other'] });
  const track = (id: string) => ({ id, name: `Set ${id}`, subjects: [id] });
  draft.config.isTracksEnabled = true;
  for (const group of Object.values(draft.groups)) group.isTracked = group.id === '7A';
  draft.trackSets.sets = {
    ...{ id: 'sets', group: '7A', name: 'Sets' },
    tracks: [track('French'), track('French2')],
  };
  for (const { id } of lessons) {
    const lesson = draft.lessons[id];
    const subject = draft.subjects[lesson?.subject ?? ''];
    if (!lesson || !subject) continue;
    Object.assign(subject, { groups: lesson.groups, teachers: lesson.teachers, lessons: [id] });
    if (subject.id === 'French2') subject.name = 'French';
  }
  const group = { id: 'P1', name: 'P1', structure: 'other' };
  return runCommand(draft, commands.setGroup, { group });
}

function open(draft: Draft): void {
  const solutionStore = { version: SOLUTION_VERSION, solution: null } as const;
  draftSession.open({ fileVersion: FILE_VERSION, dataStore: draft, solutionStore, pageMemory: {} });
}

/** The matrix of the open draft as the screen makes it; turned it has the classes in rows. */
function matrix(isTurned = false) {
  const rows = matrixRows(draftSession.draft, []);
  const columns = matrixColumns(draftSession.draft, t);
  const ownerOf = createOwnerOf(columns);
  const placeOf = ({ row, column }: Spot) => {
    const subject = rows[isTurned ? column : row];
    const group = columns[isTurned ? row : column];
    return subject && group ? { row: subject, group: group.id } : null;
  };
  const cellAt = (spot: Spot) => {
    const place = placeOf(spot);
    if (!place) throw new Error('There is no such cell.');
    return cellView(draftSession.draft, place.row, place.group, ownerOf, t);
  };
  const size = isTurned
    ? { rows: columns.length, columns: rows.length }
    : { rows: rows.length, columns: columns.length };
  const ask = (question: Question) => asked.push(question);
  const { onCells, store, review, readPaste } = createMatrixEdits({
    t,
    placeOf,
    cellAt,
    ownerOf,
    rows,
    columns,
    size,
    ask,
  });
  const spotOf = (subject: string, group: string, line = 0): Spot => {
    const at = rows.findIndex(({ key }) => key === rowKey(subject, 's', line));
    const column = columns.findIndex(({ name }) => name === group);
    return isTurned ? { row: column, column: at } : { row: at, column };
  };
  const boundsOf = ({ row, column }: Spot) => ({ top: row, bottom: row, left: column, right: column });
  const at = (...name: Parameters<typeof spotOf>) => boundsOf(spotOf(...name));
  const view = (...name: Parameters<typeof spotOf>) => cellAt(spotOf(...name));
  return { ...onCells, store, review, readPaste, at, view, rows };
}

const lengthsOf = (subject: string, group: string): number[] =>
  Object.values(draftSession.draft.lessons)
    .filter((lesson) => isScheduled(lesson) && lesson.groups.includes(group))
    .filter((lesson) => draftSession.draft.subjects[lesson.subject]?.name === subject)
    .map(({ numPeriods }) => numPeriods)
    .sort((a, b) => b - a);

/** The names and plans of a question as the open draft is now. */
const inOpenDraft = ({ names, planFor }: EntryQuestion) => ({
  names: names(draftSession.draft),
  planFor: (isLeftOut: IsLeftOut, persons: PersonAnswers = {}) =>
    planFor(draftSession.draft, { isLeftOut, persons }),
});

/** The only question, which is about cells to be entered. */
function entryAsked() {
  const [question] = asked;
  if (asked.length !== 1 || question?.kind !== 'enter') throw new Error('There is no such question.');
  return { ...question, ...inOpenDraft(question) };
}

beforeEach(() => {
  asked = [];
  open(school());
});
afterEach(() => vi.restoreAllMocks());

test('cells show several teachers, the classes of a joint entry, the track of each division row, and closed cells', () => {
  const { view, rows } = matrix();
  expect(rows.map(({ name, line }) => `${name} ${line}`)).toEqual(['Art 0', 'French 0', 'French 1', 'PE 0']);
  expect(view('PE', '7A')).toMatchObject({ kind: 'filled', lessons: '1×2', mark: '+7B' });
  expect(view('PE', '7A').teachers).not.toBe('');
  expect(view('PE', '7A').teachers.split(', ')).toHaveLength(2);
  expect(view('PE', '7B')).toMatchObject({ kind: 'joined', lessons: 'with 7A' });
  expect(view('French', '7A')).toMatchObject({ mark: 'Set French', isOpen: true });
  expect(view('French', '7A', 1)).toMatchObject({ mark: 'Set French2' });
  expect(view('Art', '7B').kind).toBe('empty');
  expect(view('Art', 'P1').kind).toBe('closed');
});

test('the cells of a class that is not divided show no track', () => {
  const draft = school();
  for (const group of Object.values(draft.groups)) group.isTracked = false;
  open(draft);
  expect(matrix().view('French', '7A')).toMatchObject({ kind: 'filled', mark: '' });
});

test('an entry has double lengths and several teachers, and is one step', () => {
  const { onEnter, at } = matrix();
  expect(onEnter(at('Art', '7B'), '2+1+1 moss, kelly', 'over', false)).toBe(null);
  expect(lengthsOf('Art', '7B')).toEqual([2, 1, 1]);
  expect(matrix().view('Art', '7B')).toMatchObject({ kind: 'filled', lessons: '2+1+1' });
  expect(matrix().view('Art', '7B').teachers.split(', ')).toHaveLength(2);
  draftSession.store.undo();
  expect(lengthsOf('Art', '7B')).toEqual([]);
  expect(asked).toEqual([]);
});

test('classes that sit together are entered in one cell', () => {
  const { onEnter, at } = matrix();
  expect(onEnter(at('Art', '7A'), '2 +7B', 'over', false)).toBe(null);
  expect(matrix().view('Art', '7A')).toMatchObject({ lessons: '2', mark: '+7B', teachers: 'Ann Kelly' });
  expect(matrix().view('Art', '7B').kind).toBe('joined');
  expect(lengthsOf('Art', '7B')).toEqual([1, 1]);
});

test('an unknown teacher and a closed cell are refused with the reason, and nothing is stored', () => {
  const { onEnter, at } = matrix();
  const before = draftSession.draft;
  const unknown = onEnter(at('Art', '7B'), '4 Nowhere', 'over', false);
  expect(unknown?.isUnknownTeacher).toBe(true);
  expect(unknown?.text).toContain('“Nowhere”');
  const closed = onEnter(at('Art', 'P1'), '4', 'over', false);
  expect(closed).toMatchObject({ isUnknownTeacher: false });
  expect(draftSession.draft).toBe(before);
});

test('emptying a cell asks with what goes, and takes a class out of joint lessons', () => {
  const { onEmpty, onEnter, at } = matrix();
  onEmpty(at('Art', '7A'));
  onEnter(at('PE', '7B'), '', 'whole', false);
  onEmpty(at('Art', '7B'));
  const emptied = asked.map((question) =>
    question.kind === 'empty' ? planEmptying(draftSession.draft, question.cells) : null,
  );
  expect(emptied).toMatchObject([
    { deleted: ['Art'], changed: [] },
    { deleted: [], changed: [{ id: 'PE', groups: ['7A'] }] },
  ]);
  expect(draftSession.draft.subjects.Art).toBeDefined();
});

test('fewer lessons than are placed are asked about before', () => {
  const { onEnter, at } = matrix();
  onEnter(at('Art', '7A'), '0', 'over', false);
  expect(entryAsked().planFor(() => false).losses).toMatchObject({ deleted: ['art'] });
});

test.each([false, true])(
  'a cell fills the ones after it with lessons and teacher, turned: %s',
  (isTurned) => {
    const { onFill, at } = matrix(isTurned);
    const [from, to] = [at('Art', '7A'), at('Art', '7B')];
    onFill({ ...from, bottom: to.bottom, right: to.right }, isTurned ? 'down' : 'right');
    const filled = matrix(isTurned).view('Art', '7B');
    expect(filled).toMatchObject({ kind: 'filled', lessons: '1', teachers: 'Ann Kelly' });
  },
);

test('a copied row of the turned matrix is pasted into another, with a question about what it does not know', () => {
  const { onCopy, onPaste, at } = matrix(true);
  expect(onCopy({ ...at('Art', '7A'), right: at('PE', '7A').right }).split('\t')).toHaveLength(4);
  onPaste(at('Art', '7B'), '2+1\t4 Nowhere');
  expect(entryAsked().names).toEqual({ classes: [], subjects: [], teachers: ['Nowhere'] });
  expect(entryAsked().planFor(() => false).count).toBe(2);
  expect(lengthsOf('Art', '7B')).toEqual([]);
});

test('a class that needs more periods than there are is named with both numbers, and the load of each teacher', () => {
  const side = () =>
    renderToStaticMarkup(
      <I18nextProvider i18n={createTexts()}>
        <MatrixSide />
      </I18nextProvider>,
    );
  expect(side()).not.toContain('role="status"');
  const { onEnter, at } = matrix();
  onEnter(at('Art', '7B'), '21 moss', 'over', false);
  const over = t('curriculum.over', { name: '7B', needed: 23, available: 20 });
  expect(side()).toContain(over);
  expect(side()).toContain('23 / 20');
});

const empty = () => createSchool({ schoolName: 'New' });
const CORNER = { top: 0, left: 0, bottom: 0, right: 0 };
const BLOCK = ['\t7A\t7B', 'Mathematics\t4 Kelly\t2+1 Moss', 'Art\t1 Kelly\t-'].join('\n');
const namesOf = (kind: 'groups' | 'teachers') =>
  Object.values(draftSession.draft[kind]).map(({ name }) => name);

test('a block pasted into an empty matrix offers its classes, subjects and teachers, as one step', () => {
  open(empty());
  matrix().onPaste(CORNER, BLOCK);
  const question = entryAsked();
  expect(question.names).toEqual({
    ...{ classes: ['7A', '7B'], subjects: ['Mathematics', 'Art'], teachers: ['Kelly', 'Moss'] },
  });
  const plan = question.planFor(() => false);
  expect(plan.cells.map(({ after, outcome }) => `${after} ${outcome}`)).toEqual([
    ...['4 · Kelly added', '2+1 · Moss added', '1 · Kelly added'],
  ]);
  expect(namesOf('groups')).toEqual([]);
  matrix().store(plan);
  expect(namesOf('groups')).toEqual(['7A', '7B']);
  expect(new Set(Object.values(draftSession.draft.groups).map(({ color }) => color)).size).toBe(2);
  expect(namesOf('teachers')).toEqual(['Kelly', 'Moss']);
  expect(lengthsOf('Mathematics', '7B')).toEqual([]);
  expect(matrix().rows.map(({ name }) => name)).toEqual(['Mathematics', 'Art']);
  draftSession.store.undo();
  expect(namesOf('groups')).toEqual([]);
  expect(namesOf('teachers')).toEqual([]);
});

test('names that are left out take their cells along, with the reason, and the others are entered', () => {
  open(empty());
  matrix().onPaste(CORNER, BLOCK);
  const left = ['7B', 'Art'];
  const plan = entryAsked().planFor((_, name) => left.includes(name));
  expect(plan.count).toBe(1);
  const reasons = plan.cells.map(({ outcome, reason }) => (outcome === 'refused' ? reason : outcome));
  expect(reasons).toEqual([
    ...['added', t('curriculum.fault.class-left-out'), t('curriculum.fault.subject-left-out')],
  ]);
  const withoutMoss = entryAsked().planFor((kind, name) => kind === 'teachers' && name === 'Moss');
  expect(withoutMoss.cells.filter(({ outcome }) => outcome === 'refused')).toHaveLength(1);
  matrix().store(plan);
  expect(namesOf('groups')).toEqual(['7A']);
  expect(namesOf('teachers')).toEqual(['Kelly']);
});

test('of a block with some known names only the others are offered, and cells that say the same are told apart', () => {
  matrix().review(CORNER, ['\t7A\t9Z', 'Art\t1 Kelly\t2', 'PE\t3\t'].join('\n'));
  const question = entryAsked();
  expect(question.names).toEqual({ classes: ['9Z'], subjects: [], teachers: [] });
  const { cells } = question.planFor(() => false);
  expect(cells.map(({ outcome, before, after }) => [outcome, before, after])).toEqual([
    ['same', '1 · Ann Kelly', '1 · Ann Kelly'],
    ['added', '', '2'],
    ['changed', expect.stringContaining('1×2 +7B'), expect.stringContaining('3 +7B')],
  ]);
});

test('a block with classes at its side is read so, and can be swapped as long as no name is known', () => {
  open(empty());
  const block = ['Class\tArt\tMusic', '7 A\t1\t2', '7 B\t1\t2'].join('\n');
  matrix().review(CORNER, block);
  expect(entryAsked().names).toMatchObject({ classes: ['7 A', '7 B'], subjects: ['Art', 'Music'] });
  entryAsked().turned?.();
  const [, second] = asked;
  if (second?.kind !== 'enter') throw new Error('There is no second question.');
  expect(inOpenDraft(second).names).toMatchObject({
    ...{ classes: ['Art', 'Music'], subjects: ['7 A', '7 B'] },
  });
});

test('cells for which the matrix has no place are told, and no block is lost without a word', () => {
  const { onPaste, at } = matrix();
  onPaste(at('PE', '7B'), '3\t4\t5\n6');
  expect(entryAsked().placeless).toEqual(['5', '6']);
  asked = [];
  open(empty());
  matrix().onPaste(CORNER, '4 Kelly\t3');
  expect(entryAsked().placeless).toEqual(['4 Kelly', '3']);
  expect(matrix().readPaste(CORNER, '4 Kelly\t3').edits).toEqual([]);
  expect(matrix().readPaste(CORNER, BLOCK).edits).toHaveLength(3);
});

test('a block that was read is planned in the draft as it is then: what others did meanwhile is kept, and nothing comes twice', () => {
  matrix().review(CORNER, ['\t7A\t9Z', 'Art\t3\t2 Nowhere', 'PE\t-\t3'].join('\n'));
  const question = entryAsked();
  expect(question.names).toMatchObject({ classes: ['9Z'], teachers: ['Nowhere'] });

  // Others change the teacher of the subject, and add the class and the teacher of the block.
  const { store, draft } = draftSession;
  const { lessons: _lessons, ...art } = draft.subjects.Art ?? { lessons: [] };
  store.run(commands.setMatrix, {
    teachers: [{ id: 'nowhere', name: 'Nowhere' }],
    groups: [{ id: 'there', name: '9Z', structure: 's' }],
    subjects: [{ subject: { ...art, id: 'Art', name: 'Art', structure: 's', teachers: ['Ken Moss'] } }],
    newId: 'new',
  });
  const { names, planFor } = entryAsked();
  expect(names).toEqual({ classes: [], subjects: [], teachers: [] });
  matrix().store(planFor(() => false));
  expect(namesOf('groups').filter((name) => name === '9Z')).toHaveLength(1);
  expect(namesOf('teachers').filter((name) => name === 'Nowhere')).toHaveLength(1);
  expect(draftSession.draft.subjects.Art?.teachers).toEqual(['Ken Moss']);
  expect(lengthsOf('Art', '7A')).toEqual([1, 1, 1]);
  expect(matrix().view('Art', '9Z')).toMatchObject({ lessons: '2', teachers: 'Nowhere' });
});

test('a cell that others filled or whose class they deleted meanwhile gets no second subject', () => {
  matrix().review(CORNER, ['\t7A\t7B', 'Art\t3\t2 Kelly'].join('\n'));
  const subject = { id: 'art 7B', name: 'Art', structure: 's', groups: ['7B'], teachers: ['Ken Moss'] };
  draftSession.store.run(commands.addSubject, { subject, lessons: [{ id: 'new' }] });
  draftSession.store.run(commands.deleteGroup, { ids: ['7A'] });
  const plan = entryAsked().planFor(() => false);
  expect(plan.cells.map(({ outcome, reason }) => reason || outcome)).toEqual([
    ...[t('curriculum.fault.class-gone'), 'changed'],
  ]);
  matrix().store(plan);
  const arts = Object.values(draftSession.draft.subjects).filter(({ name }) => name === 'Art');
  expect(arts.filter(({ groups }) => groups.includes('7B')).map(({ id }) => id)).toEqual(['art 7B']);
});

test('a class heading that is too long is told with its cells, and the others are entered', () => {
  matrix().review(CORNER, [`\t7A\t${'long '.repeat(50)}`, 'Art\t3\t2'].join('\n'));
  expect(entryAsked().names.classes).toEqual([]);
  const { cells, count, newClasses } = entryAsked().planFor(() => false);
  expect(cells.map(({ outcome, reason }) => reason || outcome)).toEqual([
    ...['changed', t('curriculum.fault.class-name-long')],
  ]);
  expect([count, newClasses]).toEqual([1, 0]);
});

test('a plan that the draft refuses is told at every cell', () => {
  const question = (() => {
    matrix().review(CORNER, ['\t7A\t9Z', 'Art\t3\t2'].join('\n'));
    return asked[0];
  })();
  if (question?.kind !== 'enter') throw new Error('There is no question.');
  // A school without the structure of the new class.
  const { s: _gone, ...structures } = draftSession.draft.schoolData.structures;
  const other = {
    ...draftSession.draft,
    schoolData: { ...draftSession.draft.schoolData, structures },
  };
  const { cells, count } = question.planFor(other, ALL_NEW);
  expect(cells.map(({ outcome }) => outcome)).toEqual(['refused', 'refused']);
  expect(count).toBe(0);
  expect(question.names(other)).toEqual({ classes: [], subjects: [], teachers: [] });
});

test('a heading that a block has twice is told, and its first cell counts', () => {
  matrix().review(CORNER, ['\t7B\t7B', 'Art\t3\t2'].join('\n'));
  const { cells, count } = entryAsked().planFor(() => false);
  expect(cells.map(({ outcome, after, reason }) => [outcome, after, reason])).toEqual([
    ['added', '3', ''],
    ['refused', '2', t('curriculum.fault.cell-repeated')],
  ]);
  expect(count).toBe(1);
});

test('a block of dashes has no cells, which is told as such', () => {
  const warned = vi.spyOn(toast, 'warning').mockReturnValue(undefined as never);
  const done = vi.spyOn(toast, 'success').mockReturnValue(undefined as never);
  const { onPaste, at } = matrix();
  onPaste(at('Art', '7A'), '-');
  expect(warned).toHaveBeenCalledWith(t('curriculum.pasteNoCells'));
  expect(done).not.toHaveBeenCalled();
});

test('a misspelt teacher of a block is a question, and the answer says whose lessons they are', () => {
  const { onPaste, at, store } = matrix();
  onPaste(at('Art', '7B'), '2+1 Ann Kely');
  const { names, planFor } = entryAsked();
  expect(names.teachers).toEqual([]);
  expect(planFor(() => false).alike).toEqual([{ name: 'Ann Kely', others: ['Ann Kelly'], proposed: null }]);
  const before = namesOf('teachers');
  store(planFor(() => false, { 'ann kely': 'Ann Kelly' }));
  expect(namesOf('teachers')).toEqual(before);
  expect(matrix().view('Art', '7B').teachers).toBe('Ann Kelly');
});

test('a misspelt teacher may be another person, and a title makes none', () => {
  const { onPaste, at, store } = matrix();
  onPaste(at('Art', '7B'), '2 Ann Kely, Mr Ken Moss');
  const plan = entryAsked().planFor(() => false, { 'ann kely': null });
  expect(plan.alike.map(({ name, proposed }) => [name, proposed])).toEqual([
    ['Ann Kely', null],
    ['Mr Ken Moss', 'same'],
  ]);
  store(plan);
  expect(namesOf('teachers').filter((name) => /Kely|Moss/.test(name))).toEqual(['Ken Moss', 'Ann Kely']);
});
