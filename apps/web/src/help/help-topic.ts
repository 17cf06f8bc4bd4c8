/** The screens that have a help dialog: the keys of `texts/en/help.ts`. */
export type HelpTopic = 'setup' | 'classrooms' | 'classes' | 'teachers' | 'subjects' | 'schedule';
