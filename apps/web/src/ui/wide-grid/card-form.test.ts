// @vitest-environment happy-dom
import { createExampleSchool } from '@bellgrid/model';
import { expect, test } from 'vitest';
import { smallSchool } from '../timetable-grid/small-school.ts';
import { cardForm, cardForms } from './card-form.ts';
import { type CardWords, cardWords } from './card-words.ts';
import { type WideGeometry, wideGeometry } from './wide-geometry.ts';

// Without a screen each letter is 0.575 of its size wide: 6.9 px in names, 6.3 px in other words.
const words = (name: string, more: Partial<CardWords> = {}): CardWords => ({
  name,
  short: name.slice(0, 4),
  people: 'Ada Hill',
  peopleShort: 'AH',
  peopleShortest: 'AH',
  corners: ['R101'],
  ...more,
});
const LONG = 'x'.repeat(60);
const cell = { width: 74, height: 74 };
const form = (all: readonly CardWords[], size = cell) => {
  const { name, people, corner } = cardForm(all, size);
  return [name, people, corner].join(' ');
};

test('all words have room: names in full, and the room below the people', () => {
  expect(form([words('Maths'), words('History')])).toBe('full full below');
  expect(form([words('Maths'), words('History')], { width: 150, height: 74 })).toBe('full full beside');
});

test('a name of several words takes two lines, where these leave enough for people and room', () => {
  const all = [words('Maths'), words('Art and Textiles')];
  expect(form(all)).toBe('full full below');
  expect(form(all, { width: 74, height: 40 })).toBe('short short beside');
});

test('one word that has no room shortens those of all cards alike', () => {
  expect(form([words('Maths'), words('Mathematics')])).toBe('short short beside');
  const longName = words('Art', { people: 'Clara Schwarzenberger', peopleShort: 'CS' });
  expect(form([words('Maths'), longName])).toBe('full short beside');
});

test('a room that has no place on a low card is left out of all of them', () => {
  expect(
    form([words('Maths'), words('Art', { corners: ['Science Lab 12'] })], { width: 74, height: 34 }),
  ).toBe('full full none');
});

test('a few far longer than the others leave the form as it is', () => {
  const many = Array.from({ length: 99 }, () => words('Maths'));
  expect(form([...many, words('Naturwissenschaften')])).toBe('full full below');
  expect(
    form([
      ...many,
      ...many.slice(95),
      words('Naturwissenschaften'),
      words('Mathematics'),
      words('Informatics'),
    ]),
  ).toBe('short short beside');
});

test('in a tight card all codes have one size, in which the widest has room; without room for people they are left out', () => {
  const all = [words('Art'), words('Maths')];
  const tight = cardForm(all, { width: 24, height: 34 });
  expect(tight).toMatchObject({ shape: 'tight', name: 'short', people: 'shortest', corner: 'none' });
  expect(tight.sizes.name).toBeCloseTo(20 / (4 * 0.575));
  const withLong = cardForm([...all, words('Art', { peopleShortest: 'HILL' })], { width: 24, height: 34 });
  expect(withLong.people).toBe('shortest');
  expect(withLong.sizes.people).toBeCloseTo(20 / (4 * 0.575));
  expect(cardForm(all, { width: 24, height: 24 }).people).toBe('none');
  expect(cardForm([words('Art', { peopleShortest: 'HILLSIDE' })], { width: 24, height: 34 }).people).toBe(
    'none',
  );
});

test('on cards with more room, long names of some make the letters of the others hardly smaller', () => {
  const long = words('Maths', { people: LONG, peopleShort: LONG, peopleShortest: LONG });
  const all = [...Array.from({ length: 20 }, () => words('Art')), long];
  expect(cardForm(all, { width: 100, height: 34 })).toMatchObject({
    shape: 'stacked',
    people: 'shortest',
    sizes: { name: 12, people: 10 },
  });
});

