import { commands, type Draft, type Id, isScheduled, runCommand } from '@bellgrid/model';
import { describe, expect, it } from 'vitest';
import { kinds } from '../kinds/registry.ts';
import { fullSchool } from '../testing/full-school.ts';
import { grows, hardAmounts } from '../testing/hard-amounts.ts';
import { createRandom, type Random } from '../testing/random.ts';
import { testSchool } from '../testing/test-school.ts';
import { withRule } from '../testing/with-rule.ts';
import { answerCell, type CellAnswer } from './cell-answer.ts';
import { createLiveCheck, type TriedMove } from './live-check.ts';
import { roomChoices } from './room-choices.ts';
import { startingTogether } from './starting-together.ts';
import { verify } from './verify.ts';

const moved = (draft: Draft, moves: readonly TriedMove[]): Draft =>
  runCommand(draft, commands.placeLessons, { places: [...moves] });

/** Every lesson somewhere where its structure has school. */
function scattered(draft: Draft, random: Random): Draft {
  let placed = draft;
  for (const lesson of Object.values(draft.lessons)) {
    const places = [{ lesson: lesson.id, at: { day: random.below(5), start: random.below(6) } }];
    const fits = answerCell(createLiveCheck(placed), [lesson.id], places[0]!.at).fault === null;
    if (fits) placed = moved(placed, places);
  }
  return placed;
}

