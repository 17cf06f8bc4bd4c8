import * as z from 'zod';

export const saveReasons = [
  'solution',
  'pdf-export',
  'export',
  'file-import',
  'user-import',
  'reset',
] as const;
export const saveReasonSchema = z.enum(saveReasons);
export type SaveReason = z.infer<typeof saveReasonSchema>;

/** The reasons of versions whose schedule has left the program as a file: the history tells them with one word. */
export const exportReasons: readonly SaveReason[] = ['pdf-export', 'export'];

/** The reasons of versions in which another school took the place of the one before. */
export const replacingReasons: readonly SaveReason[] = ['file-import', 'user-import', 'reset'];

/** The size of a draft: records by kind. */
export const versionStatisticsSchema = z.object({
  groups: z.number(),
  teachers: z.number(),
  classrooms: z.number(),
  subjects: z.number(),
  /**
   * Lessons with a teacher or a class: any other has no place in a timetable. Versions that were stored before
   * these were told apart have the number of all their lessons.
   */
  lessons: z.number(),
  /** The number of these lessons that have a place in the timetable. */
  placedLessons: z.number(),
  constraints: z.number(),
});
export type VersionStatistics = z.infer<typeof versionStatisticsSchema>;

/** The clashes of a schedule, and the hard constraints that it breaks. */
export const brokenPartsSchema = z.object({ clashes: z.int().min(0), rules: z.int().min(0) });

/** A saved state of the draft. Dates are ISO 8601 strings. */
export const versionSchema = z.object({
  id: z.string(),
  date: z.string(),
  lastModified: z.string(),
  label: z.string().nullable(),
  saveReason: saveReasonSchema.nullable(),
  /** The version that this one was restored from, which may be deleted by now. */
  revertedFrom: z.string().nullable(),
  /** Its checksum: the SHA-256 (hex) of the uncompressed snapshot bytes. */
  hash: z.string(),
  /** Null for what was saved before they were counted. */
  statistics: versionStatisticsSchema.nullable().default(null),
});
export type Version = z.infer<typeof versionSchema>;

const storageSchema = z.object({
  /** Bytes of draft files as they are stored, each content once, and of the published pages. */
  bytes: z.number(),
  versions: z.number(),
});

/** The storage that a school uses, and its quota. */
export const schoolStorageSchema = z.object({ used: storageSchema, quota: storageSchema });
export type SchoolStorage = z.infer<typeof schoolStorageSchema>;
