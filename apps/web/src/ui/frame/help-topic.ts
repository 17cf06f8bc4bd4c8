/** The screens that have a help dialog: the keys of the help texts. */
export type HelpTopic =
  | 'setup'
  | 'classrooms'
  | 'classes'
  | 'teachers'
  | 'subjects'
  | 'constraints'
  | 'schedule'
  | 'export';
