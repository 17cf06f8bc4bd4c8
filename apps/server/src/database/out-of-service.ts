const conditions = ['SQLITE_FULL', 'SQLITE_IOERR', 'SQLITE_READONLY', 'SQLITE_CANTOPEN', 'SQLITE_BUSY'];

/** Whether the database failed for a reason of its surroundings, such as a full disk, which may pass. */
export function isOutOfService(error: Error): boolean {
  const code = 'code' in error ? String(error.code) : '';
  return conditions.some((condition) => code === condition || code.startsWith(`${condition}_`));
}
