export const usualRules = {
  heading: 'Usual rules',
  /** Above a line of switches, of which not all may be in sight. */
  count_one: 'Usual rules · {{on, number}} of {{count, number}} on',
  count_other: 'Usual rules · {{on, number}} of {{count, number}} on',
  hint: 'Kept as far as possible in every schedule, also for classes, teachers and subjects that are added later. The slider sets how much a rule counts; a hard one is always kept.',
  addAll: 'Add the usual rules',
  rule: {
    classGaps_zero: 'Classes have no gaps',
    classGaps_one: 'Classes have at most {{count, number}} gap {{span}}',
    classGaps_other: 'Classes have at most {{count, number}} gaps {{span}}',
    classStart_zero: 'Classes start with the first period',
    classStart_one: 'Classes start with the second period on at most {{count, number}} day',
    classStart_other: 'Classes start with the second period on at most {{count, number}} days',
    classDays_zero: 'Class days are equally long, as far as possible',
    classDays_one:
      'Class days are about equally long, at most {{count, number}} period below the average rounded down',
    classDays_other:
      'Class days are about equally long, at most {{count, number}} periods below the average rounded down',
    teacherGaps_zero: 'Teachers have as few gaps as possible',
    teacherGaps_one: 'Teachers have at most {{count, number}} gap {{span}}',
    teacherGaps_other: 'Teachers have at most {{count, number}} gaps {{span}}',
    subjectPeriods_one: 'A class has at most {{count, number}} period of a subject a day',
    subjectPeriods_other: 'A class has at most {{count, number}} periods of a subject a day',
    longLessons_one: 'Lessons of several periods have no break of {{count, number}} minute or more inside',
    longLessons_other: 'Lessons of several periods have no break of {{count, number}} minutes or more inside',
    lastPeriod_one: 'At most {{count, number}} % of the lessons of a main subject are in the last period',
    lastPeriod_other: 'At most {{count, number}} % of the lessons of a main subject are in the last period',
    teacherPeriods_one: 'Teachers have at most {{count, number}} period a day',
    teacherPeriods_other: 'Teachers have at most {{count, number}} periods a day',
    classLunch:
      'On days of seven or more periods that end after 15:00 and have no long break, classes have a free period for lunch (periods {{from, number}} to {{to, number}})',
    teacherLunch:
      'On days of seven or more periods that end after 15:00 and have no long break, teachers have a free period for lunch (periods {{from, number}} to {{to, number}})',
  },
  offer: {
    title: 'Your school does not use the usual rules yet',
    more_one: 'There is one more usual rule',
    more_other: 'There are {{count, number}} more usual rules',
    body_one:
      'Your present schedule stays as it is. The next one that you generate keeps this rule as far as possible:',
    body_other:
      'Your present schedule stays as it is. The next one that you generate keeps these rules as far as possible:',
    kept: 'kept now',
    gaps_one: 'now {{count, number}} gap',
    gaps_other: 'now {{count, number}} gaps',
    lateStarts_one: 'now {{count, number}} late start',
    lateStarts_other: 'now {{count, number}} late starts',
    places_one: 'now broken in {{count, number}} place',
    places_other: 'now broken in {{count, number}} places',
    add_one: 'Add this rule',
    add_other: 'Add these rules',
    dismiss: 'Not now',
    afterRun: 'Your school has no rule on {{what}}: they do not count yet.',
    uncounted: {
      classGaps: 'gaps of classes',
      classStart: 'late starts of classes',
      teacherGaps: 'gaps of teachers',
    },
    again: 'Add the usual rules and generate again',
  },
  window: {
    from: 'First period of lunch',
    to: 'Last period of lunch',
    noEffect:
      'No effect now: no day has seven periods without a long break, with school at this time and before and after it.',
  },
  amount: {
    classGaps: 'Gaps of a class',
    classStart: 'Days with a later start',
    classDays: 'Periods below the average',
    teacherGaps: 'Gaps of a teacher',
    subjectPeriods: 'Periods of a subject',
    longLessons: 'Minutes of a break',
    lastPeriod: 'Percent',
    teacherPeriods: 'Periods of a teacher',
  },
};
