import { afterAll, beforeAll } from 'vitest';
import type { ServerConfig } from '../config/environment.ts';
import { buildEntries } from './build-entries.ts';
import { World } from './test-server.ts';

/** A running server for the tests of one file. */
export function useWorld(changes: Partial<ServerConfig> = {}, solverProcess?: string): () => World {
  let world: World;
  beforeAll(async () => {
    world = await World.create(await buildEntries(solverProcess));
    await world.start(changes);
  });
  afterAll(() => world.remove());
  return () => world;
}
