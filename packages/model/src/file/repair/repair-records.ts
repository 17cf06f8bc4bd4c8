import type * as z from 'zod';
import type { Id } from '../../values/id.ts';
import { idSchema } from '../../values/id.ts';
import { isPlain, type Plain, valueKind } from '../../values/plain.ts';
import type { Report } from '../load-finding.ts';
import { repairValue } from './repair-value.ts';

/**
 * Repairs a map of records: what is not an object goes, an `id` that differs from the key becomes the key,
 * each record is made to fit its schema or dropped. `prepare` sees each record before its schema does; a
 * record for which it gives false is left out, and it has reported why.
 */
export function repairRecords<Schema extends z.ZodType>(
  raw: unknown,
  path: string,
  schema: Schema,
  report: Report,
  prepare?: (record: Plain, path: string) => unknown,
): Record<Id, z.output<Schema>> {
  const records: Record<Id, z.output<Schema>> = {};
  if (raw === undefined) return records;
  if (!isPlain(raw)) {
    report.add('dropped', path, { code: 'loading.notRecords', values: { found: valueKind(raw) } });
    return records;
  }
  for (const [id, record] of Object.entries(raw)) {
    const at = `${path}.${id}`;
    if (!idSchema.safeParse(id).success) {
      report.add('dropped', at, 'loading.badId');
    } else if (!isPlain(record)) {
      report.add('dropped', at, { code: 'loading.notARecord', values: { found: valueKind(record) } });
    } else {
      if (record.id !== id) {
        report.add('repaired', `${at}.id`, 'loading.idDiffers');
        record.id = id;
      }
      if (prepare?.(record, at) === false) continue;
      const repaired = repairValue(schema, record, at, report);
      if (repaired !== undefined) records[id] = repaired;
    }
  }
  return records;
}
