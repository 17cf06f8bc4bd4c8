const fields = {
  name: 'Name',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail',
  contractPeriods: 'Periods a week by contract',
  color: 'Colour',
  structure: 'Schedule structure',
  classroom: 'Classroom',
  homeRoom: 'Home room',
  building: 'Building',
  shortName: 'Short name',
  groups: 'Classes',
  teachers: 'Teachers',
  lessons: 'Lessons per week',
  length: 'Lesson length in periods',
};

const faults = {
  'too-large': 'The table is too large: at most {{max}} MB are read.',
  'too-many-rows':
    'The table has {{count, number}} rows, and at most {{max, number}} are read at once. Import it in parts.',
  'too-many-columns':
    'The table has {{count, number}} columns, and at most {{max, number}} are read. Leave out those that are not needed.',
  'stray-cell':
    'The sheet reaches as far as cell {{cell}}, far beyond any table. Delete the empty rows and columns after your table, save it and try again.',
  empty: 'There is nothing in the table. Paste at least one row.',
  'unclosed-quote': 'A quotation mark in row {{row}} is never closed, so the rows after it cannot be read.',
  'not-a-table':
    'This is neither text nor an Excel workbook. Save your table as CSV or as .xlsx and try again.',
  'old-excel': 'This is a workbook of an old version of Excel. Save it as .xlsx or CSV and try again.',
  'broken-workbook':
    'The workbook cannot be read. Open it in your spreadsheet, save it again as .xlsx or CSV and try again.',
};

const wrong = {
  'name-missing': 'The name is missing.',
  'name-too-long': 'The name is longer than {{max}} characters.',
  'name-ambiguous': 'Several are called “{{name}}”. Rename all but one first.',
  repeated: 'It is a duplicate of row {{row}}.',
  'class-unknown': 'There is no class “{{value}}”.',
  'teacher-unknown': 'There is no teacher “{{value}}”.',
  'too-many-lessons': '{{value, number}} lessons are more than the {{max, number}} that can be imported.',
  nobody: 'Choose a class or a teacher.',
  'several-structures':
    'Subjects may only belong to classes that are in the same schedule structure, but {{classes}} are not in the same structure.',
  'subject-ambiguous': 'Several subjects are called “{{name}}”. Name the classes and teachers.',
};

const ignored = {
  'email-invalid':
    'The e-mail is not imported: “{{value}}” is not an e-mail address. Correct it in your table, or later in the form.',
  'short-name-too-long':
    'The short name is not imported: “{{value}}” is longer than {{max}} characters. Enter a shorter one.',
  'contract-not-a-number':
    'The periods by contract are not imported: “{{value}}” is not a number from 0 to {{max}} with at most two decimal places.',
  'color-unknown':
    'The colour is not imported: “{{value}}” is not a colour. Use a name such as Blue, or a code such as #3b6fe0.',
  'building-too-long': 'The building is not imported: “{{value}}…” is longer than {{max}} characters.',
  'structure-unknown': 'The schedule structure is not imported: there is no “{{value}}”.',
  'structure-ambiguous': 'The schedule structure is not imported: several are called “{{value}}”.',
  'structure-fixed':
    'It stays in its schedule structure, which is not “{{value}}”. Change that on the card of the class.',
  'structure-mismatch': 'Its schedule structure is that of its classes, which is not “{{value}}”.',
  'room-unknown': 'A classroom is not imported: there is no “{{value}}”.',
  'room-ambiguous': 'A classroom is not imported: several are called “{{value}}”. Choose one in the form.',
  'room-too-long': 'A classroom is not imported: “{{value}}…” is longer than {{max}} characters.',
  'rooms-left': 'Only the first of “{{value}}” becomes the home room: a class has one.',
  'lessons-not-a-number':
    'The lessons are not imported: “{{value}}” is not a whole number of lessons. Enter them in the matrix.',
  'too-many-in-cell':
    'The lessons are not imported: {{value}} are more than the {{max}} that can be imported.',
  'length-not-a-number':
    'The length is not imported: “{{value}}” is not a lesson length. Use a number of periods, or several as in 1, 1, 2.',
  'length-too-long':
    'The length is not imported: a lesson of {{value}} periods is longer than the day, which has {{max}}.',
  'lengths-disagree':
    'The lengths are not imported: there are {{lengths}}, and they do not add up to {{count, number}} lessons or periods.',
};

const notes = {
  'short-name-cut': 'The short name becomes “{{value}}”.',
  'for-each-class_one': 'For {{count, number}} class',
  'for-each-class_other': 'For each of {{count, number}} classes',
  'with-lessons_one': '{{count, number}} lesson',
  'with-lessons_other': '{{count, number}} lessons',
  'no-lessons': "{{name}} has no lessons, so it won't appear in the schedule",
  'duplicate-name': '{{name}} already exists for this class',
  'lessons-added_one': '{{count, number}} lesson added',
  'lessons-added_other': '{{count, number}} lessons added',
  'lessons-removed_one': '{{count, number}} lesson removed',
  'lessons-removed_other': '{{count, number}} lessons removed',
  'moves-to-staging_one': '{{count, number}} lesson moves to the staging area',
  'moves-to-staging_other': '{{count, number}} lessons move to the staging area',
};

