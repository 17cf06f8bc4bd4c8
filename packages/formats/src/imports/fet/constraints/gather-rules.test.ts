import { createRuleMembers, type Draft, isItemRule, isScope } from '@bellgrid/model';
import { describe, expect, it } from 'vitest';
import { exportFet } from '../../../exports/fet/export-fet.ts';
import { hasFetExamples, readFetExample } from '../../../testing/fet-examples.ts';
import { activity, constraint, type FetTextParts, year } from '../../../testing/fet-text.ts';
import { imported } from '../../../testing/imported.ts';
import { createRandom } from '../../../testing/mutants.ts';
import { spoken, spokenFindings } from '../../../testing/spoken.ts';
import { importFile } from '../../import-file.ts';

const people = { Ada: '5A', Bo: '5B', Cy: '5C' };
const school: FetTextParts = {
  teachers: [...Object.keys(people), 'Dee'],
  students: Object.values(people)
    .map((name) => year(name))
    .join(''),
  activities: Object.entries(people)
    .map(([teacher, students], index) =>
      activity(index + 1, 'Maths', { teachers: [teacher], students: [students] }),
    )
    .join(''),
};
const gaps = (maxGaps: number) => constraint('ConstraintTeachersMaxGapsPerWeek', { Max_Gaps: maxGaps });
const gapsOf = (name: string, maxGaps: number) =>
  constraint('ConstraintTeacherMaxGapsPerWeek', { Teacher_Name: name, Max_Gaps: maxGaps });

/** Base and limit of each rule. */
function rulesOf(time: string): unknown[] {
  const { rules } = imported({ ...school, time });
  return rules.map((rule) => (isItemRule(rule) ? [rule.base, 'maxGaps' in rule && rule.maxGaps] : null));
}

/** The rules of each member, in words that do not depend on how they are recorded, sorted. */
function meaningOf(draft: Draft): string[] {
  const membersOf = createRuleMembers(draft);
  const rules = Object.values(draft.constraints).filter(isItemRule);
  return rules
    .flatMap((rule) =>
      (isScope(rule.base) ? membersOf(rule) : [rule.base]).map((base) => ({ ...rule, base })),
    )
    .filter(({ base }) => (draft.teachers[base] ?? draft.groups[base])?.subjects.length !== 0)
    .map((rule) => JSON.stringify(Object.entries({ ...rule, id: '' }).sort()))
    .sort();
}

function written(draft: Draft): string {
  const result = exportFet(draft);
  if (!result.ok) throw new Error(spoken(result.message));
  return result.text;
}

function read(text: string): Draft {
  const result = importFile('school.fet', text);
  if (!result.ok) throw new Error(spokenFindings(result.findings));
  return result.draft;
}

