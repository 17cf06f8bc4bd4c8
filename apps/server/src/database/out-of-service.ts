/** Codes of SQLite: no room, no rights, a fault of the disk, locked by another process, damaged. */
const sqlite = [
  'SQLITE_FULL',
  'SQLITE_IOERR',
  'SQLITE_READONLY',
  'SQLITE_CANTOPEN',
  'SQLITE_BUSY',
  'SQLITE_CORRUPT',
  'SQLITE_NOTADB',
];
/**
 * Of PostgreSQL, by the beginning of the code: connection failures, resources, shutdown, a fault of the disk,
 * a read-only server, no connections wanted, a lock or a statement that took too long.
 */
const postgres = ['08', '53', '57P', '58', '25006', '25P03', '55000', '55P03', '57014', '40001', '40P01'];
/** Codes of the network. */
const network = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
];
/** The messages of the PostgreSQL driver without a code. */
const lost =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|terminating connection)/;

/** True when the database failed for a reason of its surroundings, such as a full disk, which may pass. */
export function isOutOfService(error: Error): boolean {
  const code = 'code' in error ? String(error.code) : '';
  if (code === '') return lost.test(error.message);
  if (network.includes(code) && 'syscall' in error) return true;
  if (sqlite.some((condition) => code === condition || code.startsWith(`${condition}_`))) return true;
  return /^[0-9A-Z]{5}$/.test(code) && postgres.some((start) => code.startsWith(start));
}
