/**
 * The report on the import of a file: the reason that it cannot be read, the outcome of each thing in it, and
 * the changes.
 */
export const imports = {
  /** A name that the file gives. */
  name: '{{name}}',
  /** Several things to which the same happened, and what it is. */
  about: '{{things}}: {{what}}',
  /** Several classrooms that a rule names together. */
  rooms: '{{rooms}}',
  moreWarnings_one: '… and {{count, number}} more.',
  moreWarnings_other: '… and {{count, number}} more.',
  empty: 'The file is empty.',
  tooLarge:
    'The file has {{size, number}} MB; at most {{limit, number}} MB can be imported. Check that it is the right file.',
  unknownFormat:
    "The file's format is not known. It is neither XML ({{fet}}) nor one of our own files ({{own}}).",
  otherEncoding: 'The file is not text in {{encoding}}. Save it as UTF-8 and try again.',
  unknownEncoding:
    'The file says that it is text in “{{encoding}}”, which is not a known encoding. Save it as UTF-8 and try again.',
  things: {
    days: 'Days',
    structures: 'Schedule structures',
    groups: 'Classes',
    trackSets: 'Divisions',
    teachers: 'Teachers',
    subjects: 'Subjects',
    lessons: 'Lessons',
    classrooms: 'Classrooms',
    constraints: 'Constraints',
  },
  own: {
    dropped: '{{what}} (left out)',
    repaired: '{{what}} (corrected)',
    record: {
      teachers: 'Teacher {{name}}',
      groups: 'Class {{name}}',
      classrooms: 'Classroom {{name}}',
      subjects: 'Subject {{name}}',
      lessons: 'Lesson {{name}}',
      trackSets: 'Division {{name}}',
      customViews: 'View {{name}}',
    },
    /** A part of a record: "Lesson Mathematics (1), teachers". */
    part: '{{record}}, {{part}}',
    parts: {
      name: 'name',
      shortName: 'short name',
      email: 'e-mail',
      contractPeriods: 'periods by contract',
      color: 'colour',
      weight: 'weight',
      building: 'building',
      structure: 'schedule structure',
      subject: 'subject',
      subjects: 'subjects',
      lessons: 'lessons',
      teachers: 'teachers',
      groups: 'classes',
      group: 'class',
      tracks: 'tracks',
      classroom: 'classroom',
      viableClassrooms: 'classrooms to choose from',
      numPeriods: 'length',
      timeSlot: 'time',
      locked: 'lock',
      solveGroups: 'selected classes',
      solveTeachers: 'selected teachers',
      solveClassrooms: 'selected classrooms',
      solveLessons: 'selected lessons',
    },
  },
  xml: {
    otherRoot: 'The file is XML, but its root element is <{{found}}> and not <{{root}}>.',
    tooDeep: 'The file nests elements more than {{limit, number}} deep; it is not a FET file.',
    doctype: 'The file has a DOCTYPE, which FET never writes. Remove it.',
    noElements: 'The file has no elements; it is not a FET file.',
    malformed: 'The file is not well-formed XML, or it is cut off: {{fault}}',
    ampersand: 'a “&” must be written “&amp;”.',
    closingTag: 'a closing tag is not that of the element before it.',
    textOutside: 'there is text outside its elements.',
    twoRoots: 'it has two root elements.',
    cutOff: 'The file is cut off: it ends inside <{{element}}>. Export or download it again.',
  },
  fet: {
    things: {
      days: 'Days',
      hours: 'Hours',
      subjects: 'Subjects',
      teachers: 'Teachers',
      classes: 'Students (classes)',
      divisions: 'Students (divisions)',
      activities: 'Activities',
      rooms: 'Rooms',
    },
    /** One inactive activity, or several. */
    activity: 'Activity',
    activityOf: 'Activity {{id}} ({{subject}})',
    room: 'Room “{{name}}”',
    noVersion: 'The file does not say its version; FET files of version 5 and later can be imported.',
    oldVersion: 'The file has version {{version}}; FET files of version 5 and later can be imported.',
    mode: {
      blocks:
        "The file's mode is block planning (its days and hours are blocks, not times of a week). Only the modes Official and Mornings-Afternoons can be imported.",
      terms:
        "The file's mode is terms (its days are spread over several terms). Only the modes Official and Mornings-Afternoons can be imported.",
      unknown:
        "The file's mode is “{{mode}}”, which is not known. Only the modes Official and Mornings-Afternoons can be imported.",
    },
    tooMany: {
      activities: 'The file has {{found, number}} activities; at most {{limit, number}} can be imported.',
      classes: 'The file has {{found, number}} classes; at most {{limit, number}} can be imported.',
      teachers: 'The file has {{found, number}} teachers; at most {{limit, number}} can be imported.',
      subjects: 'The file has {{found, number}} subjects; at most {{limit, number}} can be imported.',
      rooms: 'The file has {{found, number}} rooms; at most {{limit, number}} can be imported.',
      subgroups: 'The file has {{found, number}} subgroups; at most {{limit, number}} can be imported.',
      constraints: 'The file has {{found, number}} constraints; at most {{limit, number}} can be imported.',
    },
    largeGrid:
      'The file has {{days, number}} days with {{periods, number}} periods; at most {{mostDays, number}} days with {{mostPeriods, number}} periods fit.',
    noDays: 'The file has no days.',
    noHours: 'The file has no hours.',
    noName: 'A {{element}} has no name.',
    twice: 'The {{element}} “{{name}}” is listed twice.',
    activityTwice: 'The activity {{id}} is listed twice.',
    unknownOfActivity: {
      subject: 'The activity {{id}} names the subject “{{name}}”, which the file does not have.',
      teacher: 'The activity {{id}} names the teacher “{{name}}”, which the file does not have.',
      students: 'The activity {{id}} names the students set “{{name}}”, which the file does not have.',
    },
    activityLacks:
      'The {{child}} of an activity is missing; it must be a whole number from {{min}} to {{max}}.',
    activityNumber:
      'The {{child}} of an activity is “{{found}}”; it must be a whole number from {{min}} to {{max}}.',
    unknown: {
      teacher: '{{element}} names the teacher “{{name}}”, which the file does not have.',
      students: '{{element}} names the students set “{{name}}”, which the file does not have.',
      subject: '{{element}} names the subject “{{name}}”, which the file does not have.',
      room: '{{element}} names the room “{{name}}”, which the file does not have.',
      day: '{{element}} names the day “{{name}}”, which the file does not have.',
      hour: '{{element}} names the hour “{{name}}”, which the file does not have.',
      activity: '{{element}} names the activity “{{name}}”, which the file does not have.',
    },
    notAPercentage: 'The weight percentage of {{element}} is “{{found}}”; it must be a number from 0 to 100.',
    notAFlag: 'The {{child}} of {{element}} is “{{found}}”; it must be true or false.',
    notANumber:
      'The {{child}} of {{element}} is “{{found}}”; it must be a whole number of at least {{min, number}}.',
    emptyInterval: 'The interval of {{element}} ends before it starts.',
    /** The reason that a thing of the file is not carried, or not with exactly its meaning. */
    reason: {
      inactive: 'it is not active',
      noImporter: 'this kind of constraint is not carried yet',
      noWeight: 'its weight is 0',
      unknownChild: 'it has <{{child}}>, which is not known and may change its meaning',
      missingChild: 'it has no <{{child}}>',
      repeatedChild: 'it has <{{child}}> more than once',
      emptyVirtualRoom: 'it is a virtual room without rooms',
      virtualRoom: 'it combines {{rooms, number}} rooms, of which one is kept: {{kept}}',
      behavior: 'a limit to the morning or the afternoon of a day has no counterpart for a teacher',
      otherRoomWeight: 'the room is not available with another weight, too',
      ofVirtualRoom: 'it is about a virtual room',
      partialClasses:
        'classes of which it covers only a part, or whose divisions combine as no student does, are left out',
      weakerClasses: 'students in combinations of divisions that do not count are left out',
      partOfSubject:
        'lessons on one day need not follow each other if the rule covers only a part of a subject',
      commonStudents: 'some of its activities share students, so they can never start together',
      inactiveActivity: 'its activity is not active',
      inactiveOfTwo: 'one of its activities is not active',
      acrossNoon: 'the last hour of a morning and the first of its afternoon count as following one another',
      orderInDay: 'an order within a day can only be set for all lessons of two subjects',
      oneDay: 'a morning and its afternoon are one day',
      sameHour: 'in this mode the same hour of a morning and of an afternoon count as one',
      halfDays: 'in this mode it is about half-days, which have no counterpart',
      onlyHalfDays: 'it is about half-days, which only the mornings-afternoons mode has',
      otherDays: 'in this mode it is about days that have no counterpart',
      limitOfZero: 'a limit of 0 would forbid every lesson',
      everyDay: 'a rule that a teacher teaches on every day has no counterpart',
      restAcrossWeek: 'a rest between the last day and the first has no counterpart',
      unequalHours: 'its hours are not of one length, and a rest is counted in minutes',
      noRoom: 'it names no room',
      emptyVirtualRooms: 'its virtual rooms have no rooms',
      oneOfVirtual: 'a virtual room combines several rooms, of which one is kept: {{rooms}}',
      preferredRoom:
        'a lesson that does not get one of its preferred rooms takes another one; in FET it goes without a room',
      doesNotFit: 'the lesson does not fit into the day there',
      someLessons: 'it is about some lessons of a subject, and gaps can only be set for whole subjects',
      oneSubject: 'gaps can only be set between different subjects',
      gapsWithin: 'it does not apply between two lessons of one subject',
      unequalLessons:
        'students of a divided class have lessons of different lengths, and the limit counts periods',
      longLesson: 'one lesson of these students is longer than the limit',
      unequalTagged: 'the lessons with this tag are of different lengths, and the limit counts hours',
      longTagged: 'one lesson with this tag is longer than the limit',
      mixedTag: 'its tag is on some lessons of a subject and not on others',
    },
    /** A change to a thing of the file; the thing is named before it. */
    warning: {
      manyDivisions: 'divided in too many ways; the lessons are kept apart as if all had common students.',
      crowdedRooms:
        'more periods are needed there than are available ({{needed, number}} of {{available, number}}); these preferences are left out.',
      noCommonRoom: 'the room rules have no room in common; one of them is left out.',
      fewSeats_one: 'no room that may be used has {{count, number}} seat; the number of seats is left out.',
      fewSeats_other:
        'no room that may be used has {{count, number}} seats; the number of seats is left out.',
      noTimes:
        'the file has no times for them; they are made up, 60 minutes each from 08:00. Correct them on Schedule Structure.',
      noEnds:
        'the file only says when they begin; each is taken to last until the next one. Correct the ends on Schedule Structure.',
      oddTime: 'the second time is no likely end; the period lasts until the next one.',
      renamed: 'renamed, because a class has several subjects of that name with other teachers or students.',
      nobody: 'neither teachers nor students, so not scheduled.',
    },
  },
};