describe('the answer of a cell', () => {
  it('agrees with a check of the whole draft before and after the drop', async () => {
    const random = createRandom(11);
    const seen = { here: 0, free: 0, swap: 0, blocked: 0, fault: 0 };
    for (let school = 0; school < 5; school += 1) {
      const draft = scattered(school < 3 ? testSchool(school < 1 ? 2 : 1) : await fullSchool(random), random);
      const live = createLiveCheck(draft);
      const before = { hard: hardAmounts(draft), cost: verify(draft).cost };
      for (let step = 0; step < 40; step += 1) {
        const { id } = random.pick(Object.values(draft.lessons));
        const at = { day: random.below(5), start: random.below(6) };
        const answer = answerCell(live, [id], at, { isAlone: random.next() < 0.2 });
        seen[answer.fault ? 'fault' : answer.state] += 1;
        if (answer.fault || answer.state === 'here') continue;
        const after = moved(draft, answer.moves);
        expect(grows(before.hard, hardAmounts(after))).toBe(answer.state === 'blocked');
        expect(verify(after).cost - before.cost).toBeCloseTo(answer.cost);
        expect(answer.reasons.length > 0).toBe(answer.state === 'blocked');
      }
      expect(live.report).toEqual(createLiveCheck(draft).report);
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(0);
  });
});

/** The answer for a lesson of the test school, with others placed. */
function answerFor(
  id: Id,
  at: [day: number, start: number],
  places: Record<Id, [number, number]>,
): CellAnswer {
  const placed = Object.entries(places).map(([lesson, [day, start]]) => ({ lesson, at: { day, start } }));
  const draft = placed.length > 0 ? moved(testSchool(), placed) : testSchool();
  return answerCell(createLiveCheck(draft), [id], { day: at[0], start: at[1] });
}

describe('a lesson that is held', () => {
  it('swaps with the lesson of its class that is there', () => {
    const answer = answerFor('maths1', [1, 0], { maths1: [0, 0], maths2: [1, 0] });
    expect(answer).toMatchObject({ state: 'swap', others: ['maths2'] });
    expect(answer.moves).toMatchObject([
      { lesson: 'maths1', at: { day: 1, start: 0 } },
      { lesson: 'maths2', at: { day: 0, start: 0 } },
    ]);
  });

  it('from the staging area sends the lesson that is there to it', () => {
    const answer = answerFor('maths1', [1, 0], { maths2: [1, 0] });
    expect(answer).toMatchObject({ state: 'swap', others: ['maths2'] });
    expect(answer.moves[1]).toMatchObject({ lesson: 'maths2', at: null });
  });

  it('takes a free one of its rooms where its own is taken, and keeps its own where that is free', () => {
    const draft = testSchool();
    const subject = Object.values(draft.subjects).find(({ viableClassrooms }) => viableClassrooms.length > 1);
    if (!subject) throw new Error('the test school has a subject that chooses among rooms');
    const [room = '', other = ''] = subject.viableClassrooms;
    const [id = ''] = subject.lessons;
    const rival = Object.values(draft.lessons).find(
      (each) =>
        each.subject !== subject.id &&
        isScheduled(each) &&
        each.viableClassrooms.length === 0 &&
        (draft.subjects[each.subject]?.viableClassrooms.length ?? 0) === 0 &&
        each.numPeriods === 1 &&
        each.groups.every((group) => !subject.groups.includes(group)) &&
        each.teachers.every((teacher) => !subject.teachers.includes(teacher)),
    );
    if (!rival) throw new Error('the test school has a lesson of others');
    const at = { day: 0, start: 0 };
    draft.lessons[rival.id] = { ...rival, classroom: room };
    draft.lessons[id] = { ...draft.lessons[id]!, classroom: room };
    const free = answerCell(createLiveCheck(draft), [id], at);
    expect(free.moves).toMatchObject([{ lesson: id, classroom: room }]);
    const taken = moved(draft, [{ lesson: rival.id, at }]);
    const choices = roomChoices(createLiveCheck(moved(taken, [{ lesson: id, at }])), id);
    expect(choices.find(({ classroom }) => classroom === room)?.takenBy).toEqual([rival.id]);
    expect(choices[0]).toMatchObject({ takenBy: [], isBlocked: false });
    expect(choices.map(({ classroom }) => classroom).toSorted()).toEqual(subject.viableClassrooms.toSorted());
    expect(answerCell(createLiveCheck(taken), [id], at).moves).toMatchObject([
      { lesson: id, classroom: other },
    ]);
  });

  it('takes those along that must start together with it, unless it is moved alone', () => {
    const draft = testSchool();
    withRule(draft, kinds.sameTime, { type: 'subject', base: 'french', other: 'german' }, 'hard');
    const at = { day: 0, start: 0 };
    const placed = moved(draft, [
      { lesson: 'french1', at },
      { lesson: 'german1', at },
    ]);
    const live = createLiveCheck(placed);
    expect(startingTogether(live, ['french1'])).toEqual(['german1']);
    expect(startingTogether(live, ['maths1'])).toEqual([]);
    expect(startingTogether(live, ['french2'])).toEqual(['german2']);
    const answer = answerCell(live, ['french1'], { day: 2, start: 1 });
    expect(answer.together).toEqual(['german1']);
    expect(answer.moves).toMatchObject([
      { lesson: 'french1', at: { day: 2, start: 1 } },
      { lesson: 'german1', at: { day: 2, start: 1 } },
    ]);
    const alone = answerCell(live, ['french1'], { day: 2, start: 1 }, { isAlone: true });
    expect(alone.moves.map(({ lesson }) => lesson)).toEqual(['french1']);
  });

  it('is one of several that keep their distance: the first goes to the cell', () => {
    const places = [
      { lesson: 'maths1', at: { day: 0, start: 1 } },
      { lesson: 'maths2', at: { day: 0, start: 0 } },
    ];
    const live = createLiveCheck(moved(testSchool(), places));
    expect(answerCell(live, ['maths1', 'maths2'], { day: 1, start: 2 }).moves).toMatchObject([
      { lesson: 'maths1', at: { day: 1, start: 2 } },
      { lesson: 'maths2', at: { day: 1, start: 1 } },
    ]);
  });

  it('is told why it cannot be there', () => {
    expect(answerFor('maths1', [4, 5], {})).toMatchObject({ state: 'blocked', fault: 'lesson-does-not-fit' });
  });
});
