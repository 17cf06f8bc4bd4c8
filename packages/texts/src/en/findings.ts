/**
 * Findings of checks, of the solver and of its explanations. Findings end with a full stop; the names of
 * members of a conflict, of repairs and of reasons do not.
 */
export const findings = {
  counts: {
    lessons_one: '{{count, number}} lesson',
    lessons_other: '{{count, number}} lessons',
    periods_one: '{{count, number}} period',
    periods_other: '{{count, number}} periods',
    rules_one: '{{count, number}} rule',
    rules_other: '{{count, number}} rules',
  },

  /** The last line of a list that was cut. */
  omitted_one: '{{count, number}} more is not listed.',
  omitted_other: '{{count, number}} more are not listed.',

  /** The pre-check: what counting proves. */
  overloaded: {
    only_one:
      '{{item}} has {{count, number}} period scheduled, but only has {{available, number}} available.',
    only_other:
      '{{item}} has {{count, number}} periods scheduled, but only has {{available, number}} available.',
    /** Some periods are open, but none of them suits these lessons. */
    withoutPlace_one:
      '{{item}} has {{count, number}} period scheduled, but only has {{available, number}} available. There is no place for {{lessons}}.',
    withoutPlace_other:
      '{{item}} has {{count, number}} periods scheduled, but only has {{available, number}} available. There is no place for {{lessons}}.',
  },
  roomsOverloaded_one:
    '{{rooms}} have too many lessons assigned to them: {{count, number}} period can use no other classroom, and only {{available, number}} are available.',
  roomsOverloaded_other:
    '{{rooms}} have too many lessons assigned to them: {{count, number}} periods can use no other classroom, and only {{available, number}} are available.',
  limitLeavesNoRoom: {
    tooFew_one: '{{teacher}} has only {{count, number}} period scheduled: {{rules}}.',
    tooFew_other: '{{teacher}} has only {{count, number}} periods scheduled: {{rules}}.',
    tooMany_one:
      '{{teacher}} has {{count, number}} period scheduled, but only has {{available, number}} available: {{rules}}.',
    tooMany_other:
      '{{teacher}} has {{count, number}} periods scheduled, but only has {{available, number}} available: {{rules}}.',
    tooManyOfClass_one:
      '{{group}} has {{count, number}} period scheduled, but only has {{available, number}} available: {{rules}}.',
    tooManyOfClass_other:
      '{{group}} has {{count, number}} periods scheduled, but only has {{available, number}} available: {{rules}}.',
    tooManyLessons_one:
      '{{subject}} has {{count, number}} lesson, but at most {{available, number}} can be placed: {{rules}}.',
    tooManyLessons_other:
      '{{subject}} has {{count, number}} lessons, but at most {{available, number}} can be placed: {{rules}}.',
    tooManyTogether_one: 'At most {{count, number}} of these lessons can be placed: {{lessons}}; {{rules}}.',
    tooManyTogether_other:
      'At most {{count, number}} of these lessons can be placed: {{lessons}}; {{rules}}.',
    tooManyForDays_one:
      '{{lessons}} can only be on {{days}}, and there is room for only {{count, number}} of them there: {{rules}}.',
    tooManyForDays_other:
      '{{lessons}} can only be on {{days}}, and there is room for only {{count, number}} of them there: {{rules}}.',
    tooManyForCells_one:
      '{{lessons}} can only begin on {{cells}}, and there is room for only {{count, number}} of them there: {{rules}}.',
    tooManyForCells_other:
      '{{lessons}} can only begin on {{cells}}, and there is room for only {{count, number}} of them there: {{rules}}.',
  },
  /** Classes that have to start at their first period, on a day without which they have too few periods. */
  firstPeriod: {
    noLesson_one:
      '{{groups}} cannot have a lesson on {{cells}}, and without that day there are too few periods: {{rules}}.',
    noLesson_other:
      '{{groups}} cannot have a lesson on {{cells}}, and without that day there are too few periods: {{rules}}.',
    exceptions_one:
      '{{groups}} miss {{count, number}} start with the first period among {{cells}}, and may start later only so often: {{exceptions, number}}; without those days there are too few periods: {{rules}}.',
    exceptions_other:
      '{{groups}} miss {{count, number}} starts with the first period among {{cells}}, and may start later only so often: {{exceptions, number}}; without those days there are too few periods: {{rules}}.',
    fewLessons_one:
      'On {{cells}} a first period of {{group}} can have only {{count, number}} lesson, with {{teachers}}, and {{days, number}} are needed; without those days there are too few periods: {{rules}}.',
    fewLessons_other:
      'On {{cells}} the first periods of {{group}} can have only {{count, number}} lessons, with {{teachers}}, and {{days, number}} are needed; without those days there are too few periods: {{rules}}.',
    fewTeachers_one:
      'Only {{count, number}} of {{groups}} can have a lesson on {{cells}}, with {{teachers}}; without that day there are too few periods: {{rules}}.',
    fewTeachers_other:
      'Only {{count, number}} of {{groups}} can have a lesson on {{cells}}, with {{teachers}}; without that day there are too few periods: {{rules}}.',
  },
  /** Lessons that have to follow one another. */
  noTimeInOrder: 'There is no time left for {{lesson}} after the lessons that come before: {{rules}}.',
  cannotHold:
    '“{{rule}}” can never be kept: there are not enough lessons for it ({{missing, number}} missing).',
  sameTimeImpossible: {
    never: '“{{rule}}” can never be kept: {{why}}.',
    partly_one: '“{{rule}}” can be kept for only {{count, number}} lesson of {{wanted, number}}: {{why}}.',
    partly_other: '“{{rule}}” can be kept for only {{count, number}} lessons of {{wanted, number}}: {{why}}.',
    sameLesson: 'it is the same lesson',
    teachers_one: '{{teachers}} teaches both',
    teachers_other: '{{teachers}} teach both',
    rooms: 'both can only be in {{rooms}}',
    bells: 'their schedule structures have no start in common',
  },
  /** 'Same time' constraints that are possible one by one, and not together. */
  sameTimeChain: {
    teachers_one:
      '{{a}} and {{b}} would have to start at the same time, but {{teachers}} teaches both: {{rules}}.',
    teachers_other:
      '{{a}} and {{b}} would have to start at the same time, but {{teachers}} teach both: {{rules}}.',
    rooms:
      '{{a}} and {{b}} would have to start at the same time, but both can only be in {{rooms}}: {{rules}}.',
    bells:
      '{{a}} and {{b}} would have to start at the same time, but their schedule structures have no start in common: {{rules}}.',
  },
  /** Lessons that 'same time' connects have so many starts in common. */
  jointTimes: {
    teacher:
      '{{teacher}} teaches {{count, number}} lessons that start with others and have too few different times together ({{available, number}}): {{rules}}.',
    rooms:
      '{{count, number}} lessons start together, but {{rooms}} can take only {{available, number}} of them: {{rules}}.',
  },
  fewStarts:
    'For {{count, number}} lessons of {{person}} that cannot be at one time there are fewer possible starts ({{available, number}}): {{lessons}}.',
  roomPlaces:
    'In {{rooms}} there is room for only {{available, number}} of the {{count, number}} lessons that can be in no other classroom, in the periods that these may have: {{lessons}}.',

  /** Lessons that have no place, and lessons that must stay where they are. */
  budgetTooSmall_one:
    '{{lessons}} cannot stay at the present time and counts as {{needed, number}}; moved lessons may count up to {{most, number}}.',
  budgetTooSmall_other:
    '{{count, number}} lessons cannot stay at their present time and count as {{needed, number}}; moved lessons may count up to {{most, number}}: {{lessons}}.',
  noLegalStart: {
    one: '{{lessons}} has no period in which it can be placed: {{why}}.',
    together: '{{lessons}} have no period in which they can be placed together: {{why}}.',
    each: '{{lessons}} have no period in which any of them can be placed: {{why}}.',
    eachTogether: '{{lessons}} have no period in which those that start together can be placed: {{why}}.',
    tooShort_one: 'no day has a school period',
    tooShort_other: 'no day has {{count, number}} school periods in a row',
    noRoom: 'no classroom can be used',
  },
  fixedLessons: {
    stay: 'Lessons that must stay where they are break a rule: {{violation}}.',
    locked: 'Locked lessons break a rule, and not all of them can be placed: {{violation}}.',
    untimed: '{{lesson}} must stay where it is, at periods without a valid time.',
  },
  brokenByFixedLessons: 'Lessons that must stay where they are break a hard constraint: {{violation}}.',
  unknownConstraint:
    'A constraint has no effect, because this version has no kind “{{name}}” or cannot read its values.',
  notScheduled_one: '{{lessons}} has neither a teacher nor a class and is not scheduled.',
  notScheduled_other: '{{lessons}} have neither a teacher nor a class and are not scheduled.',

  /** The rules that no timetable may break. */
  physical: {
    notInSchool: '{{lesson}} is on {{cells}}, where there is no school',
    teacherClash: '{{teacher}} has {{lessons}} at the same time on {{cells}}',
    groupClash_one: '{{groups}} has {{lessons}} at the same time on {{cells}}',
    groupClash_other: '{{groups}} have {{lessons}} at the same time on {{cells}}',
    classroomClash: '{{classroom}} has {{lessons}} at the same time on {{cells}}',
  },
  brokenConstraint: {
    one: '{{violation}}.',
    more_one: '{{count, number}} more violation of hard constraints; the schedule marks it.',
    more_other: '{{count, number}} more violations of hard constraints; the schedule marks each.',
    moreSoft_one: '{{count, number}} more place.',
    moreSoft_other: '{{count, number}} more places.',
  },

  /** The reasons for which the search could not place a lesson. */
  blockedBy: {
    immovable_one: '{{lessons}} cannot be placed: lessons that must not move occupy the only possible start.',
    immovable_other:
      '{{lessons}} cannot be placed: lessons that must not move occupy all {{count, number}} possible starts.',
    notTried: 'No place was found yet for {{lessons}}, but a start on {{starts}} is still possible.',
    reasons: '{{lessons}} cannot be placed: {{reasons}}.',
    at: 'on {{start}}, {{why}}',
    otherStarts_one: 'the only other start is blocked, too',
    otherStarts_other: 'the {{count, number}} other starts are blocked, too',
    itemHas: '{{item}} has {{lesson}}',
    inTheWay_one: '{{lessons}} is in the way',
    inTheWay_other: '{{lessons}} are in the way',
    inTheWayByRule_one: '{{lessons}} is in the way ({{rule}})',
    inTheWayByRule_other: '{{lessons}} are in the way ({{rule}})',
  },

  /** A conflict in one sentence, and its members. */
  conflict: {
    alone: '{{members}} cannot be kept, whatever else is changed. {{rest}}',
    ofTwo: '{{members}} cannot be kept together; without either of them the other can be kept. {{rest}}',
    ofMany: '{{members}} cannot be kept together; without any one of them the others can be kept. {{rest}}',
    shaped: '{{shape}}: {{size}}',
    counted: 'already {{members}} cannot be kept together. {{rest}}',
    notReduced: '{{members}} cannot be kept together; perhaps not all of them are needed for that. {{rest}}',
    restUnknown: 'The rest of the school may have other problems.',
    others_one: 'There is another conflict besides this one, and there may be more.',
    others_other: 'There are {{count, number}} other conflicts besides this one, and there may be more.',
  },
  /** The shape of a conflict, before its size. */
  conflictShape: {
    room: 'There is too little room for {{subjects}} in {{rooms}}',
    time: 'There is no common time of {{subjects}}',
    day: 'There is no common day of {{subjects}}',
    following: 'There is no time for {{subjects}} directly after one another',
    order: 'There is no time for {{subjects}} in the required order',
    noTime: 'There is no possible time for {{lesson}}',
    days_one: '{{subjects}} needs {{needed, number}} days, and only {{days}} is possible',
    days_other:
      '{{subjects}} needs {{needed, number}} days, and only {{count, number}} are possible ({{days}})',
    daysOfTeacher_one:
      '{{subjects}} needs {{needed, number}} days, and {{teacher}} may teach on only {{count, number}} day',
    daysOfTeacher_other:
      '{{subjects}} needs {{needed, number}} days, and {{teacher}} may teach on only {{count, number}} days',
    noDay: 'There is no possible day for {{subjects}}',
    periods: 'There are too few periods for {{subjects}}',
    periodsOf: 'There are too few periods of {{owner}} for {{subjects}}',
    overloaded_one:
      '{{item}} has {{count, number}} period scheduled, but only has {{available, number}} available',
    overloaded_other:
      '{{item}} has {{count, number}} periods scheduled, but only has {{available, number}} available',
  },
  conflictConstraint: '{{rules}}',
  /** Rules that say the same of different records. */
  alikeRules: '{{rule}}; the same for {{others}}',
  conflictRooms: {
    one: '{{lessons}} can only be in {{rooms}}',
    several: '{{count, number}} lessons of {{subjects}} can only be in {{rooms}}',
  },
  conflictLock: {
    locked: '{{lesson}} is locked on {{cells}}',
    outOfScope: '{{lesson}} is not to be scheduled now and stays on {{cells}}',
    at: '{{lesson}} on {{cells}}',
  },
  conflictLocks: {
    locked_one: '{{count, number}} lesson is locked: {{parts}}',
    locked_other: '{{count, number}} lessons are locked: {{parts}}',
    outOfScope_one: '{{count, number}} lesson is not to be scheduled now and stays: {{parts}}',
    outOfScope_other: '{{count, number}} lessons are not to be scheduled now and stay: {{parts}}',
  },
  /** The teachers and classes that lessons of a conflict have in common. */
  conflictShared: {
    teacher: { both: '{{item}} teaches both {{subjects}}', several: '{{item}} teaches {{subjects}}' },
    group: { both: '{{item}} has both {{subjects}}', several: '{{item}} has {{subjects}}' },
  },
  conflictLessons: {
    one: '{{lessons}} has to be placed',
    several: '{{count, number}} lessons of {{subjects}} have to be placed ({{periods}} in all)',
    many: '{{count, number}} lessons have to be placed ({{periods}} in all): {{parts}}',
    manyOfOwner: '{{count, number}} lessons of {{owner}} have to be placed ({{periods}} in all): {{parts}}',
    ofSubject: '{{subject}} × {{count, number}}',
  },

  /** Single changes that end a conflict. */
  repair: {
    loosen: 'Instead of “{{rule}}”: {{becomes}}',
    soften: 'Make this a soft constraint: {{rule}}',
    switchOff: 'Switch off this constraint: {{rule}}',
    openCalendar_one: 'Open {{count, number}} blocked period of {{item}}: {{cells}}',
    openCalendar_other: 'Open {{count, number}} blocked periods of {{item}}: {{cells}}',
    budget: {
      smallest:
        'Let moved lessons count up to {{most, number}}; it is proved that no smaller number is enough',
      atMost:
        'Let moved lessons count up to {{most, number}}, which is enough; a smaller number is not excluded',
    },
    addRooms: 'Also allow {{rooms}}; at present {{member}}',
    unlock: 'Unlock {{lesson}}',
    handOver_one: 'Give {{count, number}} lesson of {{subject}} from {{from}} to {{to}}, who teaches it, too',
    handOver_other:
      'Give {{count, number}} lessons of {{subject}} from {{from}} to {{to}}, who teaches it, too',
    leaveOutMany_one:
      'Place as many lessons as possible: no complete schedule. After a short trial, {{count, number}} of {{all, number}} lessons was still without a place; Generate Schedule may place more',
    leaveOutMany_other:
      'Place as many lessons as possible: no complete schedule. After a short trial, {{count, number}} of {{all, number}} lessons were still without a place; Generate Schedule may place more',
    leaveOutFewest_one:
      'Place as many lessons as possible and leave out {{count, number}} lesson (in a short trial {{lessons}})',
    leaveOutFewest_other:
      'Place as many lessons as possible and leave out {{count, number}} lessons (in a short trial {{lessons}}); it is proved that fewer are not enough',
    leaveOutAtLeast_one:
      'Place as many lessons as possible and leave out at most {{count, number}} lesson (in a short trial {{lessons}}); at least {{least, number}} are proved to have no place',
    leaveOutAtLeast_other:
      'Place as many lessons as possible and leave out at most {{count, number}} lessons (in a short trial {{lessons}}); at least {{least, number}} are proved to have no place',
    leaveOut_one:
      'Place as many lessons as possible and leave out at most {{count, number}} lesson (in a short trial {{lessons}})',
    leaveOut_other:
      'Place as many lessons as possible and leave out at most {{count, number}} lessons (in a short trial {{lessons}}); fewer are not excluded',
  },
  conflictsNotListed_one:
    '{{count, number}} more conflict was found and is not listed. Repair those of the list first, then generate again.',
  conflictsNotListed_other:
    '{{count, number}} more conflicts were found and are not listed. Repair those of the list first, then generate again.',
  explanationCut:
    'The time was over before the explanation was finished: there may be more conflicts, and further or smaller changes that end them.',
  /** The reason that no change of a conflict's own parts is offered. */
  noRepair: {
    refuted:
      'No single change ends this conflict: every one that can be made leaves another contradiction. At least two of its parts have to change.',
    notFound_one:
      'No change could be shown to work: {{count, number}} was tried, and no schedule was found with it in time. Change one part of the conflict and generate again.',
    notFound_other:
      'No change could be shown to work: {{count, number}} were tried, and no schedule was found with them in time. Change one part of the conflict and generate again.',
    none: 'There is no single change to try for this conflict. Change one part of the conflict and generate again.',
    outOfTime:
      'The time did not suffice to try changes that end this conflict. Generate Schedule has more time for it; or change one part of the conflict.',
  },
};
