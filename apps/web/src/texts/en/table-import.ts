import type { RowFault, RowNote, TableFault, TableField } from '@bellgrid/formats';

const fields = {
  name: 'Name',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  color: 'Colour',
  structure: 'Schedule structure',
  classroom: 'Classroom',
  building: 'Building',
  shortName: 'Short name',
  groups: 'Classes',
  teachers: 'Teachers',
  lessons: 'Lessons per week',
  length: 'Lesson length in periods',
} satisfies Record<TableField, string>;

const faults = {
  'too-large': 'The table is too large: at most {{max}} MB are read.',
  'too-many-rows': 'The table has {{count}} rows, and at most {{max}} are read at once. Import it in parts.',
  'too-many-columns':
    'The table has {{count}} columns, and at most {{max}} are read. Leave out those that are not needed.',
  empty: 'There is nothing in the table. Paste at least one row.',
  'unclosed-quote':
    'A quotation mark in row {{row}} is never closed, so the rows after it cannot be told apart.',
  'not-a-table':
    'This is neither text nor an Excel workbook. Save your table as CSV or as .xlsx and try again.',
  'old-excel': 'This is a workbook of an old Excel. Save it as .xlsx or CSV and try again.',
  'broken-workbook':
    'The workbook cannot be read. Open it in your spreadsheet, save it again as .xlsx or CSV and try again.',
} satisfies Record<TableFault, string>;

const wrong = {
  'name-missing': 'The name is missing.',
  'name-too-long': 'The name is longer than {{max}} characters.',
  'name-ambiguous': 'Several are called “{{name}}”. Rename all but one first.',
  repeated: 'It repeats row {{row}}.',
  'email-invalid': '“{{value}}” is not an email address.',
  'color-unknown': '“{{value}}” is not a colour: use a name such as Blue, or a code such as #3b6fe0.',
  'structure-unknown': 'There is no schedule structure “{{value}}”.',
  'structure-fixed': 'The class exists in another schedule structure. Change that on its card.',
  'class-unknown': 'There is no class “{{value}}”.',
  'teacher-unknown': 'There is no teacher “{{value}}”.',
  'classroom-unknown': 'There is no classroom “{{value}}”.',
  'lessons-not-a-number': '“{{value}}” is not a whole number of lessons.',
  'too-many-lessons': '{{value}} lessons are more than the {{max}} that can be imported.',
  'length-not-a-number':
    '“{{value}}” is not a lesson length: use a number of periods, or several as in 1, 1, 2.',
  'length-too-long': 'A lesson of {{value}} periods is longer than the day, which has {{max}}.',
  'lengths-disagree': 'It has {{count}} lessons but {{lengths}} lesson lengths.',
  nobody: 'Choose a class or a teacher.',
  'several-structures':
    'Subjects may only belong to classes that are in the same schedule structure, but {{classes}} are not in the same structure.',
  'structure-mismatch':
    "The subject's schedule structure must match the structure of the groups assigned to this subject",
  'subject-ambiguous': 'Several subjects are called “{{name}}”. Name the classes and teachers.',
} satisfies Record<RowFault, string>;

/** Notes whose text depends on a number. */
type Counted = 'with-lessons' | 'lessons-added' | 'lessons-removed' | 'moves-to-staging';

const notes = {
  'short-name-cut': 'The short name becomes “{{value}}”.',
  'with-lessons_one': '{{count}} lesson',
  'with-lessons_other': '{{count}} lessons',
  'no-lessons': "{{name}} has no lessons, so it won't appear in the schedule",
  'duplicate-name': '{{name}} already exists for this class',
  'lessons-added_one': '{{count}} lesson more',
  'lessons-added_other': '{{count}} lessons more',
  'lessons-removed_one': '{{count}} lesson less',
  'lessons-removed_other': '{{count}} lessons less',
  'moves-to-staging_one': '{{count}} lesson moves to the staging area',
  'moves-to-staging_other': '{{count}} lessons move to the staging area',
} satisfies Record<Exclude<RowNote, Counted> | `${Counted}_${'one' | 'other'}`, string>;

export const tableImport = {
  open: 'Import',
  title: 'Import a table',
  of: 'What the table lists',
  kind: { teachers: 'Teachers', groups: 'Classes', classrooms: 'Classrooms', subjects: 'Subjects' },
  steps: 'Steps',
  step: { source: 'Table', columns: 'Columns', preview: 'Preview' },
  paste: 'Paste rows from your spreadsheet',
  pasteHint: {
    teachers: 'One teacher a row, for example: Name, Email.',
    groups: 'One class a row, for example: Class, Classroom.',
    classrooms: 'One classroom a row, for example: Room, Building.',
    subjects:
      'One subject a row, for example: Subject, Classes, Teachers, Lessons per week, Length. Separate several classes or teachers by commas.',
  },
  pastePlaceholder: {
    teachers: 'Name\tEmail\nAda Hill\tada@school.example',
    groups: 'Class\n9A\n9B',
    classrooms: 'Room\tBuilding\nLab 1\tMain',
    subjects: 'Subject\tClasses\tTeachers\tLessons per week\nMathematics\t9A\tAda Hill\t4',
  },
  orDrop: 'or drop a file here',
  choose: 'Choose a file',
  accepted: 'CSV or Excel (.xlsx), up to 10 MB and 5,000 rows',
  continue: 'Continue',
  back: 'Back',
  reading: 'Reading the table…',
  broken: 'The table could not be read. Try again, or save it as CSV first.',
  faults,
  from: 'From {{name}}',
  sheet: 'Sheet',
  header: 'The first row names the columns',
  columnsHint: 'Say what each column is. Columns that are left out are not imported.',
  column: 'Column {{number}}',
  leaveOut: 'Leave out',
  means: 'What {{column}} is',
  values: 'Values',
  noValues: 'no values',
  needsName: 'Choose the column with the name.',
  rows_one: '{{count, number}} row',
  rows_other: '{{count, number}} rows',
  fields,
  outcome: { add: 'New', update: 'Changed', same: 'Unchanged', wrong: 'Left out' },
  all: 'All',
  show: 'Show rows',
  row: 'Row',
  item: 'Name',
  what: 'What happens',
  changes: 'Changes: {{fields}}',
  unnamed: '(no name)',
  wrong,
  notes,
  wrongCount_one: '{{count, number}} row is wrong and is left out.',
  wrongCount_other: '{{count, number}} rows are wrong and are left out.',
  nothing: 'Everything in this table is in your school already.',
  nothingRight: 'No row of this table can be imported. Correct it, or go back and change the columns.',
  keeps: 'Empty cells change nothing, and what the table does not list stays.',
  missing: 'Add what does not exist yet',
  missingOf: {
    groups_one: '{{count}} class: {{names}}',
    groups_other: '{{count}} classes: {{names}}',
    teachers_one: '{{count}} teacher: {{names}}',
    teachers_other: '{{count}} teachers: {{names}}',
    classrooms_one: '{{count}} classroom: {{names}}',
    classrooms_other: '{{count}} classrooms: {{names}}',
  },
  andMore: '{{names}} and {{count}} more',
  confirm_one: 'Import {{count, number}} row',
  confirm_other: 'Import {{count, number}} rows',
  done: '{{added}} added, {{updated}} changed',
  changedMeanwhile: 'Your school changed in the meantime. Look at the preview once more.',
};
