/** The screens that have a help dialog, in the order of the sidebar: the keys of the help texts. */
export const helpTopics = [
  'setup',
  'classrooms',
  'classes',
  'teachers',
  'subjects',
  'constraints',
  'schedule',
  'export',
  'publish',
] as const;

export type HelpTopic = (typeof helpTopics)[number];
