import { describe, expect, test } from 'vitest';
import { type GridFocus, moveFocus, stopAt, stopOfLesson } from './grid-focus.ts';
import { layoutGrid } from './grid-layout.ts';
import { ownPlacements, smallSchool } from './small-school.ts';

const draft = smallSchool({
  days: 3,
  periods: 4,
  groups: ['9A', '9B'],
  lessons: [
    { id: 'double', groups: ['9A'], at: [0, 1], numPeriods: 2 },
    { id: 'french', groups: ['9A'], at: [1, 1] },
    { id: 'german', groups: ['9A'], at: [1, 1] },
    { id: 'art', groups: ['9B'], at: [0, 0] },
  ],
});
const blocks = layoutGrid(draft, ownPlacements(draft), 'classes', null).blocks;
const focus = (block: number, day: number, row: number, lane = 0): GridFocus => ({ block, day, row, lane });
const lessonAt = (at: GridFocus) => {
  const stop = stopAt(blocks, at);
  return stop?.kind === 'lesson' ? stop.lesson : null;
};

describe('the focus of a grid', () => {
  test('moves by cell and stops at the borders', () => {
    expect(moveFocus(blocks, focus(0, 0, 0), 'ArrowRight')).toEqual(focus(0, 1, 0));
    expect(moveFocus(blocks, focus(0, 0, 0), 'ArrowLeft')).toEqual(focus(0, 0, 0));
    expect(moveFocus(blocks, focus(0, 0, 0), 'ArrowUp')).toEqual(focus(0, 0, 0));
    expect(moveFocus(blocks, focus(0, 2, 3), 'ArrowRight')).toEqual(focus(0, 2, 3));
  });

  test('passes a double lesson in one step down and one step up', () => {
    const double = moveFocus(blocks, focus(0, 0, 0), 'ArrowDown');
    expect(lessonAt(double)).toBe('double');
    expect(moveFocus(blocks, double, 'ArrowDown')).toEqual(focus(0, 0, 3));
    const back = moveFocus(blocks, focus(0, 0, 3), 'ArrowUp');
    expect(lessonAt(back)).toBe('double');
    expect(moveFocus(blocks, back, 'ArrowUp')).toEqual(focus(0, 0, 0));
  });

  test('visits parallel lessons one after the other', () => {
    const french = moveFocus(blocks, focus(0, 0, 1), 'ArrowRight');
    expect(lessonAt(french)).toBe('french');
    const german = moveFocus(blocks, french, 'ArrowRight');
    expect(lessonAt(german)).toBe('german');
    expect(moveFocus(blocks, german, 'ArrowRight')).toEqual(focus(0, 2, 1));
    expect(lessonAt(moveFocus(blocks, focus(0, 2, 1), 'ArrowLeft'))).toBe('german');
  });

  test('finds a lesson, on the shown days only', () => {
    const german = stopOfLesson(blocks, 'german');
    expect(german && lessonAt(german)).toBe('german');
    expect(stopOfLesson(blocks, 'art')).toEqual(focus(1, 0, 0));
    expect(stopOfLesson(blocks, 'german', [0, 2])).toBeNull();
    expect(stopOfLesson(blocks, 'unknown')).toBeNull();
  });

  test('crosses from one block into the next and back', () => {
    const below = moveFocus(blocks, focus(0, 0, 3), 'ArrowDown');
    expect(lessonAt(below)).toBe('art');
    expect(moveFocus(blocks, below, 'ArrowUp')).toEqual(focus(0, 0, 3));
  });

  test('jumps by Home, End and the page keys', () => {
    expect(moveFocus(blocks, focus(0, 1, 2), 'Home')).toEqual(focus(0, 0, 2));
    expect(moveFocus(blocks, focus(0, 1, 3), 'End')).toEqual(focus(0, 2, 3));
    expect(moveFocus(blocks, focus(1, 2, 3), 'Home', true)).toEqual(focus(0, 0, 0));
    expect(moveFocus(blocks, focus(0, 0, 0), 'End', true)).toEqual(focus(1, 2, 3));
    expect(moveFocus(blocks, focus(0, 1, 2), 'PageDown')).toEqual(focus(1, 1, 2));
    expect(moveFocus(blocks, focus(1, 1, 2), 'PageDown')).toEqual(focus(1, 1, 2));
  });
});
