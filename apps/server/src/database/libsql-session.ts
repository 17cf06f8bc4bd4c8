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
    'journal_mode = WAL',
    'synchronous = FULL',
    'foreign_keys = ON',
    'busy_timeout = 5000',
  ]) {
    database.exec(`PRAGMA ${pragma}`);
  }
  return {
    execute({ sql, parameters }) {
      const statement = database.prepare(sql);
      const values = parameters.map(bindable);
      if (statement.reader)
        return { rows: statement.all(values) as Record<string, unknown>[], changes: null };
      return { rows: [], changes: statement.run(values).changes };
    },
    close: () => database.close(),
  };
}
