import { expect, it } from 'vitest';
import { postgresPrograms } from './postgres-cluster.ts';

// Runs only where PostgreSQL is not installed, so that the report names what was passed over there.
it.skipIf(!postgresPrograms())('the server on PostgreSQL', () => {
  expect(postgresPrograms()).not.toBeNull();
});
