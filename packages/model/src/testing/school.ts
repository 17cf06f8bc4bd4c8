import type { Draft } from '../draft/draft.ts';
import { createWorld } from './world.ts';

/** A small school with something of everything, valid. */
export function smallSchool(): Draft {
  const world = createWorld().classroom('lab').classroom('gym').classroom('home');
  world.group('9a', { classroom: 'home' }).group('9b').teacher('ada').teacher('ben').teacher('cem');
  world.subject('maths', { groups: ['9a'], teachers: ['ada'], lengths: [1, 1, 2] });
  world.subject('art', { groups: ['9a', '9b'], teachers: ['ben'], viableClassrooms: ['lab', 'gym'] });
  world.subject('french', { groups: ['9a'], teachers: ['ada'], classroom: 'lab', lengths: [1, 1] });
  world.subject('german', { groups: ['9a'], teachers: ['cem'], lengths: [1, 1] });
  world.subject('club', { teachers: ['cem'] });
  world.division('languages', '9a', [['french'], ['german']]);
  world.at('maths1', 0, 0).at('maths3', 1, 2).at('art1', 0, 1);
  world.constraint({ id: 'c1', type: 'teacher', base: 'ada', day: 0, period: 5, structure: 's', level: 1 });
  world.constraint({ id: 'c2', type: 'group', base: '9a', day: 1, period: 5, structure: 's' });
  world.constraint({ id: 'c3', type: 'classroom', base: 'lab', day: 1, period: 0, structure: 's' });
  world.constraint({
    id: 'c4',
    type: 'subject',
    base: 'maths',
    other: 'art',
    constraint: 'not same day',
    weight: 3,
  });
  world.constraint({ id: 'c5', type: 'subject', base: 'maths', constraint: 'at period', values: [0, 1, 2] });
  world.constraint({ id: 'c6', type: 'lesson', base: 'maths1', constraint: 'on day', values: [0, 4] });
  world.constraint({ id: 'c7', type: 'consecutive', subjects: ['maths', 'art'] });
  world.constraint({
    id: 'c8',
    type: 'notConsecutive',
    subjectsA: ['maths'],
    subjectsB: ['french', 'german'],
  });
  world.constraint({
    id: 'c9',
    type: 'splitAround',
    subjects: ['maths'],
    direction: '<',
    numLessons: 2,
    periodIndex: 3,
  });
  world.constraint({
    id: 'c10',
    type: 'teacherConstraint',
    base: 'ada',
    constraint: 'teacherMaxDays',
    maxDays: 3,
  });
  world.constraint({
    id: 'c11',
    type: 'lessons',
    constraint: 'minDaysBetween',
    lessons: ['maths1', 'maths2'],
    minDays: 1,
  });
  const { draft } = world;
  draft.customViews.v1 = {
    id: 'v1',
    name: 'Mine',
    items: { teachers: ['ada'], groups: [], classrooms: ['lab'] },
  };
  draft.config.solveTeachers = ['ben'];
  return draft;
}
