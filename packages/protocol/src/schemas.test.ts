import { createHash } from 'node:crypto';
import { draftSchema } from '@bellgrid/model';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { calls, solverDocumentSchema, solverEventSchema } from './index.ts';
import { runRecordSchema } from './run/record.ts';

/**
 * Fingerprints of what is stored and of what is sent. When one of these tests fails, a schema was changed:
 * - stored: first add a migration (`model/src/file/migrations`, or for events `run/stored-event.ts`) with a test that
 *   reads what was stored before, then update the fingerprint
 * - sent: first make sure that a window of the version before still works (or that it is asked to reload), then update
 */
const fingerprint = (...schemas: z.ZodType[]): string => {
  const described = schemas.map((schema) => z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }));
  return createHash('sha256').update(JSON.stringify(described)).digest('hex').slice(0, 16);
};

describe('a stored shape has not changed without a migration', () => {
  it.each([
    ['draft', draftSchema, 'a69fc58144039c84'],
    ['solver event', solverEventSchema, '764d0a209cdcfd2b'],
    ['run record', runRecordSchema, '18b135cd8a39198f'],
  ])('%s', (_, schema, expected) => {
    expect(fingerprint(schema)).toBe(expected);
  });
});

describe('a shape on the wire has not changed unnoticed', () => {
  it('solver document', () => {
    expect(fingerprint(solverDocumentSchema)).toBe('4df8c1c3b29453c6');
  });

  it('calls', () => {
    const all = Object.values(calls).flatMap(({ request, response }) => [request, response]);
    const roads = Object.values(calls).map(({ method, path, name }) => [name, method, path]);
    const road = createHash('sha256').update(JSON.stringify(roads)).digest('hex').slice(0, 8);
    expect(`${road} ${fingerprint(...all)}`).toBe('a38c2c07 586ec8470e13b0e4');
  });
});
