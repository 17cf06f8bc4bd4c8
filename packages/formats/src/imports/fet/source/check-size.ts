import { FetRefusal } from '../xml/refusal.ts';
import type { FetFile } from './fet-file.ts';

/** The limits of FET itself, or about ten times the largest school seen. */
const limits = {
  classes: 6000,
  activities: 30_000,
  teachers: 6000,
  subjects: 6000,
  rooms: 6000,
  subgroups: 30_000,
  constraints: 200_000,
} as const;

/** @throws FetRefusal for a file that has more of something than any school. */
export function checkSize(file: FetFile): void {
  const counts: Record<Exclude<keyof typeof limits, 'classes'>, number> = {
    activities: file.activities.length,
    teachers: file.teachers.length,
    subjects: file.subjects.length,
    rooms: file.rooms.length,
    subgroups: file.students.atomNames.length,
    constraints: file.constraints.length,
  };
  for (const [what, count] of Object.entries(counts)) checkCount(what as keyof typeof counts, count);
}

/** Checks one count, as soon as it is known. */
export function checkCount(what: keyof typeof limits, count: number): void {
  const limit = limits[what];
  if (count > limit)
    throw new FetRefusal({ code: `imports.fet.tooMany.${what}`, values: { found: count, limit } });
}
