/** Texts of the command line on runs and schedules. */
export const cliRun = {
  status: {
    OPTIMAL:
      'A schedule was found. Proven best: none meets the school’s soft constraints better, by their weights.',
    FEASIBLE: 'A schedule was found.',
    INFEASIBLE: 'No schedule is possible.',
    TIMEOUT: 'No complete schedule was found in time.',
    CANCELLED: 'The run was cancelled.',
  },
  check: {
    timetableExists: 'A schedule exists: one was found and verified.',
    counted: 'The pre-check found problems:',
    proved: 'All pre-checks passed, but no schedule is possible.',
    notDecided: 'All pre-checks passed successfully. No contradiction found so far; not decided.',
    cancelled: 'The check was cancelled.',
  },
  verify: {
    clean: 'Every lesson is placed and every hard constraint is kept.',
    notClean: 'The schedule is not in order:',
    notPlaced: 'not placed: {{lesson}}',
    hard: 'hard: {{violation}}',
    soft: 'soft: {{violation}}',
    times: '{{line}} ({{count, number}} times)',
    more: '… and {{count, number}} more',
  },
  sums: 'Lessons placed: {{placed}} of {{lessons}}. Hard constraints broken: {{broken}}. Penalty of soft constraints: {{cost}}.',
  numbers:
    'Class gaps: {{classGaps}}. Teacher gaps: {{teacherGaps}}. Late starts: {{lateStarts}}. Days with a single lesson: {{singleLessonDays}}. Soft constraints not met: {{notMet}}.',
  moves: 'Lessons moved: {{count, number}}.',
  movesCounted: 'Lessons moved: {{count, number}}, counted as {{counted}}.',
  noLessons: 'The school has no lessons to place.',
  time: 'Time: {{seconds}} s.',
  conflict: 'Conflict: {{conflict}}',
  countedBeside: 'Counted for the same lessons: {{counted}}',
  repairs: 'Repairs:',
  repairsOfAll_one: 'Repair of all conflicts:',
  repairsOfAll_other: 'Repairs of all conflicts:',
  repair: '{{change}} ({{facts}})',
  cost: 'penalty of soft constraints: {{cost}}',
  costAtMost: 'penalty of soft constraints: at most {{cost}}',
  othersRemain_one: '{{count, number}} other conflict of this list remains',
  othersRemain_other: '{{count, number}} other conflicts of this list remain',
  withoutOthers_one:
    'without {{count, number}} lesson that other conflicts or a short trial left without a place',
  withoutOthers_other:
    'without {{count, number}} lessons that other conflicts or a short trial left without a place',
  warning: 'Warning: {{warning}}',
  cutShort: 'Stopped during the search for reasons and repairs: there may be more.',
  progress: {
    conflict: 'No schedule is possible: looking for a conflict that explains it',
    repairs: 'No schedule is possible: looking for repairs',
    explaining: '{{stage}} · {{seconds}} s',
    searching: '{{bar}} {{placed}}/{{lessons}} lessons · {{stage}} · penalty {{cost}} · {{seconds}} s',
  },
};
