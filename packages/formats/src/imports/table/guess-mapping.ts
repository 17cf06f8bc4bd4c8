import { fieldsOf, type TableField, type TableKind, type TableMapping, tableFields } from './table-fields.ts';

/**
 * Guesses the column of each field by the names in the first row: exact names before names that only begin
 * so. No column is taken twice.
 */
export function guessMapping(kind: TableKind, header: readonly string[]): TableMapping {
  const names = header.map(plainName);
  const mapping: { [Field in TableField]?: number } = {};
  const taken = new Set<number>();
  for (const fits of [isSpelling, beginsAsSpelling]) {
    for (const field of fieldsOf(kind)) {
      if (mapping[field] !== undefined) continue;
      const spellings = tableFields[kind][field] ?? [];
      const column = names.findIndex((name, index) => !taken.has(index) && fits(name, spellings));
      if (column === -1) continue;
      mapping[field] = column;
      taken.add(column);
    }
  }
  return mapping;
}

/** True when the first row names columns rather than being the first item. */
export function hasHeader(kind: TableKind, first: readonly string[]): boolean {
  const names = first.map(plainName);
  return names.some((name) =>
    fieldsOf(kind).some((field) => isSpelling(name, tableFields[kind][field] ?? [])),
  );
}

const isSpelling = (name: string, spellings: readonly string[]): boolean => spellings.includes(name);

const beginsAsSpelling = (name: string, spellings: readonly string[]): boolean =>
  spellings.some((spelling) => name.startsWith(`${spelling} `));

/** Lower case without marks and signs: 'E-Mail:' becomes 'e mail'. */
function plainName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
