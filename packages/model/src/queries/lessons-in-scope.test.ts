import { expect, test } from 'vitest';
import { createWorld } from '../testing/world.ts';
import { lessonsInScope } from './lessons-in-scope.ts';

interface Selection {
  solveGroups?: string[];
  solveTeachers?: string[];
  solveClassrooms?: string[];
  solveLessons?: string[];
}

function scopeOf(config: Selection) {
  const world = createWorld().classroom('lab').classroom('gym').group('9a').group('9b').teacher('ada');
  world.subject('maths', { groups: ['9a'], teachers: ['ada'], classroom: 'lab' });
  world
    .subject('sport', { groups: ['9b'], viableClassrooms: ['gym', 'lab'] })
    .subject('club', { groups: ['9b'] });
  world.lesson('sport1').classroom = 'gym';
  Object.assign(world.draft.config, config);
  return lessonsInScope(world.draft).map((lesson) => lesson.id);
}

test('nothing selected means all lessons', () => {
  expect(scopeOf({})).toEqual(['maths1', 'sport1', 'club1']);
});

test('the lessons of any selected item are in scope', () => {
  expect(scopeOf({ solveGroups: ['9b'] })).toEqual(['sport1', 'club1']);
  expect(scopeOf({ solveTeachers: ['ada'], solveClassrooms: ['gym'] })).toEqual(['maths1', 'sport1']);
});

test('a chosen room counts, a room that could be chosen does not', () => {
  expect(scopeOf({ solveClassrooms: ['lab'] })).toEqual(['maths1']);
});

test('selected lessons are in scope, alone or beside selected items', () => {
  expect(scopeOf({ solveLessons: ['sport1'] })).toEqual(['sport1']);
  expect(scopeOf({ solveLessons: ['sport1'], solveTeachers: ['ada'] })).toEqual(['maths1', 'sport1']);
});
