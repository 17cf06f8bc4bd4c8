import { types } from 'node:util';
import Database from 'libsql';
import { bindable } from './bindable.ts';
import type { Statement, StatementResult } from './sql-channel.ts';

export interface LibsqlSession {
  execute(statement: Statement): StatementResult;
  close(): void;
}

/** Opens an SQLite file for one connection: every commit is on the disk before it is acknowledged. */
export function openLibsql(file: string): LibsqlSession {
  const database = new Database(file);
  for (const pragma of [
    // Before the others, which may have to wait for another connection too.
    'busy_timeout = 5000',
    // Free pages can be given back only if this is set before the first page of a new file is written.
    'auto_vacuum = INCREMENTAL',
    'journal_mode = WAL',
    'synchronous = FULL',
    'foreign_keys = ON',
    // Deleted content is overwritten.
    'secure_delete = ON',
  ]) {
    database.exec(`PRAGMA ${pragma}`);
  }
  return {
    execute({ sql, parameters }) {
      const statement = database.prepare(sql);
      const values = parameters.map(bindable);
      // All steps of the statement are made: after the first alone, a pragma such as incremental_vacuum would stay open,
      // and no transaction could be committed.
      if (statement.reader || /^pragma\b/i.test(sql))
        return { rows: statement.all(values).map(readRow), changes: null };
      return { rows: [], changes: statement.run(values).changes };
    },
    close: () => database.close(),
  };
}

/** libsql reads a blob as an ArrayBuffer; everyone else speaks Uint8Array. */
function readRow(row: unknown): Record<string, unknown> {
  const columns = row as Record<string, unknown>;
  for (const [name, value] of Object.entries(columns)) {
    if (types.isArrayBuffer(value)) columns[name] = new Uint8Array(value);
  }
  return columns;
}
