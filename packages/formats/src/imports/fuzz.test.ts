import { createExampleSchool, validateDraft } from '@bellgrid/model';
import { describe, expect, it } from 'vitest';
import { exportDraftFile } from '../exports/bellgrid/export-draft-file.ts';
import { fetExamples, hasFetExamples, readFetExample } from '../testing/fet-examples.ts';
import { activity, constraint, fetText, group, times, year } from '../testing/fet-text.ts';
import { createRandom, mutant } from '../testing/mutants.ts';
import { importFile } from './import-file.ts';

/** Multiplied for a long run by hand. */
const rounds = Number(process.env.BELLGRID_FUZZ_FACTOR ?? 1);

const school = fetText({
  rooms: ['R1', 'R2'],
  students: year('9', group('9A', ['a1', 'a2']) + group('9B', ['b1']) + group('French', ['a1', 'b1']), 30),
  activities: [
    activity(1, 'Maths', { teachers: ['Ada'], students: ['9A'], groupId: 1, duration: 2 }),
    activity(2, 'Maths', { teachers: ['Ada'], students: ['9A'], groupId: 1 }),
    activity(3, 'Art', { teachers: ['Bo'], students: ['French'], tags: ['lab'] }),
    activity(4, 'Art', { teachers: ['Bo'], students: ['9B'] }),
  ].join('\n'),
  time: [
    constraint('ConstraintMinDaysBetweenActivities', {
      Activity_Id: [1, 2],
      MinDays: 2,
      Weight_Percentage: 95,
    }),
    constraint('ConstraintBreakTimes', {}, times('Break_Time', '', [['Mon', '3']])),
    constraint('ConstraintTeacherMaxHoursDaily', { Teacher_Name: 'Ada', Maximum_Hours_Daily: 3 }),
    constraint('ConstraintActivityPreferredStartingTime', {
      Activity_Id: 4,
      Preferred_Day: 'Tue',
      Preferred_Hour: '2',
    }),
    constraint(
      'ConstraintStudentsSetNotAvailableTimes',
      { Students: 'French' },
      times('Not_Available_Time', '', [['Mon', '1']]),
    ),
    constraint('ConstraintActivitiesSameStartingTime', { Activity_Id: [1, 4] }),
  ].join('\n'),
  space: constraint('ConstraintSubjectPreferredRooms', { Subject: 'Maths', Preferred_Room: ['R1', 'R2'] }),
});

/** Imports a mutant; a refused one must have a reason, an imported one must be a valid draft. */
function survive(name: string, text: string, label: string): boolean {
  const result = importFile(name, text);
  if (!result.ok) expect(result.findings.length, label).toBeGreaterThan(0);
  else expect(validateDraft(result.draft), label).toEqual([]);
  return result.ok;
}

function fuzz(
  name: string,
  original: string,
  count: number,
  seed: number,
): { imported: number; refused: number } {
  let imported = 0;
  for (let number = 0; number < count; number += 1) {
    const text = mutant(original, createRandom(seed + number));
    if (survive(name, text, `${name}, seed ${seed + number}`)) imported += 1;
  }
  return { imported, refused: count - imported };
}

describe('mutated files', () => {
  it('of FET never throw and never hang', () => {
    const { imported, refused } = fuzz('school.fet', school, 2000 * rounds, 1);
    expect(imported).toBeGreaterThan(150);
    expect(refused).toBeGreaterThan(300);
  }, 600_000);

  it('of our own format never throw and never hang', () => {
    const text = exportDraftFile(createExampleSchool());
    const { imported, refused } = fuzz('school.json', text, 80 * rounds, 100_000);
    expect(imported + refused).toBe(80 * rounds);
    expect(refused).toBeGreaterThan(10);
  }, 600_000);

  it.skipIf(!hasFetExamples)(
    'of real schools never throw and never hang',
    () => {
      const small = fetExamples().filter(
        (name) => name.includes('official') && readFetExample(name).length < 150_000,
      );
      expect(small.length).toBeGreaterThan(5);
      small.slice(0, 6).forEach((name, index) => {
        const text = new TextDecoder().decode(readFetExample(name));
        expect(importFile(name, text).ok, name).toBe(true);
        const { imported, refused } = fuzz(name, text, 12 * rounds, 200_000 + 1000 * index);
        expect(imported + refused).toBe(12 * rounds);
      });
    },
    600_000,
  );
});
