import { commands, type Draft, runCommand } from '@bellgrid/model';
import { describe, expect, test } from 'vitest';
import { type GridBlock, layoutGrid, withLanes } from './grid-layout.ts';
import type { ScheduleView } from './schedule-view.ts';
import { ownPlacements, smallSchool } from './small-school.ts';

function layout(draft: Draft, view: ScheduleView, only: readonly string[] | null = null) {
  return layoutGrid(draft, ownPlacements(draft), view, only && new Set(only)).blocks;
}

const lessonsAt = (block: GridBlock | undefined, day: number, row: number) =>
  block?.days[day]?.cells
    .flatMap((cell) => cell.lessons)
    .filter((lesson) => lesson.start <= row && row < lesson.end)
    .map((lesson) => lesson.lesson);

describe('the layout of a grid', () => {
  test('has a block for every class, 9A before 10A', () => {
    const blocks = layout(smallSchool({ lessons: [], groups: ['10A', '9B', '9A'] }), 'classes');
    expect(blocks.map((block) => block.item.name)).toEqual(['9A', '9B', '10A']);
    expect(blocks[0]?.periods).toHaveLength(4);
    expect(blocks[0]?.days).toHaveLength(5);
  });

  test('shows only the items asked for', () => {
    const draft = smallSchool({ lessons: [], groups: ['9A', '9B', '10A'] });
    expect(layout(draft, 'classes', ['9B']).map((block) => block.item.name)).toEqual(['9B']);
  });

  test('knows which cells the calendar of the item blocks, in whichever structure they are', () => {
    const draft = smallSchool({
      lessons: [
        { id: 'art', teachers: ['Ito'], groups: ['9A'], at: [0, 0] },
        { id: 'late', teachers: ['Ito'], structure: 't', at: [0, 0] },
      ],
      structures: ['s', 't'],
    });
    const cell = { type: 'teacher', base: 'Ito', structure: 's', weight: 100 } as const;
    draft.constraints.no = { ...cell, id: 'no', day: 0, period: 1, level: 2 };
    draft.constraints.dislikes = { ...cell, id: 'dislikes', day: 1, period: 1, level: 1 };
    const blocked = (view: ScheduleView) =>
      layout(draft, view).map((block) => block.days.map((day) => day.blocked.indexOf(true)));
    expect(blocked('teachers')).toEqual([
      [1, -1, -1, -1, -1],
      [1, -1, -1, -1, -1],
    ]);
    expect(blocked('classes').flat()).not.toContain(1);
  });

  test('shows one lesson with its class, its teacher and its room', () => {
    const draft = smallSchool({
      lessons: [{ id: 'art', groups: ['9A'], teachers: ['Ito'], classroom: 'B3', at: [2, 1], numPeriods: 2 }],
    });
    for (const view of ['classes', 'teachers', 'classrooms'] as const) {
      const [block] = layout(draft, view);
      expect(lessonsAt(block, 2, 1)).toEqual(['art']);
      expect(lessonsAt(block, 2, 2)).toEqual(['art']);
      expect(lessonsAt(block, 2, 3)).toEqual([]);
    }
  });

  test('counts the placed periods of those that a class or teacher has', () => {
    const draft = smallSchool({
      lessons: [
        { id: 'a', groups: ['9A'], at: [0, 0], numPeriods: 2 },
        { id: 'b', groups: ['9A'] },
      ],
    });
    expect(layout(draft, 'classes')[0]).toMatchObject({ placedPeriods: 2, totalPeriods: 3 });
  });

  test('counts the periods of a class for each pupil, who has one track of a division', () => {
    const lesson = { groups: ['9A'], numPeriods: 2 };
    const at = [0, 2] as const;
    const divided = (placed: readonly string[]) => {
      const draft = smallSchool({
        lessons: ['maths', 'french', 'spanish'].map((id) =>
          placed.includes(id) ? { ...lesson, id, at } : { ...lesson, id },
        ),
      });
      draft.config.isTracksEnabled = true;
      for (const group of Object.values(draft.groups)) group.isTracked = true;
      draft.trackSets.languages = {
        ...{ id: 'languages', group: '9A', name: 'Languages' },
        tracks: ['french', 'spanish'].map((id) => ({ id, name: id, subjects: [id] })),
      };
      return draft;
    };
    const count = (...placed: string[]) => layout(divided(placed), 'classes')[0];
    expect(count('maths', 'french', 'spanish')).toMatchObject({ placedPeriods: 4, totalPeriods: 4 });
    // One of the pupils still lacks Spanish.
    expect(count('maths', 'french')).toMatchObject({ placedPeriods: 2, totalPeriods: 4 });
    expect(count()).toMatchObject({ placedPeriods: 0, totalPeriods: 4 });
  });

  test('counts the periods of a room against its school periods', () => {
    const draft = smallSchool({ lessons: [{ id: 'a', groups: ['9A'], classroom: 'B3', at: [0, 0] }] });
    expect(layout(draft, 'classrooms')[0]).toMatchObject({ placedPeriods: 1, totalPeriods: 20 });
  });

  test('marks cells without school', () => {
    const draft = smallSchool({ lessons: [], groups: ['9A'] });
    const structure = draft.schoolData.structures.s;
    if (!structure) throw new Error('no structure');
    structure.cells = [{ id: 'c', dayIndex: 4, periodIndex: 3, hasSchool: false }];
    const [block] = layout(draft, 'classes');
    expect(block?.days[4]?.school).toEqual([true, true, true, false]);
    expect(block?.days[0]?.school).toEqual([true, true, true, true]);
  });

  test('splits the cell of parallel lessons in the order of their subjects', () => {
    const draft = smallSchool({
      lessons: [
        { id: 'g', subject: 'German', groups: ['9A'], at: [0, 0] },
        { id: 'f', subject: 'French', groups: ['9A'], at: [0, 0] },
      ],
    });
    const cell = layout(draft, 'classes')[0]?.days[0]?.cells[0];
    expect(cell?.stops.map((stop) => stop.kind === 'lesson' && stop.lesson)).toEqual(['f', 'g']);
  });

  test('gathers lessons that do not fit beside one another behind one button', () => {
    const lessons = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, groups: ['9A'], at: [0, 0] as const }));
    const cell = layout(smallSchool({ lessons }), 'classes')[0]?.days[0]?.cells[0];
    expect(cell?.lanesShown).toBe(3);
    expect(cell?.stops.map((stop) => stop.kind)).toEqual(['lesson', 'lesson', 'more']);
    const more = cell?.stops.find((stop) => stop.kind === 'more');
    expect(more?.kind === 'more' && more.lessons.map((lesson) => lesson.lesson)).toEqual(['c', 'd', 'e']);
  });

  test('has fewer lanes where there is less room, and leaves blocks as they are where there is enough', () => {
    const lessons = ['a', 'b', 'c'].map((id) => ({ id, groups: ['9A'], at: [0, 0] as const }));
    const [block] = layout(smallSchool({ lessons }), 'classes');
    if (!block) throw new Error('there is no block');
    expect(withLanes(block, 3)).toBe(block);
    const cell = withLanes(block, 2).days[0]?.cells[0];
    expect(cell?.lanesShown).toBe(2);
    expect(cell?.stops.map((stop) => (stop.kind === 'lesson' ? stop.lesson : stop.lessons.length))).toEqual([
      'a',
      2,
    ]);
    expect(cell?.lessons).toHaveLength(3);
  });

  test('gives a teacher of two structures a block in each, with its name', () => {
    const draft = smallSchool({
      structures: ['Lower', 'Upper'],
      lessons: [
        { id: 'a', teachers: ['Ito'], structure: 'Lower', at: [0, 0] },
        { id: 'b', teachers: ['Ito'], structure: 'Upper', at: [0, 1] },
      ],
    });
    const blocks = layout(draft, 'teachers');
    expect(blocks.map((block) => block.structureName)).toEqual(['Lower', 'Upper']);
    expect(lessonsAt(blocks[0], 0, 0)).toEqual(['a']);
    expect(lessonsAt(blocks[1], 0, 1)).toEqual(['b']);
  });

  test('leaves out a lesson that sticks out of its structure', () => {
    const draft = smallSchool({ lessons: [{ id: 'a', groups: ['9A'], at: [0, 3], numPeriods: 2 }] });
    expect(layout(draft, 'classes')[0]?.days[0]?.cells).toEqual([]);
  });

  test('keeps the blocks of items whose lessons an edit leaves as they are, and after no other edit', () => {
    const draft = smallSchool({
      lessons: [
        { id: 'a', groups: ['9A'], at: [0, 0] },
        { id: 'b', groups: ['9B'], at: [0, 0] },
      ],
    });
    const before = layoutGrid(draft, ownPlacements(draft), 'classes', null);
    const again = (next: Draft) => layoutGrid(next, ownPlacements(next), 'classes', null, before).blocks;
    const moved = runCommand(draft, commands.lockLesson, { ids: ['a'], locked: true });
    const blocks = again(moved);
    expect(blocks).toEqual(layout(moved, 'classes'));
    expect(blocks.map((block, index) => block === before.blocks[index])).toEqual([false, true]);
    const renamed = structuredClone(draft);
    Object.assign(renamed.groups['9B'] ?? {}, { name: '9C' });
    expect(again(renamed).map(({ item }) => item.name)).toEqual(['9A', '9C']);
  });
});
