/**
 * The constraint kinds: `rule` is the rule as a sentence without a full stop, `violation` a place where a timetable
 * breaks it. Values are named after the record's fields; `count` is the field that chooses the plural.
 */
export const kinds = {
  /** Opens a rule about more lessons than are named. */
  lessonSet_one: 'The {{count, number}} lesson {{lessons}}',
  lessonSet_other: 'The {{count, number}} lessons {{lessons}}',
  /** The scope of a rule for many; the rule's sentence continues from there. */
  scope: {
    all: { teacher: 'Each teacher', group: 'Each class', subject: 'Each subject' },
    except: {
      teacher: 'Each teacher except {{except}}',
      group: 'Each class except {{except}}',
      subject: 'Each subject except {{except}}',
    },
    chosen: 'Each of {{items}}',
  },
  amounts: {
    period_one: '{{count, number}} period',
    period_other: '{{count, number}} periods',
    minute_one: '{{count, number}} minute',
    minute_other: '{{count, number}} minutes',
    cell_one: '{{count, number}} chosen period',
    cell_other: '{{count, number}} chosen periods',
  },
  /** Ends a violation with the limit: 'Ada has 3 gaps on Mon, none wanted'. */
  limits: {
    wanted_zero: 'none wanted',
    wanted_one: 'at most {{count, number}} wanted',
    wanted_other: 'at most {{count, number}} wanted',
    wantedTimes_zero: 'none wanted',
    wantedTimes_one: 'at most {{count, number}} wanted',
    wantedTimes_other: 'at most {{count, number}} wanted',
    allowed_zero: 'none allowed',
    allowed_one: 'at most {{count, number}} allowed',
    allowed_other: 'at most {{count, number}} allowed',
    allowedDays_zero: 'none allowed',
    allowedDays_one: 'at most {{count, number}} allowed',
    allowedDays_other: 'at most {{count, number}} allowed',
  },
  /** The time after which the schedule begins anew. */
  span: { week: 'a week', cycle: 'a cycle' },
  /** A constraint that no kind reads. */
  unknown: 'Unknown constraint type',
  adjacent: {
    rule: '{{first}} and {{second}} follow one another',
    violation:
      '{{first}} is on {{firstPlace}} and {{second}} on {{secondPlace}}: they have to follow one another',
  },
  after: {
    rule: {
      subject: '{{base}} is after {{other}} whenever both are on the same day',
      lesson: '{{base}} is after {{other}}, on the same day or a later one',
    },
    violation:
      '{{first}} is on {{firstPlace}} and {{second}} on {{secondPlace}}: the first has to end before the second starts',
  },
  afterPeriod: {
    rule: '{{base}} is taught after {{values}}',
    violation: '{{lesson}} is on {{place}}, but has to start after {{values}}',
  },
  allowedCells: {
    rule: {
      start: '{{lessons}} may only start at these times ({{cells}})',
      whole: '{{lessons}} may only be at these times ({{cells}})',
    },
    violation: '{{lesson}} is on {{place}}, which is none of its allowed times',
  },
  atMostAtATime: {
    rule_zero: '{{lessons}}: none in these periods ({{cells}})',
    rule_one: '{{lessons}}: at most {{count, number}} at a time in these periods ({{cells}})',
    rule_other: '{{lessons}}: at most {{count, number}} at a time in these periods ({{cells}})',
    violation: '{{lessons}}: {{found, number}} at once on {{place}}, {{limit}}',
  },
  atPeriod: {
    rule: '{{base}} is only taught at {{values}}',
    violation: '{{lesson}} is on {{place}}, but may only be at {{values}}',
  },
  before: {
    rule: {
      subject: '{{base}} is before {{other}} whenever both are on the same day',
      lesson: '{{base}} is before {{other}}, on the same day or an earlier one',
    },
    violation:
      '{{first}} is on {{firstPlace}} and {{second}} on {{secondPlace}}: the first has to end before the second starts',
  },
  beforePeriod: {
    rule: '{{base}} is taught before {{values}}',
    violation: '{{lesson}} is on {{place}}, but has to end before {{values}}',
  },
  beginsDay: {
    rule: '{{lessons}} must begin the school day of their classes',
    violation: '{{lesson}} on {{place}} does not begin the day: {{other}} is earlier',
  },
  classroomCalendar: {
    rule: '{{base}} is not used in the periods that are Blocked in its calendar',
    violation: '{{base}} is blocked on {{place}}, but {{lesson}} is there',
  },
  consecutive: {
    rule: {
      direct: 'Lessons of {{subjects}} on the same day follow one another',
      near: 'Lessons of {{subjects}} on the same day follow one another with at most {{spacing}} between',
    },
    violation:
      'Lessons of {{subjects}} are not consecutive: a gap of {{gap}} on {{day}} between {{first}} and {{second}}',
  },
  directlyAfter: {
    rule: 'Right after {{first}} comes {{second}}',
    violation:
      '{{first}} is on {{firstPlace}} and {{second}} on {{secondPlace}}: the second has to come directly after the first',
  },
  endsDay: {
    rule: '{{lessons}} must end the school day of their classes',
    violation: '{{lesson}} on {{place}} does not end the day: {{other}} is later',
  },
  evenDays: {
    rule_zero: '{{base}} has days of about equal length, none below the average rounded down',
    rule_one:
      '{{base}} has days of about equal length, none more than {{count, number}} period below the average rounded down',
    rule_other:
      '{{base}} has days of about equal length, none more than {{count, number}} periods below the average rounded down',
    violation_one:
      '{{base}} has only {{count, number}} period on {{day}}, at least {{min, number}} wanted for days of about equal length',
    violation_other:
      '{{base}} has only {{count, number}} periods on {{day}}, at least {{min, number}} wanted for days of about equal length',
  },
  groupCalendar: {
    rule: '{{base}} has no lessons in the periods that are Not Available in its calendar',
    violation: '{{base}} is not available on {{place}}, but has {{lesson}} then',
  },
  keptStarts: {
    rule: 'Lessons of {{base}} stay at their present time',
    violation: '{{lesson}} is moved to {{place}}',
  },
  lastPeriodShare: {
    rule: {
      any_zero: '{{base}} never ends in the last period of the day',
      any_one: '{{base}} ends in the last period of the day for at most {{count, number}} % of its lessons',
      any_other: '{{base}} ends in the last period of the day for at most {{count, number}} % of its lessons',
      main_zero:
        '{{base}}, if it has {{least, number}} lessons or more, never ends in the last period of the day',
      main_one:
        '{{base}}, if it has {{least, number}} lessons or more, ends in the last period of the day for at most {{count, number}} % of them',
      main_other:
        '{{base}}, if it has {{least, number}} lessons or more, ends in the last period of the day for at most {{count, number}} % of them',
    },
    violation_one: '{{base}} has {{count, number}} lesson in the last period of a day, {{limit}}',
    violation_other: '{{base}} has {{count, number}} lessons in the last period of a day, {{limit}}',
  },
  lessonSpread: {
    rule: {
      most_one: '{{base}} has no more than {{count, number}} lesson a day',
      most_other: '{{base}} has no more than {{count, number}} lessons a day',
      twos_one: '{{base}} has exactly {{count, number}} day with two lessons, else one a day',
      twos_other: '{{base}} has exactly {{count, number}} days with two lessons, else one a day',
      everyDay: '{{base}} has at least one lesson a day',
      free: 'The lessons of {{base}} are spread freely',
    },
    violation: {
      most_one: '{{base}} has {{count, number}} lesson on {{day}}, no more than {{most, number}} wanted',
      most_other: '{{base}} has {{count, number}} lessons on {{day}}, no more than {{most, number}} wanted',
      twos_one: '{{base}} has {{count, number}} day with two lessons, {{wanted, number}} wanted',
      twos_other: '{{base}} has {{count, number}} days with two lessons, {{wanted, number}} wanted',
      someDays: '{{base}} is only on {{days}}, at least one lesson a day wanted',
      noDay: '{{base}} is on no day, at least one lesson a day wanted',
    },
  },
  lessonsSameClassroom: {
    rule: 'All lessons of {{base}} are in the same classroom',
    violation_one: 'Lessons of {{base}} are in {{count, number}} classroom: {{classrooms}}',
    violation_other: 'Lessons of {{base}} are in {{count, number}} classrooms: {{classrooms}}',
  },
  lessonsSamePeriod: {
    rule: 'All lessons of {{base}} start at the same period',
    violation: 'Lessons of {{base}} are not all scheduled at the same period',
  },
  lunchBreak: {
    rule: '{{base}} has a free period {{window}} for lunch, on long days without a long break',
    violation: '{{base}} has no free period for lunch {{window}} on {{day}}',
  },
  maxBuildingChangesPerDay: {
    rule_zero: '{{base}} stays in one building on each day',
    rule_one: '{{base}} changes building at most {{count, number}} time a day',
    rule_other: '{{base}} changes building at most {{count, number}} times a day',
    violation_one: '{{base}} changes building {{count, number}} time on {{day}}, {{limit}}',
    violation_other: '{{base}} changes building {{count, number}} times on {{day}}, {{limit}}',
  },
  maxDaysInWindow: {
    rule_zero: '{{base}} has no lessons {{window}}',
    rule_one: '{{base}} has lessons {{window}} on at most {{count, number}} day',
    rule_other: '{{base}} has lessons {{window}} on at most {{count, number}} days',
    window: { one: 'in {{first}}', range: 'from {{first}} to {{last}}' },
    violation_one: '{{base}} has lessons {{window}} on {{count, number}} day ({{days}}), {{limit}}',
    violation_other: '{{base}} has lessons {{window}} on {{count, number}} days ({{days}}), {{limit}}',
  },
  maxGapsPerDay: {
    rule_zero: '{{base}} has no gaps on any day',
    rule_one: '{{base}} has at most {{count, number}} gap a day',
    rule_other: '{{base}} has at most {{count, number}} gaps a day',
    violation_one: '{{base}} has {{count, number}} gap on {{day}}, {{limit}}',
    violation_other: '{{base}} has {{count, number}} gaps on {{day}}, {{limit}}',
  },
  maxGapsPerWeek: {
    rule_zero: '{{base}} has no gaps',
    rule_one: '{{base}} has at most {{count, number}} gap {{span}}',
    rule_other: '{{base}} has at most {{count, number}} gaps {{span}}',
    violation_one: '{{base}} has {{count, number}} gap {{span}}, {{limit}}',
    violation_other: '{{base}} has {{count, number}} gaps {{span}}, {{limit}}',
  },
  maxPeriodsInARow: {
    rule: {
      all_one: '{{base}} has at most {{count, number}} period in a row',
      all_other: '{{base}} has at most {{count, number}} periods in a row',
      some_one: '{{base}} has at most {{count, number}} period of {{subjects}} in a row',
      some_other: '{{base}} has at most {{count, number}} periods of {{subjects}} in a row',
    },
    violation_one:
      '{{base}} has {{count, number}} period in a row on {{day}}, at most {{max, number}} allowed',
    violation_other:
      '{{base}} has {{count, number}} periods in a row on {{day}}, at most {{max, number}} allowed',
  },
  maxPeriodsPerDay: {
    rule_one: '{{base}} has at most {{count, number}} period a day',
    rule_other: '{{base}} has at most {{count, number}} periods a day',
    violation_one: '{{base}} has {{count, number}} period on {{day}}, at most {{max, number}} allowed',
    violation_other: '{{base}} has {{count, number}} periods on {{day}}, at most {{max, number}} allowed',
  },
  minDaysBetween: {
    rule_one: '{{lessons}} must be at least {{count, number}} day apart',
    rule_other: '{{lessons}} must be at least {{count, number}} days apart',
    violation_one:
      '{{first}} is on {{firstPlace}} and {{second}} on {{secondPlace}}: less than {{count, number}} day apart',
    violation_other:
      '{{first}} is on {{firstPlace}} and {{second}} on {{secondPlace}}: less than {{count, number}} days apart',
  },
  minPeriodsPerDay: {
    rule: {
      taught_one: '{{base}} has at least {{count, number}} period on each day with lessons',
      taught_other: '{{base}} has at least {{count, number}} periods on each day with lessons',
      everyDay_one: '{{base}} has at least {{count, number}} period on every day',
      everyDay_other: '{{base}} has at least {{count, number}} periods on every day',
    },
    violation_one: '{{base}} has only {{count, number}} period on {{day}}, at least {{min, number}} wanted',
    violation_other:
      '{{base}} has only {{count, number}} periods on {{day}}, at least {{min, number}} wanted',
  },
  minRest: {
    rule_one: '{{base}} has at least {{count, number}} minute of rest overnight',
    rule_other: '{{base}} has at least {{count, number}} minutes of rest overnight',
    violation_one:
      '{{base}} has {{count, number}} minute of rest between {{days}}, at least {{min, number}} wanted',
    violation_other:
      '{{base}} has {{count, number}} minutes of rest between {{days}}, at least {{min, number}} wanted',
  },
  mostMoves: {
    rule: {
      lessons_one: 'At most {{count, number}} lesson moves to another time',
      lessons_other: 'At most {{count, number}} lessons move to another time',
      weighed: 'Lessons that move to another time count up to {{count, number}} in all',
    },
    violation: 'Moved lessons count as {{count, number}}, {{limit}}',
  },
  notAtPeriod: {
    rule: '{{base}} is never taught at {{values}}',
    violation: '{{lesson}} is on {{place}}, but may not be at {{values}}',
  },
  notConsecutive: {
    rule: '{{subjectsA}} and {{subjectsB}} are at least {{spacing}} apart when they are on the same day',
    violation:
      '{{first}} is on {{firstPlace}} and {{second}} on {{secondPlace}}: there have to be {{spacing}} between',
  },
  notOnDay: {
    rule: '{{base}} is never taught on {{values}}',
    violation: '{{lesson}} is on {{place}}, but may not be on {{values}}',
  },
  notSameDay: {
    rule: {
      alone: 'Lessons of {{base}} are never on the same day',
      pair: '{{base}} and {{other}} are never on the same day',
    },
    violation:
      '{{first}} is on {{firstPlace}} and {{second}} on {{secondPlace}}: they may not be on the same day',
  },
  notSamePeriod: {
    rule: {
      alone: 'Lessons of {{base}} are never in the same period, even on different days',
      pair: '{{base}} and {{other}} are never in the same period, even on different days',
    },
    violation:
      '{{first}} is on {{firstPlace}} and {{second}} on {{secondPlace}}: they may not be in the same period, even on different days',
  },
  notSameTime: {
    rule: {
      alone: 'Lessons of {{base}} are never at the same time',
      pair: '{{base}} and {{other}} are never at the same time',
    },
    violation:
      '{{first}} is on {{firstPlace}} and {{second}} on {{secondPlace}}: they may not be at the same time',
  },
  occupyAtMost: {
    rule_zero: '{{lessons}}: none of these periods in use ({{cells}})',
    rule_one: '{{lessons}}: at most {{count, number}} of these periods in use ({{cells}})',
    rule_other: '{{lessons}}: at most {{count, number}} of these periods in use ({{cells}})',
    violation_one: '{{lessons}} use {{count, number}} of the chosen periods ({{cells}}), {{limit}}',
    violation_other: '{{lessons}} use {{count, number}} of the chosen periods ({{cells}}), {{limit}}',
  },
  onDay: {
    rule: '{{base}} is only taught on {{values}}',
    violation: '{{lesson}} is on {{place}}, but may only be on {{values}}',
  },
  perDayLimit: {
    rule_one: '{{lessons}}: no more than {{count, number}} lesson a day',
    rule_other: '{{lessons}}: no more than {{count, number}} lessons a day',
    violation_one: '{{lessons}}: {{count, number}} lesson on {{day}}, no more than {{max, number}} wanted',
    violation_other: '{{lessons}}: {{count, number}} lessons on {{day}}, no more than {{max, number}} wanted',
  },
  roomPreference: {
    rule: '{{lessons}} should be in {{classrooms}}',
    violation: '{{lesson}} is in {{classroom}}, not in {{classrooms}}',
  },
  sameDay: {
    rule: '{{base}} is on the same day as {{other}}',
    violation: '{{base}} is not always on the same day as {{other}}',
  },
  samePeriod: {
    rule: '{{base}} and {{other}} start at the same period',
    violation: '{{base}} and {{other}} do not all start at the same period',
  },
  sameTime: {
    rule: '{{base}} is at the same time as {{other}}',
    violation: '{{base}} is not always at the same time as {{other}}',
  },
  sameTimeOptional: {
    rule: '{{base}} and {{other}} may be at the same time',
  },
  splitAround: {
    rule: {
      before_one: 'At least {{count, number}} lesson of {{subjects}} is before {{period}}',
      before_other: 'At least {{count, number}} lessons of {{subjects}} are before {{period}}',
      onOrBefore_one: 'At least {{count, number}} lesson of {{subjects}} is on or before {{period}}',
      onOrBefore_other: 'At least {{count, number}} lessons of {{subjects}} are on or before {{period}}',
      after_one: 'At least {{count, number}} lesson of {{subjects}} is after {{period}}',
      after_other: 'At least {{count, number}} lessons of {{subjects}} are after {{period}}',
      onOrAfter_one: 'At least {{count, number}} lesson of {{subjects}} is on or after {{period}}',
      onOrAfter_other: 'At least {{count, number}} lessons of {{subjects}} are on or after {{period}}',
    },
    violation: {
      before_one:
        '{{count, number}} lesson of {{subjects}} is before {{period}}, at least {{min, number}} wanted',
      before_other:
        '{{count, number}} lessons of {{subjects}} are before {{period}}, at least {{min, number}} wanted',
      onOrBefore_one:
        '{{count, number}} lesson of {{subjects}} is on or before {{period}}, at least {{min, number}} wanted',
      onOrBefore_other:
        '{{count, number}} lessons of {{subjects}} are on or before {{period}}, at least {{min, number}} wanted',
      after_one:
        '{{count, number}} lesson of {{subjects}} is after {{period}}, at least {{min, number}} wanted',
      after_other:
        '{{count, number}} lessons of {{subjects}} are after {{period}}, at least {{min, number}} wanted',
      onOrAfter_one:
        '{{count, number}} lesson of {{subjects}} is on or after {{period}}, at least {{min, number}} wanted',
      onOrAfter_other:
        '{{count, number}} lessons of {{subjects}} are on or after {{period}}, at least {{min, number}} wanted',
    },
  },
  startsAtFirstPeriod: {
    rule: {
      always: '{{base}} starts each day at the first period',
      mostly_one:
        '{{base}} starts each day at the first period, on at most {{count, number}} day at the second',
      mostly_other:
        '{{base}} starts each day at the first period, on at most {{count, number}} days at the second',
    },
    violation_one: '{{base}} starts {{count, number}} period late on {{day}}',
    violation_other: '{{base}} starts {{count, number}} periods late on {{day}}',
  },
  subjectPeriodsPerDay: {
    rule_one: '{{base}} has at most {{count, number}} period of the same subject a day',
    rule_other: '{{base}} has at most {{count, number}} periods of the same subject a day',
    violation_one:
      '{{base}} has {{count, number}} period of {{subject}} on {{day}}, at most {{max, number}} wanted',
    violation_other:
      '{{base}} has {{count, number}} periods of {{subject}} on {{day}}, at most {{max, number}} wanted',
  },
  teacherBreak: {
    rule_one: '{{base}} has a break of {{breakSize}} after at most {{count, number}} period',
    rule_other: '{{base}} has a break of {{breakSize}} after at most {{count, number}} periods',
    violation_one:
      '{{base}} teaches {{count, number}} period on {{day}} without a break of {{breakSize}}, at most {{max, number}} allowed',
    violation_other:
      '{{base}} teaches {{count, number}} periods on {{day}} without a break of {{breakSize}}, at most {{max, number}} allowed',
  },
  teacherCalendar: {
    rule: {
      hard: '{{base}} does not teach in the periods that are Not Available in the calendar',
      soft: '{{base}} prefers not to teach in the periods that are not preferred in the calendar',
    },
    violation: {
      hard: '{{base}} is not available on {{place}}, but has {{lesson}} then',
      soft: '{{base}} prefers not to teach on {{place}}, but has {{lesson}} then',
    },
  },
  teacherLessonsConsecutive: {
    rule: {
      direct: '{{base}} teaches without gaps in the day',
      near: '{{base}} has gaps of at most {{spacing}} in the day',
    },
    violation:
      '{{base}} does not teach in one stretch: a gap of {{gap}} on {{day}} between {{first}} and {{second}}',
  },
  teacherMaxDays: {
    rule_one: '{{base}} teaches on at most {{count, number}} day',
    rule_other: '{{base}} teaches on at most {{count, number}} days',
    violation_one: '{{base}} teaches on {{count, number}} day ({{days}}), {{limit}}',
    violation_other: '{{base}} teaches on {{count, number}} days ({{days}}), {{limit}}',
    /** In findings of runs that were stored without the limit. */
    withoutLimit_one: '{{base}} teaches on {{count, number}} day ({{days}})',
    withoutLimit_other: '{{base}} teaches on {{count, number}} days ({{days}})',
  },
  teacherMaxLessonsPerDay: {
    rule_one: '{{base}} teaches at most {{count, number}} period a day',
    rule_other: '{{base}} teaches at most {{count, number}} periods a day',
    violation_one: '{{base}} teaches {{count, number}} period on {{day}}, at most {{max, number}} allowed',
    violation_other: '{{base}} teaches {{count, number}} periods on {{day}}, at most {{max, number}} allowed',
  },
  teacherMinLessonsPerDay: {
    rule_one: '{{base}} teaches at least {{count, number}} period on each teaching day',
    rule_other: '{{base}} teaches at least {{count, number}} periods on each teaching day',
    violation_one:
      '{{base}} teaches only {{count, number}} period on {{day}}, at least {{min, number}} wanted',
    violation_other:
      '{{base}} teaches only {{count, number}} periods on {{day}}, at least {{min, number}} wanted',
  },
  uninterrupted: {
    rule_one: '{{base}} has no break of {{count, number}} minute or more inside a lesson',
    rule_other: '{{base}} has no break of {{count, number}} minutes or more inside a lesson',
    violation_one: '{{lesson}} on {{place}} has a break of {{count, number}} minute or more inside',
    violation_other: '{{lesson}} on {{place}} has a break of {{count, number}} minutes or more inside',
  },
};
