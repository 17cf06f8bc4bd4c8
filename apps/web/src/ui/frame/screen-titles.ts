import type { ParseKeys } from 'i18next';

/** The names of the screens, by address. */
export const screenTitles = {
  '/': 'structure.screenTitle',
  '/classrooms': 'classrooms.title',
  '/classes': 'classes.title',
  '/teachers': 'teachers.title',
  '/subjects': 'subjects.title',
  '/constraints': 'constraints.title',
  '/schedule': 'schedule.title',
  '/export': 'output.screen.title',
  '/publish': 'publish.title',
} as const satisfies Readonly<Record<string, ParseKeys>>;

/** The name of the screen that a path below the first one belongs to; null for another. */
export function titleOfPath(path: string): ParseKeys | null {
  const [, segment = ''] = path.split(/[/?#]/);
  const titles: Readonly<Record<string, ParseKeys>> = screenTitles;
  return segment === '' ? null : (titles[`/${segment}`] ?? null);
}
