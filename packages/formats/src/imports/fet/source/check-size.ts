import { FetRefusal } from '../xml/refusal.ts';
import type { FetFile } from './fet-file.ts';

/** What FET itself allows, or about ten times the largest school that we have seen. */
const limits = {
  activities: 30_000,
  teachers: 6000,
  subjects: 6000,
  rooms: 6000,
  subgroups: 30_000,
  constraints: 200_000,
} as const;

/** @throws FetRefusal for a file that has more of something than any school. */
export function checkSize(file: FetFile): void {
  const counts: Record<keyof typeof limits, number> = {
    activities: file.activities.length,
    teachers: file.teachers.length,
    subjects: file.subjects.length,
    rooms: file.rooms.length,
    subgroups: file.students.atomNames.length,
    constraints: file.constraints.length,
  };
  for (const [what, limit] of Object.entries(limits)) {
    const count = counts[what as keyof typeof limits];
    if (count > limit)
      throw new FetRefusal({ code: `imports.fet.tooMany.${what}`, values: { found: count, limit } });
  }
}
