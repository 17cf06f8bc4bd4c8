import { hasSchool } from '@bellgrid/model';
import { describe, expect, it } from 'vitest';
import { clashDifferences } from '../../testing/clash-differences.ts';
import { busyActivities } from '../../testing/fet-clashes.ts';
import { activity, constraint, fetText, group, times, year } from '../../testing/fet-text.ts';
import { imported, refused } from '../../testing/imported.ts';
import { importFile } from '../import-file.ts';

describe('a file of FET', () => {
  it('gives the same draft every time', () => {
    expect(importFile('school.fet', fetText())).toEqual(importFile('school.fet', fetText()));
  });

  it('carries days, hours, people and one subject per subject, teachers and students (S7.2)', () => {
    const { draft } = imported({
      hours: ['8:00 - 8:50', '9:00 - 9:50'],
      activities: [
        activity(1, 'Maths', { teachers: ['Ada'], students: ['5A'], duration: 2, groupId: 1 }),
        activity(2, 'Maths', { teachers: ['Ada'], students: ['5A'], groupId: 1 }),
        activity(3, 'Maths', { teachers: ['Bo'], students: ['5A'] }),
      ].join(''),
    });
    const [structure] = Object.values(draft.schoolData.structures);
    expect(draft.schoolData.schoolName).toBe('Test school');
    expect(draft.schoolData.days.map(({ label }) => label)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri']);
    expect(structure?.periods.map(({ periodStart, periodEnd }) => [periodStart, periodEnd])).toEqual([
      [480, 530],
      [540, 590],
    ]);
    const subjects = Object.values(draft.subjects);
    expect(subjects.map(({ name, lessons }) => [name, lessons.length])).toEqual([
      ['Maths', 2],
      ['Maths 2', 1],
    ]);
    expect(subjects.map(({ lessonsSpreadConstraint }) => lessonsSpreadConstraint.constraint)).toEqual([
      'None',
      'None',
    ]);
    expect(draft.lessons['lesson-1']).toMatchObject({ name: 'Maths (1)', numPeriods: 2, timeSlot: null });
    expect(new Set(subjects.map(({ color }) => color)).size).toBe(1);
  });

  it('tells subjects of one class apart without the names of teachers, and says so', () => {
    const { draft, report } = imported({
      activities: [
        activity(1, 'Maths', { teachers: ['Ada'], students: ['5A'] }),
        activity(2, 'Maths', { teachers: ['Bo'], students: ['5A'] }),
        activity(3, 'Maths', { teachers: ['Ada', 'Bo'], students: ['5A'] }),
        activity(4, 'Art', { teachers: ['Ada'], students: ['5A'] }),
      ].join(''),
    });
    expect(Object.values(draft.subjects).map(({ name }) => name)).toEqual([
      'Maths',
      'Maths 2',
      'Maths 3',
      'Art',
    ]);
    expect(report.warnings).toContain(
      'Maths 2 and Maths 3: renamed, because a class has several subjects of that name with other teachers or students.',
    );
  });

  it('leaves inactive activities and constraints out and counts them (S7.10)', () => {
    const { draft, report } = imported({
      activities: activity(1, 'Maths', { teachers: ['Ada'] }) + activity(2, 'Art', { active: false }),
      time: constraint('ConstraintTeacherMaxDaysPerWeek', {
        Teacher_Name: 'Ada',
        Max_Days_Per_Week: 2,
        Active: false,
      }),
    });
    expect(Object.keys(draft.lessons)).toEqual(['lesson-1']);
    expect(draft.constraints).toEqual({});
    expect(report.notCarried).toEqual([
      { name: 'Activity', count: 1, reason: 'it is not active' },
      { name: 'ConstraintTeacherMaxDaysPerWeek', count: 1, reason: 'it is not active' },
    ]);
  });

  it('counts constraints that are not carried by their name', () => {
    const unknown = constraint('ConstraintOfTomorrow');
    const { report } = imported({ time: unknown + unknown });
    expect(report.notCarried).toMatchObject([{ name: 'ConstraintOfTomorrow', count: 2 }]);
  });

  it('puts two half-days into one day with a pause without school between (S7.6)', () => {
    const { draft } = imported({
      mode: 'Mornings_Afternoons',
      days: ['Mon1', 'Mon2', 'Tue1', 'Tue2'],
      hours: ['08:00', '09:00'],
      time: constraint('ConstraintBreakTimes', {}, times('Break_Time', '', [['Tue2', '09:00']])),
    });
    const [structure] = Object.values(draft.schoolData.structures);
    if (!structure) throw new Error('no structure');
    expect(draft.schoolData.days.map(({ label }) => label)).toEqual(['Mon', 'Tue']);
    expect(structure.periods.map(({ periodStart }) => periodStart)).toEqual([480, 540, 600, 840, 900]);
    expect([0, 1, 2, 3, 4].map((period) => hasSchool(structure, 1, period))).toEqual([
      true,
      true,
      false,
      true,
      false,
    ]);
  });

  it('reads the half-day editions of FET 5 with their limits by real days', () => {
    const { rules } = imported({
      version: '5.27.3-ma3',
      days: ['Mon1', 'Mon2', 'Tue1', 'Tue2'],
      time: constraint('ConstraintTeacherMaxDaysPerWeek', { Teacher_Name: 'Ada', Max_Days_Per_Week: 1 }),
    });
    expect(rules).toMatchObject([{ constraint: 'teacherMaxDays', maxDays: 1 }]);
  });
});

describe('students', () => {
  const classesOf = (students: string, activities = ''): string[] =>
    Object.values(imported({ students, activities }).draft.groups).map(({ name }) => name);

  it('become a class per group where groups are disjoint (S7.3)', () => {
    expect(classesOf(year('9', group('9A') + group('9B')))).toEqual(['9A', '9B']);
  });

  it('become one class with a division where a year is mostly taught as a whole', () => {
    const { draft } = imported({
      students: year('5A', group('girls') + group('boys')),
      activities: [
        activity(1, 'Maths', { teachers: ['Ada'], students: ['5A'], duration: 4 }),
        activity(2, 'Art', { teachers: ['Ada'], students: ['girls'] }),
        activity(3, 'Art', { teachers: ['Bo'], students: ['boys'] }),
      ].join(''),
    });
    expect(Object.values(draft.groups).map(({ name, isTracked }) => [name, isTracked])).toEqual([
      ['5A', true],
    ]);
    const [division] = Object.values(draft.trackSets);
    expect(division?.tracks.map(({ name }) => name)).toEqual(['girls', 'boys']);
    expect(Object.values(draft.subjects).map(({ name }) => name)).toEqual([
      'Maths',
      'Art (girls)',
      'Art (boys)',
    ]);
  });

  it('clash in the draft exactly when they clash in the file, which the comparison would notice', () => {
    const text = fetText({
      students: year('5A', group('girls') + group('boys')),
      activities: [
        activity(1, 'Maths', { students: ['5A'], duration: 4 }),
        activity(2, 'Art', { students: ['girls'] }),
        activity(3, 'Art', { students: ['boys'] }),
      ].join(''),
    });
    const result = importFile('school.fet', text);
    if (!result.ok) throw new Error('The file was refused.');
    expect(clashDifferences(result.draft, busyActivities(text))).toEqual([]);
    const undivided = structuredClone(result.draft);
    undivided.config.isTracksEnabled = false;
    expect(clashDifferences(undivided, busyActivities(text))).toEqual([
      'lesson-2 lesson-3: clash in the file false',
    ]);
    const torn = structuredClone(result.draft);
    for (const lesson of Object.values(torn.lessons)) lesson.groups = [];
    expect(clashDifferences(torn, busyActivities(text))).toHaveLength(2);
  });

  it('choose among overlapping groups those that cover the year', () => {
    const groups =
      group('9A', ['a1', 'a2']) +
      group('9B', ['b1', 'b2']) +
      group('French', ['a1', 'b1']) +
      group('German', ['a2', 'b2']);
    const taught =
      activity(1, 'Maths', { students: ['9A'], duration: 3 }) + activity(2, 'Art', { students: ['French'] });
    expect(classesOf(year('9', groups), taught)).toEqual(['9A', '9B']);
  });

  it('are merged into one class where nothing covers them without overlaps', () => {
    const groups = group('x', ['1', '2']) + group('y', ['2', '3']) + group('z', ['3', '1']);
    expect(classesOf(year('10', groups))).toEqual(['10']);
  });

  it('share classes between years that overlap', () => {
    const students = year('8', group('8A') + group('8B')) + year('Sport', group('8A') + group('7C'));
    expect(classesOf(students).sort()).toEqual(['7C', '8A', '8B']);
  });
});

describe('bad input', () => {
  it('names unknown references, with the line', () => {
    const text = fetText({ activities: activity(1, 'Maths', { teachers: ['Nobody'], students: ['5A'] }) });
    const line = text.slice(0, text.indexOf('<Activity>')).split('\n').length;
    expect(refused(text)).toEqual([
      `${line}: The activity 1 names the teacher “Nobody”, which the file does not have.`,
    ]);
  });

  it.each([
    ['students', { activities: activity(1, 'Maths', { students: ['6Z'] }) }, 'students set “6Z”'],
    ['a subject', { activities: activity(1, 'Music') }, 'subject “Music”'],
    [
      'a room',
      { space: constraint('ConstraintSubjectPreferredRoom', { Subject: 'Maths', Room: 'R9' }) },
      'room “R9”',
    ],
    [
      'a day',
      {
        time: constraint(
          'ConstraintTeacherNotAvailableTimes',
          { Teacher: 'Ada' },
          times('Not_Available_Time', '', [['Sun', '1']]),
        ),
      },
      'day “Sun”',
    ],
    [
      'an hour',
      { time: constraint('ConstraintBreakTimes', {}, times('Break_Time', '', [['Mon', '77']])) },
      'hour “77”',
    ],
    [
      'a teacher of a constraint',
      { time: constraint('ConstraintTeacherMaxDaysPerWeek', { Teacher_Name: 'Eve', Max_Days_Per_Week: 2 }) },
      'teacher “Eve”',
    ],
    [
      'an activity of a constraint',
      { time: constraint('ConstraintActivitiesSameStartingTime', { Activity_Id: [1, 99] }) },
      'activity “99”',
    ],
  ])('names %s that the file does not have', (_what, parts, message) => {
    expect(refused(fetText(parts)).join()).toContain(message);
  });

  it('lists every finding, not only the first', () => {
    expect(refused(fetText({ activities: activity(1, 'X') + activity(2, 'Y') }))).toHaveLength(2);
  });

  it.each([
    ['nothing', '', '1: The file is empty.'],
    ['no XML', 'timetable', 'not well-formed XML'],
    ['another root', '<school></school>', '<school> and not <fet>'],
    ['two roots', '<fet version="6"></fet>\n<fet version="6"></fet>', 'two root elements'],
    ['a cut-off file', fetText().slice(0, 400), 'cut off'],
    [
      'an end between tags',
      '<fet version="6">\n<A>\n<B>x</B>',
      '3: The file is cut off: it ends inside <A>.',
    ],
    [
      'a DOCTYPE',
      '<?xml version="1.0"?>\n<!DOCTYPE fet [<!ENTITY a "b">]>\n<fet version="6"/>',
      '2: The file has a DOCTYPE',
    ],
    ['deep nesting', '<a>'.repeat(10_000), 'more than 64 deep'],
    ['no version', '<fet></fet>', 'does not say its version'],
    ['an old version', fetText({ version: '4.9' }), 'has version 4.9'],
    ['terms', fetText({ mode: 'Terms' }), 'mode is terms'],
    ['block planning', fetText({ mode: 'Block_Planning' }), 'mode is block planning'],
    ['an unknown mode', fetText({ mode: 'Lunar' }), 'mode is “Lunar”'],
    ['no days', fetText({ days: [] }), 'no days'],
    ['a teacher twice', fetText({ teachers: ['Ada', 'Ada'] }), 'The Teacher “Ada” is listed twice'],
    [
      'a duration of 0',
      fetText({ activities: activity(1, 'Maths', { duration: 0 }) }),
      'Duration of an activity is “0”',
    ],
    [
      'a strange weight',
      fetText({ time: constraint('ConstraintBreakTimes', { Weight_Percentage: 'all' }) }),
      'percentage',
    ],
    ['an element named like an inner property', '<fet version="6"><__proto__>1</__proto__></fet>', 'no days'],
    ['a name that is none', '<fet version="6">\n<1a/></fet>', '2: The file is not well-formed XML'],
    [
      'crossed tags',
      '<fet version="6">\n<A><B>x</A></B></fet>',
      '2: The file is not well-formed XML, or it is cut off: a closing tag is not that',
    ],
    ['a closing tag too many', '<fet version="6"/></fet>', 'unmatched closing tag: fet'],
    ['an attribute twice', '<fet version="6" version="7"></fet>', 'duplicate attribute: version'],
    ['an attribute without quotes', '<fet version=6></fet>', 'unquoted attribute value'],
    ['an open attribute', '<fet version="6', 'ends inside <fet>'],
    ['an open comment', '<fet version="6"><!-- x </fet>', 'ends inside <fet>'],
    [
      'a bare ampersand',
      '<fet version="6">\n<A>Tom & Jerry</A></fet>',
      '2: The file is not well-formed XML, or it is cut off: a “&” must',
    ],
    ['text after the root', '<fet version="6"></fet> x', 'text outside its elements'],
  ])('refuses %s', (_what, text, message) => {
    expect(refused(text).join('\n')).toContain(message);
  });

  it('refuses more of something than any school has', () => {
    const teachers = Array.from({ length: 6001 }, (_, index) => `T${index}`);
    expect(refused(fetText({ teachers, activities: '' }))).toEqual([
      '-: The file has 6,001 teachers; at most 6,000 can be imported.',
    ]);
  });

  it('F19: refuses more classes than any school has before it reads them', () => {
    const years = Array.from({ length: 200_000 }, (_, index) => `<Year><Name>${index}</Name></Year>`);
    expect(refused(fetText({ students: years.join(''), activities: '' }))).toEqual([
      '-: The file has 200,000 classes; at most 6,000 can be imported.',
    ]);
  });
});
