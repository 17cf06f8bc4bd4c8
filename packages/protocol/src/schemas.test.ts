import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod';

// The description of a recursive schema depends on the part of it that was used first: these are not used
// elsewhere.
vi.resetModules();
const { draftSchema } = await import('@bellgrid/model');
const { calls, solverDocumentSchema, solverEventSchema } = await import('./index.ts');
const { runRecordSchema } = await import('./run/record.ts');
const { whatIfDocumentSchema } = await import('./run/what-if.ts');
const { serverMessageSchemas } = await import('./messages/live.ts');
const { solverStreamMessageSchemas, solverStreamRequestSchemas } = await import(
  './messages/solver-stream.ts'
);

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
    ['draft', draftSchema, '824f69a88510abcb'],
    ['solver event', solverEventSchema, '18cad3a2701750b2'],
    ['run record', runRecordSchema, 'd52b830038e6cf65'],
  ])('%s', (_, schema, expected) => {
    expect(fingerprint(schema)).toBe(expected);
  });
});

describe('a shape on the wire has not changed unnoticed', () => {
  it('solver document', () => {
    expect(fingerprint(solverDocumentSchema)).toBe('60f7d1dd1c9dfcd6');
  });

  it('document of a question “What if”', () => {
    expect(fingerprint(whatIfDocumentSchema)).toBe('f8ded363d2326b2e');
  });

  it.each([
    [
      'live channel',
      serverMessageSchemas,
      'user,version,versions,solver,whatIf,solverEvent,site,ended 1b4dd8957462bb5b',
    ],
    ['requests of the direct way to a solver', solverStreamRequestSchemas, 'check,solve ee097a66667897c7'],
    ['answers of the direct way to a solver', solverStreamMessageSchemas, 'event,error 646c76fd8f8810be'],
  ])('%s, with the names of its messages', (_, messages, expected) => {
    const [names, schemas] = [Object.keys(messages), Object.values<z.ZodType>(messages)];
    expect(`${names.join()} ${fingerprint(...schemas)}`).toBe(expected);
  });

  it('calls', () => {
    const all = Object.values(calls).flatMap(({ request, response }) => [request, response]);
    const roads = Object.values(calls).map(({ method, path, name }) => [name, method, path]);
    const road = createHash('sha256').update(JSON.stringify(roads)).digest('hex').slice(0, 8);
    expect(`${road} ${fingerprint(...all)}`).toBe('a493cbcd 4fa2219c0b034647');
  });
});
