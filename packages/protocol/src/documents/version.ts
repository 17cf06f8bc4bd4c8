import * as z from 'zod';

export const saveReasons = ['solution', 'pdf-export', 'export', 'file-import', 'user-import'] as const;
export const saveReasonSchema = z.enum(saveReasons);
export type SaveReason = z.infer<typeof saveReasonSchema>;

/** A saved state of the draft. `hash` is the SHA-256 (hex) of its uncompressed snapshot bytes. */
export const versionSchema = z.object({
  id: z.string(),
  date: z.string(),
  lastModified: z.string(),
  label: z.string().nullable(),
  saveReason: saveReasonSchema.nullable(),
  revertedFrom: z.string().nullable(),
  hash: z.string(),
});
export type Version = z.infer<typeof versionSchema>;
