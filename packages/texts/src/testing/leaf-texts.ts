/** Every text below an object of texts, with its path as its id, e.g. `lists.groups.add`. */
export function leafTexts(texts: object, prefix = ''): [id: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]: [string, unknown]) => {
    const id = prefix === '' ? key : `${prefix}.${key}`;
    if (typeof value === 'string') return [[id, value] as [string, string]];
    return typeof value === 'object' && value !== null ? leafTexts(value, id) : [];
  });
}
