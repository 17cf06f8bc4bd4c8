import { constraintSchema, type Draft, type Id, isItemRule, isScope, WEIGHT } from '@bellgrid/model';
import { describe, expect, it } from 'vitest';
import { kinds } from '../kinds/registry.ts';
import type { AnyKind } from '../rule-forms/define-constraint.ts';
import { fullSchool } from '../testing/full-school.ts';
import { createRandom, type Random } from '../testing/random.ts';
import { testSchool } from '../testing/test-school.ts';
import { withLongDays } from '../testing/with-long-days.ts';
import { createLiveCheck } from './live-check.ts';
import { type VerifyReport, verify } from './verify.ts';

/** One lesson somewhere else, or nowhere; the rest of the draft is shared. */
function move(draft: Draft, random: Random): Draft {
  const lesson = random.pick(Object.values(draft.lessons));
  const start = random.below(6);
  const slot = { day: random.below(5), start, end: start + lesson.numPeriods };
  const timeSlot = random.next() < 0.2 ? null : slot;
  const viable = draft.subjects[lesson.subject]?.viableClassrooms ?? [];
  const classroom = viable.length > 0 ? random.pick(viable) : lesson.classroom;
  return { ...draft, lessons: { ...draft.lessons, [lesson.id]: { ...lesson, timeSlot, classroom } } };
}

const OWN = ' of its own';

/** Beside each rule for many one of the same kind for one of its items alone. */
function withOwnRules(draft: Draft): Draft {
  const constraints = { ...draft.constraints };
  for (const rule of Object.values(draft.constraints)) {
    if (!isItemRule(rule) || !isScope(rule.base)) continue;
    const items = { teacherConstraint: 'teachers', groupConstraint: 'groups', subjectConstraint: 'subjects' };
    const [base = ''] = Object.keys(draft[items[rule.type] as 'teachers']);
    constraints[rule.id + OWN] = { ...rule, id: rule.id + OWN, base };
  }
  return { ...draft, constraints };
}

/** Deletes a rule or gives it another weight; one that was deleted comes back first. */
function editRule(
  draft: Draft,
  kept: Draft['constraints'],
  random: Random,
  wanted: Id | undefined,
): { next: Draft; id: Id } {
  const constraints = { ...draft.constraints };
  const [gone] = Object.values(kept);
  const constraint = gone ?? constraints[wanted ?? ''] ?? random.pick(Object.values(constraints));
  const { id } = constraint;
  delete kept[id];
  if (gone) constraints[id] = gone;
  else if (random.next() < 0.4) {
    kept[id] = constraint;
    delete constraints[id];
  } else constraints[id] = { ...constraint, weight: random.pick([WEIGHT.OFF, WEIGHT.THREE, WEIGHT.HARD]) };
  return { next: { ...draft, constraints }, id };
}

function comparable(report: VerifyReport): object {
  const asText = (match: VerifyReport['matches'][number]) =>
    JSON.stringify([match.kind, match.lessons.toSorted(), match.amount, match.constraints, match.references]);
  return {
    ...report,
    unplaced: report.unplaced.toSorted(),
    physical: report.physical.map(asText).sort(),
    matches: report.matches.map(asText).sort(),
  };
}

describe('createLiveCheck', () => {
  it('agrees after every move with a check of the whole draft', async () => {
    const random = createRandom(5);
    for (let school = 0; school < 4; school += 1) {
      let draft = await fullSchool(random);
      const live = createLiveCheck(draft);
      for (let step = 0; step < 60; step += 1) {
        draft = move(draft, random);
        if (random.next() < 0.3) draft = move(draft, random);
        expect(comparable(live.update(draft))).toEqual(comparable(verify(draft)));
      }
      expect(live.report.matches.length).toBeGreaterThan(5);
    }
  });

  it('agrees after every edit of a rule, of each kind, with a check of the whole draft', async () => {
    const random = createRandom(11);
    const followed = new Set<string>();
    for (let school = 0; school < 2; school += 1) {
      let draft = withOwnRules(await fullSchool(random));
      // Days on which a lunch rule has an effect.
      withLongDays(draft);
      for (let step = 0; step < 40; step += 1) draft = move(draft, random);
      const live = createLiveCheck(draft);
      const kept: Draft['constraints'] = {};
      const ids = Object.keys(draft.constraints);
      for (const waiting = [...ids, ...ids]; waiting.length > 0; ) {
        const wanted = Object.keys(kept).length > 0 ? undefined : waiting.shift();
        const { next, id } = editRule(draft, kept, random, wanted);
        if (live.isNear(next)) followed.add(id.replace(OWN, ''));
        draft = random.next() < 0.2 ? move(next, random) : next;
        expect(comparable(live.update(draft)), id).toEqual(comparable(verify(draft)));
      }
    }
    // All but the cells of calendars and the rules that others depend on.
    const others = Object.values<AnyKind>(kinds)
      .filter(({ record, isReadByOthers }) => record !== null && !record.permits && !isReadByOthers)
      .map(({ kind }) => kind);
    expect([...followed].toSorted()).toEqual(others.toSorted());
  });

  it('follows a rule that becomes one of another kind or of another item, and a scope that changes', () => {
    let draft = testSchool();
    // All lessons are placed: one that is not could fill a gap.
    const places = Object.values(draft.lessons).map((lesson, index) => {
      const start = (2 * index) % 5;
      return { ...lesson, timeSlot: { day: index % 3, start, end: start + lesson.numPeriods } };
    });
    draft = { ...draft, lessons: Object.fromEntries(places.map((lesson) => [lesson.id, lesson])) };
    const rule = (id: string, constraint: string, base: unknown) =>
      constraintSchema.parse({ id, type: 'teacherConstraint', constraint, base, maxGaps: 0, weight: 3 });
    const all = { items: 'all', except: [] };
    const many = [rule('week', 'maxGapsPerWeek', all), rule('day', 'maxGapsPerDay', all)];
    const live = createLiveCheck(draft);
    const found = new Set<string>();
    for (const own of [
      rule('own', 'maxGapsPerWeek', 't1'),
      rule('own', 'maxGapsPerDay', 't1'),
      rule('own', 'maxGapsPerDay', 't2'),
      rule('own', 'maxGapsPerDay', { items: ['t2'], except: [] }),
      rule('own', 'maxGapsPerDay', { items: 'all', except: ['t1'] }),
    ]) {
      const rules = Object.fromEntries([...many, own].map((each) => [each.id, each]));
      draft = { ...draft, constraints: { ...draft.constraints, ...rules } };
      const report = comparable(verify(draft));
      expect(comparable(live.update(draft))).toEqual(report);
      found.add(JSON.stringify(report));
    }
    expect(found.size).toBeGreaterThan(3);
  });

  it('checks all again when something else changes', () => {
    const draft = testSchool();
    const live = createLiveCheck(draft);
    const placed = { ...draft, lessons: { ...draft.lessons } };
    for (const id of ['maths1', 'maths2']) {
      const lesson = draft.lessons[id];
      if (lesson) placed.lessons[id] = { ...lesson, timeSlot: { day: 0, start: 0, end: 1 } };
    }
    expect(live.update(placed).physical).toHaveLength(2);
    const { maths } = placed.subjects;
    if (!maths) throw new Error('the test school has maths');
    const spread = { constraint: 'NoMoreThanOnePerDay' as const, weight: 100 as const };
    const subjects = { ...placed.subjects, maths: { ...maths, lessonsSpreadConstraint: spread } };
    expect(live.update({ ...placed, subjects }).matches).toHaveLength(1);
  });
});
