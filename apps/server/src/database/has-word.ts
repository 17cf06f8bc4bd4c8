import { type Expression, type SqlBool, sql } from 'kysely';

export const wordsOf = (search: string): string[] => search.split(/\s+/).filter(Boolean);

/** True when one of the columns has the word, in any case (SQLite folds ASCII letters alone). */
export function hasWord(columns: readonly Expression<unknown>[], word: string): Expression<SqlBool> {
  const pattern = (text: string) => `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const found = columns.flatMap((column) => [
    sql<SqlBool>`lower(${column}) like ${pattern(word.toLowerCase())} escape '\\'`,
    sql<SqlBool>`${column} like ${pattern(word)} escape '\\'`,
  ]);
  return sql<SqlBool>`(${sql.join(found, sql` or `)})`;
}
