/** A name as it is stored: trimmed, the first letter a capital. */
export function cleanName(name: string): string {
  const [first = '', ...rest] = [...name.trim()];
  return first.toUpperCase() + rest.join('');
}

/** The name by which two items have the same name: trimmed, without regard to case. */
export const nameKey = (name: string): string => name.trim().toLowerCase();

/** The number of different names: a subject that several classes have by themselves is one for each of them. */
export function countNames(records: Readonly<Record<string, { readonly name: string }>>): number {
  const written = new Set(Object.values(records).map(({ name }) => name));
  return new Set([...written].map(nameKey)).size;
}

/** True when another item of the map has the same name, ignoring case. */
export function isNameTaken(
  records: Readonly<Record<string, { readonly id: string; readonly name: string }>>,
  name: string,
  ownId: string | null,
): boolean {
  const wanted = nameKey(name);
  return Object.values(records).some((record) => record.id !== ownId && nameKey(record.name) === wanted);
}
