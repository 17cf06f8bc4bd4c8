/**
 * The reasons for which a change of the school was refused, by the code that the command returns: what, where
 * and what to try.
 */
export const refusals = {
  arguments: '“{{command}}” is not possible: {{faults}}. Correct the values and try again.',
  tooManyTeachers:
    'Your licences cover {{licensed, number}} teachers; with this your school would have {{teachers, number}}. Get more licences on the page “Account”.',
  tooManyTeachersContact:
    'Your licences cover {{licensed, number}} teachers; with this your school would have {{teachers, number}}. Get more licences on the page “Account”, or write to {{contact}}.',
  noLicence:
    'No licence of your school is valid, so that it cannot have {{teachers, number}} teachers. Get one on the page “Account”.',
  alreadyExists: '{{item}} already exists. Refresh the page and try again.',
  constraintExists: 'This constraint already exists. Refresh the page and try again.',
  handOverToSame: 'Choose another teacher, who is to take the lessons.',
  notTaughtBy: '{{teacher}} does not teach {{lesson}}. Refresh the page and try again.',
  noExchange: 'The classrooms have changed in the meantime. Open the menu of the lesson again.',
  notLastDay: 'You can only delete the last day',
  onlyDay: 'A school has at least one day. Add another day before you delete this one.',
  notLastPeriod: 'You can only delete the last period',
  onlyPeriod: 'A schedule structure has at least one period. Add another period before you delete this one.',
  onlyStructure: 'The last schedule structure cannot be deleted. Build another one first.',
  unbuiltStructure: 'Another schedule structure is not built yet. Build or delete it first.',
  endsBeforeStart: 'A period must start before it ends.',
  outsideDay: 'A period must start and end within one day. Choose earlier times.',
  overlapsPrevious: 'Overlaps with the previous period',
  overlapsNext: 'Overlaps with the next period',
  pastMidnight: 'The periods do not fit before midnight. Enter fewer or shorter periods.',
  tooManyPeriods_one: 'A schedule structure has at most {{count, number}} period.',
  tooManyPeriods_other: 'A schedule structure has at most {{count, number}} periods.',
  tooManyDays_one: 'A school has at most {{count, number}} day.',
  tooManyDays_other: 'A school has at most {{count, number}} days.',
  dayIsFull: 'The day has no time left for another period. Shorten the periods first.',
  subjectOfOtherStructure:
    '{{subject}} and {{group}} belong to different schedule structures. Choose a subject of the same structure.',
  calendarOfOtherStructure:
    '{{item}} belongs to another schedule structure. Open the calendar of that structure.',
  onlyTeachersPrefer: 'Only teachers can have periods that are not preferred. Block the period instead.',
  lessonOfNobody: 'A lesson needs a class or a teacher. Choose at least one.',
  emptyView: 'A view needs a name and at least one class, teacher or classroom.',
  structureMismatch:
    "The subject's schedule structure must match the structure of the groups assigned to this subject",
  noClassStays: 'All classes leave the subject. Choose at least one that stays.',
  joinedInTwoTracks:
    'The subjects are in different tracks of {{division}}, which have lessons at the same time. Change the division first.',
  memberTwice: 'A class, teacher or classroom is chosen twice. Remove one of the two.',
  constraint: 'The constraint is not possible: {{fault}}. Correct it and try again.',
  generated: 'Track Constraints cannot be modified or deleted. You can edit the track on the Class page.',
  subjectInTwoTracks: 'A subject in a division may belong to only one track.',
  trackTwice: 'A track is in the division twice. Refresh the page and try again.',
  subjectOfOtherClass: '{{subject}} is not a subject of {{group}}. Choose subjects of the class.',
  doesNotFit_one:
    '{{lesson}} is {{count, number}} period long and does not fit at {{place}}. Choose another time.',
  doesNotFit_other:
    '{{lesson}} is {{count, number}} periods long and does not fit at {{place}}. Choose another time.',
  changedMeanwhile:
    'Changed elsewhere in the meantime: {{records}}. Discard your changes here and make them again.',
  changedByOthers:
    'Changed in another window in the meantime: {{records}}. This step can no longer be undone.',
  /** One of the records that changed. */
  changedRecord: '{{name}}',
  part: {
    schoolData: 'the schedule structures',
    teachers: 'a teacher',
    groups: 'a class',
    classrooms: 'a classroom',
    subjects: 'a subject',
    lessons: 'a lesson',
    constraints: 'a constraint',
    constraintGroupWeights: 'the constraint weights',
    customViews: 'a view',
    trackSets: 'a division',
    config: 'the settings',
    pickedColors: 'the colours',
  },
  gone: {
    teachers: 'This teacher no longer exists.',
    groups: 'This class no longer exists.',
    classrooms: 'This classroom no longer exists.',
    subjects: 'This subject no longer exists.',
    lessons: 'This lesson no longer exists.',
    constraints: 'This constraint no longer exists.',
    customViews: 'This view no longer exists.',
    trackSets: 'This division no longer exists.',
    structures: 'This schedule structure no longer exists.',
    day: 'This day no longer exists.',
    period: 'This period no longer exists.',
    cell: 'This period no longer exists on this day.',
  },
};
