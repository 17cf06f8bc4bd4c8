export const usualRules = {
  heading: 'Usual rules',
  hint: 'Kept as far as possible in every schedule, also for classes, teachers and subjects that are added later. The slider sets how much a rule counts; a hard one is always kept.',
  addAll: 'Add the usual rules',
  rule: {
    classGaps_zero: 'Classes have no gaps',
    classGaps_one: 'Classes have at most {{count, number}} gap a week',
    classGaps_other: 'Classes have at most {{count, number}} gaps a week',
    classStart_zero: 'Classes start with the first period',
    classStart_one: 'Classes start with the second period on at most {{count, number}} day',
    classStart_other: 'Classes start with the second period on at most {{count, number}} days',
    teacherGaps_zero: 'Teachers have as few gaps as possible',
    teacherGaps_one: 'Teachers have at most {{count, number}} gap a week',
    teacherGaps_other: 'Teachers have at most {{count, number}} gaps a week',
    subjectPeriods_one: 'A class has at most {{count, number}} period of a subject a day',
    subjectPeriods_other: 'A class has at most {{count, number}} periods of a subject a day',
    lastPeriod_one: 'At most {{count, number}} % of the lessons of a main subject are in the last period',
    lastPeriod_other: 'At most {{count, number}} % of the lessons of a main subject are in the last period',
    teacherPeriods_one: 'Teachers have at most {{count, number}} period a day',
    teacherPeriods_other: 'Teachers have at most {{count, number}} periods a day',
    classLunch:
      'On days of seven or more periods without a long break, classes have a free period for lunch (periods {{from, number}} to {{to, number}})',
    teacherLunch:
      'On days of seven or more periods without a long break, teachers have a free period for lunch (periods {{from, number}} to {{to, number}})',
  },
  amount: {
    classGaps: 'Gaps of a class',
    classStart: 'Days with a later start',
    teacherGaps: 'Gaps of a teacher',
    subjectPeriods: 'Periods of a subject',
    lastPeriod: 'Percent',
    teacherPeriods: 'Periods of a teacher',
  },
};
