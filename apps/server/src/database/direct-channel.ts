import { openLibsql } from './libsql-session.ts';
import type { SqlChannel } from './sql-channel.ts';

/** SQLite in the calling thread: for tests and one-off commands, never for the server. */
export function createDirectChannel(file: string): SqlChannel {
  const session = openLibsql(file);
  return {
    execute: async (statement) => session.execute(statement),
    close: async () => session.close(),
  };
}