describe('a rule of FET for all', () => {
  const all = (...except: string[]) => ({ items: 'all', except });

  it('is one record, which later members have too (S8.8)', () => {
    expect(rulesOf(gaps(2))).toEqual([[all(), 2]]);
  });

  it('excepts who has another rule of the same kind, and gets both (S8.8)', () => {
    expect(rulesOf(gaps(2) + gapsOf('Bo', 1))).toEqual([
      ['teacher-2', 1],
      [all('teacher-2'), 2],
      ['teacher-2', 2],
    ]);
  });

  it('has no exception for one whose own rule says the same', () => {
    expect(rulesOf(gaps(2) + gapsOf('Bo', 2))).toEqual([[all(), 2]]);
  });

  it('may be there twice, and both count', () => {
    expect(rulesOf(gaps(2) + gaps(3))).toEqual([
      [all(), 2],
      [all(), 3],
    ]);
    expect(rulesOf(gaps(2) + gaps(2))).toEqual([[all(), 2]]);
  });

  it('excepts classes without lessons that would break it', () => {
    const students = `${school.students}${year('6A')}`;
    const time = constraint('ConstraintStudentsMinHoursDaily', {
      Minimum_Hours_Daily: 1,
      Allow_Empty_Days: false,
    });
    expect(imported({ ...school, students, time }).rules).toMatchObject([{ base: all('group-4') }]);
  });

  it('is written as one again, beside the own rules of those who have both', () => {
    const text = written(imported({ ...school, time: gaps(2) + gapsOf('Bo', 1) }).draft);
    expect(text.match(/<ConstraintTeachers?MaxGapsPerWeek>/g)).toEqual([
      '<ConstraintTeacherMaxGapsPerWeek>',
      '<ConstraintTeachersMaxGapsPerWeek>',
    ]);
  });

  it('is written of each member when someone with lessons is excepted', () => {
    const { draft, rules } = imported({ ...school, time: gaps(2) });
    const [rule] = rules;
    if (rule && isItemRule(rule)) rule.base = { items: 'all', except: ['teacher-1', 'teacher-4'] };
    expect(written(draft).match(/<ConstraintTeachers?MaxGapsPerWeek>/g)).toEqual([
      '<ConstraintTeacherMaxGapsPerWeek>',
      '<ConstraintTeacherMaxGapsPerWeek>',
    ]);
  });

  it.each(Array.from({ length: 60 }, (_, seed) => seed))(
    'means the same from FET to the draft and back, seed %i',
    (seed) => {
      const random = createRandom(seed);
      const one = (): string => {
        const [teacher, students] = random.pick([...Object.entries(people)] as [[string, string]]);
        const number = 1 + random.below(3);
        const ofAll = random.below(2) === 0;
        return random.pick([
          ofAll ? gaps(number) : gapsOf(teacher, number),
          ofAll
            ? constraint('ConstraintTeachersMaxHoursContinuously', { Maximum_Hours_Continuously: number })
            : constraint('ConstraintTeacherMaxHoursContinuously', {
                Teacher_Name: teacher,
                Maximum_Hours_Continuously: number,
              }),
          ofAll
            ? constraint('ConstraintTeachersMaxDaysPerWeek', { Max_Days_Per_Week: number })
            : constraint('ConstraintTeacherMaxDaysPerWeek', {
                Teacher_Name: teacher,
                Max_Days_Per_Week: number,
              }),
          ofAll
            ? constraint('ConstraintStudentsMaxGapsPerDay', { Max_Gaps: number })
            : constraint('ConstraintStudentsSetMaxGapsPerDay', { Students: students, Max_Gaps: number }),
          ofAll
            ? constraint('ConstraintStudentsMaxHoursDaily', { Maximum_Hours_Daily: number })
            : constraint('ConstraintStudentsSetMaxHoursDaily', {
                Students: students,
                Maximum_Hours_Daily: number,
              }),
        ]);
      };
      const time = Array.from({ length: 1 + random.below(6) }, one).join('');
      const { draft } = imported({ ...school, time });
      const text = written(draft);
      expect(meaningOf(read(text))).toEqual(meaningOf(draft));
      // A rule of FET for all reaches everyone, also beside other rules.
      for (const [teacher] of Object.keys(people).entries())
        for (const [, max] of time.matchAll(/<ConstraintTeachersMaxGapsPerWeek>.*?<Max_Gaps>(\d)/g))
          expect(meaningOf(draft).join()).toContain(
            JSON.stringify([
              ['base', `teacher-${teacher + 1}`],
              ['constraint', 'maxGapsPerWeek'],
              ['id', ''],
              ['maxGaps', Number(max)],
            ]).slice(0, -1),
          );
    },
  );

  it.skipIf(!hasFetExamples)('is in real schools a record of all teachers and of all classes', () => {
    const text = readFetExample('FET-5-official/Greece/Gymnasio/Gymnasio.fet');
    const result = importFile('school.fet', text);
    if (!result.ok) throw new Error(spokenFindings(result.findings));
    const scopes = Object.values(result.draft.constraints).filter(
      (rule) => isItemRule(rule) && isScope(rule.base),
    );
    expect(scopes.length).toBeGreaterThan(0);
    // FET's rules of people are hard only.
    const hard = (draft: Draft) => meaningOf(draft).filter((rule) => rule.includes('["weight",100]'));
    expect(hard(read(written(result.draft)))).toEqual(hard(result.draft));
  });
});
