import { constraintSchema, type Draft, type Finding, groupSchema, type Id } from '@bellgrid/model';
import { expect, it } from 'vitest';
import { preCheck } from '../../pre-check/pre-check.ts';
import { addSubject } from '../../testing/draw-school.ts';
import { spoken } from '../../testing/in-english.ts';
import { testSchool } from '../../testing/test-school.ts';
import { conflictSummary } from '../conflict-summary.ts';
import { createConflictSearch, type FoundConflict } from '../find-conflict.ts';
import { countsOfConflicts, limitsOf } from './one-cause.ts';

function faultsOf(draft: Draft): Finding[] {
  return [...preCheck(draft)].flatMap((event) => (event.kind === 'finding' ? [event.finding] : []));
}

function conflictAround(draft: Draft, seed: Id, without: readonly Id[] = []): FoundConflict {
  const search = createConflictSearch(draft, [seed], new Set(without));
  while (!search.done) search.run(100_000);
  if (!search.conflict) throw new Error('There is a conflict.');
  return search.conflict;
}

/** Leaves a teacher so many periods. */
function leave(draft: Draft, base: Id, free: number): void {
  for (let cell = free; cell < 29; cell += 1) {
    const where = { day: Math.floor(cell / 6), period: cell % 6, structure: 's' };
    const cells = constraintSchema.parse({ id: `${base} ${cell}`, type: 'teacher', base, ...where });
    draft.constraints[cells.id] = cells;
  }
}

/** The school with 33 lessons in a week of 29 periods, which two classes have in one room together. */
function tooManyTogether(): Draft {
  const draft = testSchool();
  const own = { name: 'Latin', teacher: 't3', structure: 's' };
  addSubject(draft, { ...own, id: 'latin', group: 'c2', count: 33 });
  for (const id of ['latin', ...(draft.subjects.latin?.lessons ?? [])]) {
    const record = draft.subjects[id] ?? draft.lessons[id];
    Object.assign(record ?? {}, { groups: ['c2', 'c3'], classroom: 'r1' });
  }
  return draft;
}

const sentences = (draft: Draft, findings: readonly Finding[]) =>
  findings.map((each) => spoken(draft, each).sentence);

it('other choices of the lessons that do not fit are of one cause', () => {
  const draft = tooManyTogether();
  const first = conflictAround(draft, 'latin-0');
  const second = conflictAround(draft, 'latin-1', ['latin-0']);
  const limits = limitsOf(first);
  expect([...limitsOf(second)].some((limit) => limits.has(limit))).toBe(true);
});

it('what was counted of the lessons of a conflict is told with it, the numbers that they prove in its sentence', () => {
  const draft = tooManyTogether();
  const first = conflictAround(draft, 'latin-0');
  const faults = faultsOf(draft);
  expect(faults.length).toBeGreaterThan(3);
  const [{ inSentence, beside } = { inSentence: null, beside: [] }] = countsOfConflicts(draft, faults, [
    first,
  ]);
  expect(sentences(draft, inSentence ? [inSentence] : [])).toEqual([
    't3 has 40 periods scheduled, but only has 29 available.',
  ]);
  expect(new Set([inSentence, ...beside])).toEqual(new Set(faults));
  expect(spoken(draft, conflictSummary(draft, first, 0, inSentence)).sentence).toBe(
    't3 has 40 periods scheduled, but only has 29 available: already 30 lessons cannot be kept together. The rest of the school may have other problems.',
  );
});

it('two teachers with too few periods are two problems, each with its own numbers', () => {
  const draft = testSchool();
  leave(draft, 't1', 6);
  leave(draft, 't3', 4);
  const conflict = conflictAround(draft, 'french1');
  const other = conflictAround(draft, 'physics2', ['french1']);
  const limits = limitsOf(conflict);
  expect([...limitsOf(other)].filter((limit) => limits.has(limit))).toEqual([]);
  const faults = faultsOf(draft);
  expect(sentences(draft, faults)).toEqual([
    't1 has 10 periods scheduled, but only has 6 available.',
    't3 has 7 periods scheduled, but only has 4 available.',
  ]);
  expect(countsOfConflicts(draft, faults, [conflict, other])).toEqual([
    { inSentence: faults[0], beside: [] },
    { inSentence: faults[1], beside: [] },
  ]);
  expect(countsOfConflicts(draft, faults, [other])).toEqual([{ inSentence: faults[1], beside: [] }]);
});

it('locked lessons that clash are another cause than too many lessons of their class', () => {
  const draft = testSchool();
  draft.groups.c4 = groupSchema.parse({ id: 'c4', name: 'c4', structure: 's' });
  addSubject(draft, { id: 'latin', name: 'Latin', group: 'c4', teacher: 't1', structure: 's', count: 15 });
  addSubject(draft, { id: 'greek', name: 'Greek', group: 'c4', teacher: 't2', structure: 's', count: 15 });
  const timeSlot = { day: 0, start: 0, end: 1 };
  for (const id of ['latin-0', 'greek-0']) Object.assign(draft.lessons[id] ?? {}, { timeSlot, locked: true });
  const faults = faultsOf(draft);
  expect(faults.map(({ code }) => code)).toEqual(['findings.overloaded.only', 'findings.fixedLessons.stay']);
  const lessons = ['latin-0', 'greek-0'].flatMap((id) => draft.lessons[id] ?? []);
  const members = lessons.flatMap((lesson) => [
    { kind: 'lock', lesson } as const,
    { kind: 'lesson', lesson } as const,
  ]);
  // The clash alone proves no numbers of the class.
  const [counts] = countsOfConflicts(draft, faults, [{ members }]);
  expect(counts?.inSentence).toBeNull();
  expect(counts?.beside).toContain(faults[1]);
});

it('numbers that the lessons of a conflict do not prove stay beside it', () => {
  const draft = testSchool();
  leave(draft, 't1', 6);
  const [fault] = faultsOf(draft);
  const lessons = Object.values(draft.lessons).filter(({ teachers }) => teachers.includes('t1'));
  const withFew = { members: lessons.slice(0, 2).map((lesson) => ({ kind: 'lesson', lesson }) as const) };
  expect(countsOfConflicts(draft, fault ? [fault] : [], [withFew])).toEqual([
    { inSentence: null, beside: [fault] },
  ]);
});
