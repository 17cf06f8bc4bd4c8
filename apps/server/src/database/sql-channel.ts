export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

export interface StatementResult {
  readonly rows: readonly Record<string, unknown>[];
  readonly changes: number | null;
}

/** The target of SQL statements: an SQLite connection in this thread, or in a worker thread. */
export interface SqlChannel {
  execute(statement: Statement): Promise<StatementResult>;
  close(): Promise<void>;
}
