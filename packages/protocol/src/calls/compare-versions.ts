import * as z from 'zod';
import { defineCall } from './define-call.ts';

const ids = z.array(z.string());

/** What turns the version `id` into the version `with`. A version that cannot be read is refused with BAD_DATA. */
export const compareVersions = defineCall({
  name: 'compareVersions',
  method: 'get',
  path: '/api/versions/{id}/compare',
  summary: 'What is different between two saved versions.',
  request: z.object({ id: z.string().min(1).max(64), with: z.string().min(1).max(64) }),
  response: z.object({
    /** Ids by kind of record (teachers, lessons, …); kinds without a difference are absent. */
    records: z.record(z.string(), z.object({ added: ids, changed: ids, removed: ids })),
    /** Parts of the draft that exist once and are different, such as schoolData. */
    parts: z.array(z.string()),
  }),
});
