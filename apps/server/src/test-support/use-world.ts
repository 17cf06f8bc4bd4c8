import { afterAll, beforeAll } from 'vitest';
import type { Config } from '../config/environment.ts';
import { buildEntries } from './build-entries.ts';
import { World } from './test-server.ts';

/** A running server for the tests of one file. */
export function useWorld(changes: Partial<Config> = {}, solverProcess?: string): () => World {
  let world: World;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    const entries = await buildEntries(solverProcess);
    remove = entries.remove;
    world = await World.create(entries);
    await world.start(changes);
  });
  afterAll(async () => {
    await world.remove();
    await remove();
  });
  return () => world;
}
