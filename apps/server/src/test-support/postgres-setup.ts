import type { TestProject } from 'vitest/node';
import { openDatabase } from '../database/open-database.ts';
import { createPlainPostgresDialect } from '../database/postgres-dialect.ts';
import { createPostgresPool } from '../database/postgres-pool.ts';
import { createCluster, postgresPrograms } from './postgres-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a cluster's database `postgres`; the cluster has a migrated database `template`. */
    postgres?: string;
  }
}

/** One cluster for all tests of a run on PostgreSQL, with a template of the product's database. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const programs = postgresPrograms();
  if (!programs) throw new Error('PostgreSQL is not installed.');
  const cluster = await createCluster(programs);
  await cluster.execute('create database template');
  const onLost = () => {};
  const pool = createPostgresPool(cluster.url('template'), { connections: 1, values: 'plain', onLost });
  const db = await openDatabase(createPlainPostgresDialect(pool));
  await db.destroy();
  project.provide('postgres', cluster.url('postgres'));
  return () => cluster.remove();
}