test('a narrow card that is high says names of several words on several lines', () => {
  const all = [words('Art', { peopleShortest: '1º ESO A' }), words('Maths', { peopleShortest: '1º ESO B' })];
  expect(cardForm(all, { width: 28, height: 34 }).people).toBe('none');
  expect(cardForm(all, { width: 28, height: 58 })).toMatchObject({ people: 'shortest', peopleLines: 3 });
});

test('a low card has name and people in one line', () => {
  expect(cardForm([words('Maths')], { width: 120, height: 23 })).toMatchObject({
    shape: 'line',
    name: 'full',
    people: 'full',
  });
  expect(form([words('Mathematics')], { width: 66, height: 23 })).toBe('short short none');
});

test('lessons of several periods have the form of single ones, cells of two lanes one of their own', () => {
  const draft = smallSchool({
    lessons: [
      { id: 'Geography', groups: ['9A'], teachers: ['Ada'], at: [0, 0] },
      { id: 'Sport', groups: ['9A'], teachers: ['Ben'], numPeriods: 2, at: [1, 0] },
    ],
  });
  const structure = draft.schoolData.structures.s;
  if (!structure) throw new Error('no structure');
  const item = { id: '9A', name: '9A', color: '#ffffff' };
  const blocks = [{ kind: 'classes' as const, item, structure: 's', periods: structure.periods }];
  const subjects = Object.fromEntries(
    Object.entries(draft.subjects).map(([id, subject]) => [
      id,
      { ...subject, groups: ['9A'], teachers: draft.lessons[id]?.teachers ?? [], lessons: [id] },
    ]),
  );
  const all = cardWords({ ...draft, subjects }, blocks);
  expect(all.map(({ name }) => name)).toEqual(['Geography', 'Sport']);
  const room = { width: 76 + 70, height: 800 };
  const options = { blocks, days: [0], layout: 'days' as const, room, small: false, hasLongNames: false };
  const formOf = cardForms(all, wideGeometry(options));
  expect(formOf(1, 100)).toMatchObject({ name: 'full', people: 'full' });
  expect(formOf(1, 200)).toBe(formOf(1, 100));
  expect(formOf(2, 100)).toMatchObject({ name: 'short' });
});

test('one far shorter period, such as a registration, has cards of its own form and leaves those of the others', () => {
  const geometry = (lengths: readonly number[]) => {
    const ends = lengths.map((_, index) => lengths.slice(0, index + 1).reduce((sum, each) => sum + each, 0));
    const axis = { starts: ends.map((end, index) => end - (lengths[index] ?? 0)), ends };
    return { layout: 'days', strip: 74, sections: [{ axis }] } as unknown as WideGeometry;
  };
  const all = [words('Maths'), words('History')];
  const even = cardForms(all, geometry([60, 60, 60]))(1, 60);
  const formOf = cardForms(all, geometry([20, 60, 60, 60]));
  expect(even.shape).toBe('stacked');
  expect(formOf(1, 60)).toEqual(even);
  expect(formOf(1, 20).shape).toBe('line');
  // Periods of nearly one length have one form, that of the shortest of them.
  const nearly = cardForms(all, geometry([50, 60, 60]));
  expect(nearly(1, 60)).toBe(nearly(1, 50));
});

test('words are of the subjects of the shown items alone, with the rooms that their lessons can have', () => {
  const draft = createExampleSchool();
  const [group] = Object.values(draft.groups);
  if (!group) throw new Error('no class');
  const all = cardWords(draft, [{ kind: 'classes', item: group }]);
  const own = Object.values(draft.subjects).filter(({ groups }) => groups.includes(group.id));
  expect(all.map(({ name }) => name).toSorted()).toEqual(own.map(({ name }) => name).toSorted());
  const rooms = new Set(Object.values(draft.classrooms).map(({ name }) => name));
  expect(all.flatMap(({ corners }) => corners).every((name) => rooms.has(name))).toBe(true);
});
