import type { Draft, Group } from '@bellgrid/model';
import { describe, expect, test } from 'vitest';
import { createFactsOf, type LessonFacts } from './lesson-facts.ts';
import { cardContent, partWords } from './lesson-words.ts';
import { ownPlacements, smallSchool } from './small-school.ts';

const joint = { id: 'art', groups: ['9A', '9B'], teachers: ['Amelia Hartley', 'Bo'], at: [0, 0] } as const;

function facts(draft: Draft, lesson: string): LessonFacts {
  return createFactsOf(draft, ownPlacements(draft), 'subject')(lesson);
}

function divided(part: string, division = 'Languages', subject = 'French'): Draft {
  const draft = smallSchool({ lessons: [{ id: 'French', groups: ['9A'], at: [0, 0] }] });
  draft.config.isTracksEnabled = true;
  const group = draft.groups['9A'];
  if (!group) throw new Error('the class is missing');
  group.isTracked = true;
  const { French } = draft.subjects;
  if (French) French.name = subject;
  draft.trackSets.d = {
    id: 'd',
    name: division,
    group: '9A',
    tracks: [{ id: 'p', name: part, subjects: ['French'] }],
  };
  return draft;
}

describe('the words on a lesson card', () => {
  test('name the people whom the view does not show, whole and in few letters', () => {
    const lesson = facts(smallSchool({ lessons: [joint] }), 'art');
    expect(cardContent('classes', lesson, '9A')).toMatchObject({
      people: 'Amelia Hartley, Bo',
      peopleShort: 'AH, Bo',
    });
    expect(cardContent('teachers', lesson, 'Bo')).toMatchObject({ people: '9A, 9B', peopleShort: '9A, 9B' });
    expect(cardContent('classrooms', lesson)).toMatchObject({ people: '9A, 9B', cornerShort: 'AH, Bo' });
    expect(cardContent('staging', lesson)).toMatchObject({ people: 'Amelia Hartley, Bo', corner: '9A, 9B' });
  });

  test('parts of one class that begin with its name differ in its rows; elsewhere they have their whole names', () => {
    const lesson = facts(divided('9A Latin', 'Courses', 'Language'), 'French');
    expect(cardContent('classes', lesson, '9A')).toMatchObject({ tag: 'Latin', tagShort: 'LATI' });
    expect(cardContent('teachers', lesson, 'Bo')).toMatchObject({ tag: '9A Latin', tagShort: '9A Latin' });
    expect(cardContent('classes', { ...lesson, short: 'LATI' }, '9A').tagShort).toBe('');
  });

  test('many classes are counted where space is short', () => {
    const groups = ['9A', '9B', '9C', '9D'];
    const lesson = facts(smallSchool({ lessons: [{ ...joint, groups }] }), 'art');
    expect(cardContent('teachers', lesson, 'Bo').peopleShort).toBe('9A +3');
    expect(cardContent('classes', lesson, '9A').tag).toBe('+3');
  });

  test('a joint lesson names the other classes in the rows of each', () => {
    const lesson = facts(smallSchool({ lessons: [joint] }), 'art');
    expect(cardContent('classes', lesson, '9A').tag).toBe('+9B');
    expect(cardContent('classes', lesson, '9B').tag).toBe('+9A');
    expect(cardContent('teachers', lesson, 'Bo').tag).toBe('');
  });

  test('a narrow card counts the other classes where their names would be cut', () => {
    const shortOf = (...groups: string[]) =>
      cardContent('classes', facts(smallSchool({ lessons: [{ ...joint, groups }] }), 'art'), groups[0])
        .tagShort;
    expect(shortOf('9A', '9B')).toBe('+9B');
    expect(shortOf('1º Bach A', '1º Bach B')).toBe('+1');
    expect(shortOf('10A', '10B', '10C')).toBe('+2');
  });

  test.each(['classes', 'teachers', 'classrooms', 'staging'] as const)(
    'a part of a division is named in %s; where it is called like the subject, the division is',
    (view) => {
      expect(cardContent(view, facts(divided('Group 2'), 'French'), '9A').tag).toBe('Group 2');
      expect(cardContent(view, facts(divided('french'), 'French'), '9A').tag).toBe('Languages');
      expect(cardContent(view, facts(divided('French', 'French'), 'French'), '9A').tag).toBe('');
    },
  );

  test('a name that the subject or the class says already is not said again', () => {
    const tagOf = (part: string, division: string, subject: string) =>
      cardContent('classes', facts(divided(part, division, subject), 'French'), '9A').tag;
    expect(tagOf('8aC', '8aC', 'C (8aC)')).toBe('');
    expect(tagOf('8aC', 'Groups', 'C (8aC)')).toBe('Groups');
    expect(tagOf('9A', 'Halves', 'French')).toBe('Halves');
    // A letter of a word is no name.
    expect(tagOf('C', 'Groups', 'Chess')).toBe('C');
    expect(tagOf('+', 'Levels', 'French')).toBe('+');
  });

  test('a part is left out only beside the name that tells it, and a division without a name of its own is not named', () => {
    const draft = divided('5a2', 'Division 1', 'Dx (5a2)');
    const { French } = draft.subjects;
    if (French) French.shortName = 'Dx';
    for (const view of ['classes', 'teachers', 'classrooms', 'staging'] as const)
      expect(cardContent(view, facts(draft, 'French'), '9A')).toMatchObject({ tag: '', tagShort: '5a2' });
    if (French) French.shortName = '5a2';
    expect(cardContent('classes', facts(draft, 'French'), '9A')).toMatchObject({ tag: '', tagShort: '' });
  });

  test('parts are those of pages and paper: of the class in whose rows the card is, and without combinations of others', () => {
    const draft = divided('1d1');
    const joint = smallSchool({ lessons: [{ id: 'French', groups: ['9A', '9B'], at: [0, 0] }] });
    joint.config.isTracksEnabled = true;
    for (const group of Object.values(joint.groups)) group.isTracked = true;
    const set = (id: string, group: string, name: string) => ({
      ...{ id, group, name: id, tracks: [{ id: `${id} part`, name, subjects: ['French'] }] },
    });
    joint.trackSets = {
      ...draft.trackSets,
      bands: set('bands', '9A', '1d1, 1w1'),
      halves: set('halves', '9B', 'Half 2'),
      others: set('others', '9C', 'Half 3'),
    };
    joint.groups['9C'] = { ...structuredClone(joint.groups['9B']), id: '9C', name: '9C' } as Group;
    const lesson = facts(joint, 'French');
    expect(cardContent('classes', lesson, '9A').tag).toBe('+9B 1d1');
    expect(cardContent('classes', lesson, '9B').tag).toBe('+9A Half 2');
    expect(cardContent('teachers', lesson, 'Bo').tag).toBe('1d1, Half 2');
    expect(partWords(lesson)).toBe('Languages: 1d1, halves: Half 2');
  });

  test('divisions that are switched off are not named', () => {
    const draft = divided('Group 2');
    draft.config.isTracksEnabled = false;
    expect(cardContent('classes', facts(draft, 'French'), '9A').tag).toBe('');
  });
});
