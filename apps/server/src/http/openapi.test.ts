import { describe, expect, it } from 'vitest';
import { openApiDocument } from './openapi.ts';
import { plainRoutes } from './plain-routes.ts';

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const document = JSON.parse(
  JSON.stringify(openApiDocument('https://timetable.example.org', plainRoutes({ document: null }))),
) as { paths: Record<string, Record<string, Json>>; components?: { schemas?: Json } };

/** The places at which a schema takes text of any length. Files are bounded by their bytes as they come. */
function unbounded(schema: unknown, place: string): string[] {
  if (Array.isArray(schema)) return schema.flatMap((part, index) => unbounded(part, `${place}/${index}`));
  if (!isObject(schema)) return [];
  if (typeof schema.$ref === 'string') {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return unbounded(document.components?.schemas?.[name] ?? {}, `${place}(${name})`);
  }
  const types = [schema.type].flat();
  const isBounded =
    schema.enum ?? schema.const ?? schema.maxLength ?? (schema.format === 'binary' || undefined);
  const here = types.includes('string') && isBounded === undefined ? [place] : [];
  const list = types.includes('array') && schema.maxItems === undefined ? [`${place} (items)`] : [];
  const below = Object.entries(schema)
    .filter(([key]) => !['default', 'example', 'enum'].includes(key))
    .flatMap(([key, part]) => unbounded(part, `${place}/${key}`));
  return [...here, ...list, ...below];
}

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => [`${method} ${path}`, operation] as const),
);

describe('every text and list that a client may send has an end', () => {
  it('learns when one has none', () => {
    const text = {
      type: 'object',
      properties: { a: { type: 'string' }, b: { type: 'string', maxLength: 3 } },
    };
    expect(unbounded(text, 'body')).toEqual(['body/properties/a']);
    const nested = { anyOf: [{ type: 'array', items: { type: 'string' } }, { type: 'null' }] };
    expect(unbounded(nested, 'body')).toEqual(['body/anyOf/0 (items)', 'body/anyOf/0/items']);
  });

  it.each(operations)('%s', (_, operation) => {
    const { requestBody, parameters } = operation;
    expect(unbounded(requestBody, 'body')).toEqual([]);
    expect(unbounded(parameters, 'parameters')).toEqual([]);
  });

  it('of some fifty operations', () => {
    expect(operations.length).toBeGreaterThan(50);
  });
});

it('describes a message, which may hold messages, once', () => {
  expect(JSON.stringify(document.components?.schemas?.Message)).toContain('#/components/schemas/Message');
});
