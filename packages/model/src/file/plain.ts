/** A JSON object of which nothing is known yet. */
export type Plain = Record<string, unknown>;

export function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What a JSON value is, in words: 'a list', 'an object', 'text' … */
export function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  const names: Record<string, string> = {
    object: 'an object',
    string: 'text',
    number: 'a number',
    boolean: 'true or false',
  };
  return names[typeof value] ?? 'missing';
}
