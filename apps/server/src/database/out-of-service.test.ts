import { describe, expect, it } from 'vitest';
import { isOutOfService } from './out-of-service.ts';

const fault = (code: string, more: object = {}) => Object.assign(new Error('a fault'), { code }, more);

describe('a fault of the database', () => {
  it.each([
    ['a full disk (SQLite)', fault('SQLITE_FULL')],
    ['a fault of the disk (SQLite)', fault('SQLITE_IOERR_FSYNC')],
    ['a full disk (PostgreSQL)', fault('53100')],
    ['a shutdown', fault('57P01')],
    ['a server that starts', fault('57P03')],
    ['a statement that took too long', fault('57014')],
    ['nobody listening', fault('ECONNREFUSED', { syscall: 'connect' })],
    ['a lost connection', new Error('Connection terminated unexpectedly')],
  ])('may pass: %s', (_, error) => {
    expect(isOutOfService(error)).toBe(true);
  });

  it.each([
    ['a unique key', fault('23505')],
    ['a wrong statement', fault('42601')],
    ['a constraint (SQLite)', fault('SQLITE_CONSTRAINT')],
    ['a missing file', fault('ENOENT')],
    ['another error', new Error('Something else.')],
  ])('is one of the product: %s', (_, error) => {
    expect(isOutOfService(error)).toBe(false);
  });
});
