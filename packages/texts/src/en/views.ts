/** The views of the schedule that show many items on one screen, and the custom ones. */
export const views = {
  add: 'Add new view',
  addConfirm: 'Add view',
  edit: 'Edit view',
  delete: 'Delete this view',
  save: 'Save',
  name: 'Name',
  namePlaceholder: 'Science corridor',
  classes: 'Classes',
  teachers: 'Teachers',
  classrooms: 'Classrooms',
  gridLabel: 'Schedule: {{name}}',
  soft: {
    show: 'Show soft errors',
    card: 'does not meet soft constraints',
    details: 'Soft constraints that it does not meet here',
  },
  layout: {
    label: 'Layout',
    rows: 'Rows',
    columns: 'Columns',
    rowsHint: 'Each class, teacher or classroom is a row',
    columnsHint: 'Each class, teacher or classroom is a column',
  },
};
