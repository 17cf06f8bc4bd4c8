import * as z from 'zod';

export const siteDocumentSchema = z.object({
  announcements: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      content: z.string(),
      severity: z.enum(['info', 'success', 'warning', 'error']),
      variant: z.string(),
      nonDismissible: z.boolean(),
      effectiveDuring: z.object({ start: z.string(), end: z.string() }),
    }),
  ),
  killSwitch: z.boolean(),
  latestVersionProduction: z.string(),
  latestVersionStaging: z.string(),
});
export type SiteDocument = z.infer<typeof siteDocumentSchema>;