export const tableImport = {
  open: 'Import',
  title: 'Import a table',
  of: 'Contents of the table',
  kind: { teachers: 'Teachers', groups: 'Classes', classrooms: 'Classrooms', subjects: 'Subjects' },
  steps: 'Steps',
  step: { source: 'Table', columns: 'Columns', preview: 'Preview' },
  paste: 'Paste rows from your spreadsheet',
  pasteHint: {
    teachers: 'One teacher per row, for example: Name, Short name, E-mail.',
    groups: 'One class per row, for example: Class, Home room.',
    classrooms: 'One classroom per row, for example: Classroom, Building.',
    subjects:
      'One subject per row, for example: Subject, Classes, Teachers, Lessons per week, Length. Separate several classes or teachers by commas.',
  },
  pastePlaceholder: {
    teachers: 'Name\tShort name\tE-mail\nAda Hill\tAH\tada@school.example',
    groups: 'Class\tHome room\n9A\tRoom 12\n9B\tRoom 14',
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
  header: 'Names of the columns',
  headerRow: 'Row {{row}}: {{names}}',
  noHeader: 'No row: all rows are imported',
  rowsAbove_one: '{{count, number}} row above it is not imported.',
  rowsAbove_other: '{{count, number}} rows above it are not imported.',
  notRecognised_one:
    '{{count, number}} column is not recognised: {{names}}. Choose its content below, or leave it out.',
  notRecognised_other:
    '{{count, number}} columns are not recognised: {{names}}. Choose their content below, or leave them out.',
  quoted: '“{{name}}”',
  roomsAreOff: '“{{name}}” is not imported: classrooms are switched off for this school.',
  roomListIsOff:
    'Classrooms are switched off for this school: those of this table are kept, but no lesson gets one.',
  roomsOfTeachers: '“{{name}}” is not imported: rooms are set for classes and subjects, not for teachers.',
  switchRoomsOn: 'Switch classrooms on',
  columnsHint: 'Choose what each column contains. Columns that are left out are not imported.',
  column: 'Column {{number}}',
  leaveOut: 'Leave out',
  means: 'Content of {{column}}',
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
  groups: 'Classes',
  teachers: 'Teachers',
  what: 'Result',
  changes: 'Changes: {{fields}}',
  unnamed: '(no name)',
  wrong,
  ignored,
  notes,
  wrongCount_one: '{{count, number}} row has an error and is left out.',
  wrongCount_other: '{{count, number}} rows have errors and are left out.',
  ignoredCount_one: '{{count, number}} value is not imported.',
  ignoredCount_other: '{{count, number}} values are not imported.',
  withoutValue: 'Value not imported',
  report: 'Report of the import',
  reportHint: 'The row numbers are those of your table. You can correct it and import it again.',
  alike: {
    title_one: '{{count, number}} teacher may be known under another spelling',
    title_other: '{{count, number}} teachers may be known under another spelling',
    name: '“{{name}}” is',
    choose: 'Choose who is meant',
    same: '{{name}} (same person)',
    own: 'another person: add as new',
    open_one: 'Choose who is meant by {{count, number}} name.',
    open_other: 'Choose who is meant by {{count, number}} names.',
  },
  commas: {
    title_one: 'Is “{{name}}” one teacher or two?',
    title_other: 'Are {{count, number}} names such as “{{name}}” one teacher each or two?',
    one: 'One: last name, first name',
    two: 'Two teachers',
  },
  nothing: 'Everything in this table is in your school already.',
  nothingRight: 'No row of this table can be imported. Correct it, or go back and change the columns.',
  keeps: 'What is empty in the table changes nothing. Items that are not in the table stay as they are.',
  joining_one: '{{count, number}} row names several classes',
  joining_other: '{{count, number}} rows name several classes',
  missing: 'Add items that do not exist yet',
  missingOf: {
    groups_one: '{{count, number}} class: {{names}}',
    groups_other: '{{count, number}} classes: {{names}}',
    teachers_one: '{{count, number}} teacher: {{names}}',
    teachers_other: '{{count, number}} teachers: {{names}}',
    classrooms_one: '{{count, number}} classroom: {{names}}',
    classrooms_other: '{{count, number}} classrooms: {{names}}',
  },
  andMore: '{{names}} and {{count, number}} more',
  confirm_one: 'Import {{count, number}} row',
  confirm_other: 'Import {{count, number}} rows',
  done: '{{added}} added, {{updated}} changed',
  changedMeanwhile: 'Your school changed in the meantime. Check the preview again.',
};
