import type { Diff, RecordMapName } from '@bellgrid/model';

const listOf = {
  groups: '/classes',
  trackSets: '/classes',
  teachers: '/teachers',
  classrooms: '/classrooms',
  subjects: '/subjects',
} as const;

const isCount = (records: Readonly<Record<string, unknown>> | undefined): boolean =>
  records !== undefined && Object.keys(records).length > 0;

/** The screen on which a change is seen best; null for one that no screen shows by itself. */
export function screenOfDiff(diff: Diff): string | null {
  const changed = (name: RecordMapName) => isCount(diff[name]?.added) || isCount(diff[name]?.removed);
  const names = ['groups', 'teachers', 'classrooms', 'subjects'] as const;
  // Adding a subject also changes the classes and teachers that have it.
  const whole = names.find(changed);
  if (whole !== undefined) return listOf[whole];
  if (changed('lessons')) return '/subjects';
  if (isCount(diff.lessons?.updated)) return diff.subjects === undefined ? '/schedule' : '/subjects';
  const part = (['subjects', 'trackSets', 'groups', 'teachers', 'classrooms'] as const).find(
    (name) => diff[name] !== undefined,
  );
  if (part !== undefined) return listOf[part];
  return diff.schoolData === undefined && diff.config === undefined ? null : '/';
}
