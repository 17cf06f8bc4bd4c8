import {
  CommandRefused,
  commands,
  constraintSchema,
  createDraft,
  createExampleSchool,
  createSchool,
  type Draft,
  placementsOf,
  runCommand,
  type UsualRuleName,
  usualRuleNames,
  usualRules,
  WEIGHT,
} from '@bellgrid/model';
import { describe, expect, it } from 'vitest';
import { timetableQuality } from '../check/timetable-quality.ts';
import { inEnglish } from '../testing/in-english.ts';
import { testSchool } from '../testing/test-school.ts';
import { boundConstraints, isHard } from './bound-constraint.ts';
import { constraintMessage } from './constraint-message.ts';
import { hardenedByDisabling } from './hardened-by-disabling.ts';
import { kindOf } from './kind-of.ts';

const ofUsual = (draft: Draft) =>
  boundConstraints(draft).filter(({ records }) => records.some((id) => id.startsWith('usual-')));

function nameIn(draft: Draft, name: UsualRuleName) {
  const found = usualRules(draft).find((each) => each.name === name);
  if (!found) throw new Error(`there is no usual rule ${name}`);
  return found;
}

describe('the usual rules', () => {
  it('are those of a new school and of the example school, all soft (S9.1, S9.2)', () => {
    for (const draft of [createSchool(), createExampleSchool()]) {
      expect(usualRules(draft).filter(({ rule, isOn }) => rule === null || !isOn)).toEqual([]);
      expect(ofUsual(draft).filter(isHard)).toEqual([]);
    }
    expect(usualRules(createDraft()).every(({ rule }) => rule === null)).toBe(true);
  });

  it('keep lessons of two periods out of the lunch break, but not out of a short one', () => {
    const missed = (draft: Draft, start: number) => {
      const double = Object.values(draft.lessons).find(({ numPeriods }) => numPeriods === 2);
      const [lesson = ''] = double ? [double.id] : [];
      const placed = runCommand(draft, commands.placeLesson, { lesson, at: { day: 1, start } });
      const { wishes } = timetableQuality(placed, placementsOf(placed));
      return wishes.flatMap(({ kind, count }) => (kind === 'uninterrupted' ? [count] : []));
    };
    const example = createExampleSchool();
    // The short break is after the second period, lunch after the fifth.
    expect([0, 1, 3, 4, 5].map((start) => missed(example, start))).toEqual([[], [], [], [1], []]);
    const without = runCommand(example, commands.setUsualRule, { name: 'longLessons', isOn: false });
    expect(missed(without, 4)).toEqual([]);
  });

  it('say in a sentence whom they are for', () => {
    const draft = createExampleSchool();
    const sentences = usualRules(draft).map(
      ({ rule }) => rule && inEnglish(draft, constraintMessage(draft, rule)),
    );
    expect(sentences).toMatchInlineSnapshot(`
      [
        "Each class has no gaps",
        "Each class starts each day at the first period",
        "Each class has days of about equal length, none below the average rounded down",
        "Each teacher has no gaps",
        "Each class has at most 2 periods of the same subject a day",
        "Each subject has no break of 30 minutes or more inside a lesson",
        "Each subject, if it has 3 lessons or more, ends in the last period of the day for at most 50 % of them",
        "Each teacher teaches at most 6 periods a day",
        "Each class has a free period from period 4 to period 5 for lunch, on long days without a long break",
        "Each teacher has a free period from period 4 to period 5 for lunch, on long days without a long break",
      ]
    `);
  });

  it('are followed by classes, teachers and subjects that are added later (S9.1)', () => {
    const draft = runCommand(testSchool(), commands.addUsualRules, {});
    const counts = (of: Draft) => ofUsual(of).length;
    const later = runCommand(draft, commands.setTeacher, { teacher: { id: 't9', name: 'Later' } });
    expect(counts(later)).toBe(counts(draft) + 3);
  });

  it('are added to an empty school by a table, not to another, and once only (S9.3)', () => {
    const table = { teachers: [{ id: 't', name: 'T' }] };
    const imported = runCommand(createDraft(), commands.importTable, table);
    expect(ofUsual(imported)).not.toEqual([]);
    expect(ofUsual(imported).filter(isHard)).toEqual([]);
    expect(ofUsual(runCommand(testSchool(), commands.importTable, table))).toEqual([]);
    const draft = createSchool();
    const again = runCommand(draft, commands.addUsualRules, {});
    expect(again.constraints).toEqual(draft.constraints);
  });

  it('make no other rule soft when they switch a category on, and no rule of theirs is hard (S9.2)', () => {
    const draft = testSchool();
    const own = { weight: WEIGHT.TWO, base: 'maths', values: [1] };
    for (const record of [
      { id: 'a', type: 'subject', constraint: 'on day', ...own },
      { id: 'b', type: 'teacherConstraint', constraint: 'teacherMaxDays', base: 't1', maxDays: 3, weight: 3 },
      { id: 'c', type: 'lessons', constraint: 'perDayLimit', lessons: ['maths1'], maxLessons: 1, weight: 2 },
      { id: 'd', type: 'lessons', constraint: 'beginsDay', lessons: ['maths1'], weight: 2 },
      { id: 'e', type: 'consecutive', subjects: ['maths'], weight: 2 },
      { id: 'f', type: 'subject', constraint: 'not on day', ...own, weight: WEIGHT.OFF },
    ])
      draft.constraints[record.id] = constraintSchema.parse(record);
    const hard = (of: Draft) =>
      boundConstraints(of)
        .filter(isHard)
        .flatMap(({ records }) => records);
    const before = hard(draft);
    const after = runCommand(draft, commands.addUsualRules, {});
    expect(hard(after)).toEqual(before);
    expect(ofUsual(after).length).toBeGreaterThan(0);
    for (const name of usualRuleNames) {
      const { rule } = nameIn(after, name);
      const category = rule && kindOf(rule)?.category;
      expect(category && after.constraintGroupWeights[category]).toEqual({ enabled: true, weight: 1 });
    }
  });

  it('are told as those that become hard when their category is switched off (S9.2)', () => {
    const draft = createExampleSchool();
    const told = hardenedByDisabling(draft, 'workload').flatMap(({ records }) => records);
    const soft = ofUsual(draft).filter(({ kind }) => kind.category === 'workload');
    expect(soft.length).toBeGreaterThan(0);
    expect(told).toEqual(expect.arrayContaining(soft.flatMap(({ records }) => records)));
  });

  it('are switched off and on, and change their amount, weight, window and scope (S9.4)', () => {
    let draft = createSchool({ isUninitialized: true });
    draft = runCommand(draft, commands.setUsualRule, { name: 'teacherGaps', isOn: false });
    expect(nameIn(draft, 'teacherGaps').isOn).toBe(false);
    draft = runCommand(draft, commands.setUsualRule, { name: 'teacherGaps', isOn: true, amount: 2 });
    expect(nameIn(draft, 'teacherGaps')).toMatchObject({ isOn: true, amount: 2, weight: WEIGHT.TWO });
    draft = runCommand(draft, commands.setUsualRule, { name: 'classLunch', window: { start: 2, end: 4 } });
    expect(nameIn(draft, 'classLunch').window).toEqual({ start: 2, end: 4 });
    const empty = { name: 'classLunch', window: { start: 4, end: 4 } } as const;
    expect(() => runCommand(draft, commands.setUsualRule, empty)).toThrow(CommandRefused);
    draft = runCommand(draft, commands.setUsualRule, { name: 'classStart', weight: WEIGHT.HARD });
    expect(nameIn(draft, 'classStart').weight).toBe(WEIGHT.HARD);
    const fresh = runCommand(createDraft(), commands.setUsualRule, { name: 'lastPeriod', isOn: true });
    expect(ofUsual(fresh).filter(isHard)).toEqual([]);
    expect(fresh.constraintGroupWeights.subject.enabled).toBe(true);
  });
});
