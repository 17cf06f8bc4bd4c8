import { problemKey, verify } from '@bellgrid/constraints';
import { commands, createDraftStore, type Draft, LEVEL } from '@bellgrid/model';
import { expect, test } from 'vitest';
import { ruleProblems } from '../../document/pre-check/rule-problems.ts';
import { smallSchool } from '../../ui/timetable-grid/small-school.ts';
import { calendarShares, itemsIn, shareKey } from './calendar-shares.ts';

const TEACHERS = 60;
const DAYS = 5;
const structures = ['primary', 'secondary'] as const;
const names = Array.from({ length: TEACHERS }, (_, index) => `teacher ${index}`);
/** The first half teaches in one structure, the second half in the other, the last one in both. */
const structureOf = (index: number) => structures[index < TEACHERS / 2 ? 0 : 1];

/** 60 teachers in two structures; the lesson of each is on one of the days, in the first period. */
function school(): Draft {
  const lessons = names.map((teacher, index) => ({
    ...{ id: `lesson ${index}`, teachers: [teacher], structure: structureOf(index) },
    at: [index % DAYS, 0] as const,
  }));
  const last = { id: 'lesson of both', teachers: [names.at(-1) ?? ''], structure: structures[0] };
  const draft = smallSchool({ lessons: [...lessons, last], structures });
  const subjects = Object.fromEntries(
    Object.values(draft.subjects).map((subject) => {
      const own = Object.values(draft.lessons).filter((lesson) => lesson.subject === subject.id);
      const teachers = own.flatMap((lesson) => lesson.teachers);
      return [subject.id, { ...subject, teachers, lessons: own.map(({ id }) => id) }];
    }),
  );
  const teachers = Object.fromEntries(
    Object.values(draft.teachers).map((teacher) => {
      const own = Object.values(subjects).filter((subject) => subject.teachers.includes(teacher.id));
      return [teacher.id, { ...teacher, subjects: own.map(({ id }) => id) }];
    }),
  );
  return { ...draft, subjects, teachers };
}

const draft = school();
const structure = (id: string) => {
  const found = draft.schoolData.structures[id];
  if (!found) throw new Error(`There is no structure ${id}.`);
  return found;
};
const halves = [names.slice(0, TEACHERS / 2), names.slice(TEACHERS / 2)] as const;

test('a teacher is in the structures in which they teach, and in all while they teach in none', () => {
  const both = names.at(-1) ?? '';
  expect(itemsIn(draft, 'teacher', structure('primary')).toSorted()).toEqual([...halves[0], both].toSorted());
  expect(itemsIn(draft, 'teacher', structure('secondary')).toSorted()).toEqual([...halves[1]].toSorted());
  const free = { ...draft, subjects: {} };
  for (const id of structures) expect(itemsIn(free, 'teacher', structure(id)).length).toBe(TEACHERS);
});

test('one level painted over many cells for many is one step; shares and problems are those of a structure and its items', () => {
  const store = createDraftStore(draft, { checked: true });
  const [monday, tuesday] = [0, 1].map((day) => ({ day, period: 0 }));
  if (!monday || !tuesday) throw new Error('There are no cells.');
  const paint = (bases: readonly string[], id: string, level: 1 | 2 | 0, cells = [monday, tuesday]) =>
    store.run(commands.setCalendarCells, { type: 'teacher', bases: [...bases], structure: id, cells, level });
  paint(halves[0], 'primary', LEVEL.HARD);
  paint(halves[1], 'secondary', LEVEL.SOFT);

  const sharesOf = (id: string, items: readonly string[]) => {
    const problems = ruleProblems(verify(store.draft).matches);
    const shares = calendarShares(store.draft, problems, {
      ...{ type: 'teacher', structure: id },
      items: new Set(items),
    });
    return [monday, tuesday, { day: 2, period: 0 }].map((cell) => shares.get(shareKey(cell)) ?? null);
  };
  const perDay = TEACHERS / 2 / DAYS;
  const hard = { hard: halves[0].length, soft: 0, hardProblems: perDay, softProblems: 0 };
  const soft = { hard: 0, soft: halves[1].length, hardProblems: 0, softProblems: perDay };
  expect(sharesOf('primary', names)).toEqual([hard, hard, null]);
  expect(sharesOf('secondary', names)).toEqual([soft, soft, null]);
  // Of the shown items alone: the second teacher has the lesson on Tuesday.
  const few = { hard: 2, soft: 0, softProblems: 0 };
  expect(sharesOf('primary', [names[1] ?? '', names[2] ?? ''])).toEqual([
    { ...few, hardProblems: 0 },
    { ...few, hardProblems: 1 },
    null,
  ]);
  const problems = ruleProblems(verify(store.draft).matches);
  expect(problems.get(problemKey('teacherCalendar', names[0] ?? ''))?.cells).toEqual([
    { structure: 'primary', ...monday, isHard: true },
  ]);

  paint(halves[0], 'primary', LEVEL.NONE, [tuesday]);
  expect(sharesOf('primary', names)).toEqual([hard, null, null]);
  store.undo();
  expect(sharesOf('primary', names)).toEqual([hard, hard, null]);
  store.undo();
  store.undo();
  expect(store.draft.constraints).toEqual({});
});
