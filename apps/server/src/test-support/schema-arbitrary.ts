import fc from 'fast-check';

/** The part of JSON schema that the OpenAPI document uses. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
}

const junk = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    '\0',
    '\ud800',
    '\'; drop table "user"; --',
    '../../etc/passwd',
    '%',
    '__proto__',
    'x'.repeat(5000),
  ),
  fc.constantFrom(null, true, -1, 0, 1.5, 1e308, Number.MAX_SAFE_INTEGER, [], {}, [[]], {
    constructor: { prototype: 1 },
  }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Values that fit a schema, and often ones in which some part does not. */
export function valuesOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 9, arbitrary: fitting(schema) }, { weight: 1, arbitrary: junk });
}

function fitting(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valuesOf));
  const types = [schema.type ?? 'unknown'].flat();
  return fc.oneof(...types.map((type) => ofType(type, schema)));
}

function ofType(type: string, schema: JsonSchema): fc.Arbitrary<unknown> {
  switch (type) {
    case 'object': {
      const { properties = {}, required = [] } = schema;
      const parts: Record<string, fc.Arbitrary<unknown>> = {};
      for (const [name, part] of Object.entries(properties)) parts[name] = valuesOf(part);
      return fc.record(parts, { requiredKeys: [...required] });
    }
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}), { maxLength: Math.min(schema.maxItems ?? 4, 4) });
    case 'string':
      return textOf(schema);
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -100, max: schema.maximum ?? 100 });
    case 'number':
      return fc.double({ noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return junk;
  }
}

function textOf({ format, maxLength = 60 }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'email') return fc.constantFrom('fuzz@example.org', 'a@b', 'FUZZ@EXAMPLE.ORG');
  if (format === 'date-time')
    return fc.constantFrom('2026-11-20T12:00:00Z', '9999-12-31T23:59:59.999Z', '2026-13-01');
  return fc.string({ unit: 'grapheme', maxLength: Math.min(maxLength, 60) });
}
