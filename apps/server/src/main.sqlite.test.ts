import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOCK_FILE } from './database/lock-file.ts';
import { signUp } from './test-support/sign-up.ts';
import { useServerProcesses } from './test-support/use-server-processes.ts';

const { start, world } = useServerProcesses();

describe('the server process on its data folder', () => {
  it('keeps its files from other users of the machine', async () => {
    const server = start();
    await signUp(await server.url(), 'ada@example.org', world().dataDir);
    const files = readdirSync(world().dataDir, { recursive: true, withFileTypes: true });
    expect(files.length).toBeGreaterThan(2);
    for (const file of files) {
      expect([file.name, statSync(join(file.parentPath, file.name)).mode & 0o077]).toEqual([file.name, 0]);
    }
  });

  it('refuses data that another process uses', async () => {
    await start().url();
    const second = start();
    expect(await second.exit).toBe(2);
    expect(second.output).toEqual({
      out: '',
      error: expect.stringMatching(/^The data folder .* is in use by .*\n$/),
    });
  });

  it('refuses a port in use', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const address = holder.address();
    const port = typeof address === 'object' ? `${address?.port}` : '';
    const server = start({ PORT: port });
    expect(await server.exit).toBe(2);
    expect(server.output.error).toMatch(new RegExp(`^Port ${port} is in use: .*\n$`));
    expect(readdirSync(world().dataDir)).toEqual([LOCK_FILE]);
    holder.close();
  });

  it('refuses a wrong environment', async () => {
    const server = start({ LOG_LEVEL: 'loud' });
    expect(await server.exit).toBe(2);
    expect(server.output.error).toMatch(/^The environment is wrong: LOG_LEVEL .*\n$/);
  });

  it('F10: says that it makes a new database, and makes none where one was lost unless that is meant', async () => {
    const first = start();
    await first.url();
    expect(first.output.out).toContain(`A new database was made in ${world().dataDir}.`);
    first.child.kill('SIGTERM');
    await first.exit;
    for (const lose of [rmSync, (file: string) => writeFileSync(file, '')]) {
      lose(join(world().dataDir, 'bellgrid.db'));
      const second = start();
      expect(await second.exit).toBe(2);
      expect(second.output.error).toMatch(
        /^There is no data in .*bellgrid restore FILE.*NEW_DATABASE=1.*\n$/,
      );
    }
    await start({ NEW_DATABASE: '1' }).url();
  });

  it('F10: refuses a damaged database', async () => {
    const first = start();
    await signUp(await first.url(), 'ada@example.org', world().dataDir);
    first.child.kill('SIGTERM');
    await first.exit;
    const file = join(world().dataDir, 'bellgrid.db');
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.fill(0xff, 3 * 4096, 40 * 4096));
    const second = start();
    expect(await second.exit).toBe(2);
    expect(second.output.error).toMatch(/^The database .* is damaged .*bellgrid restore FILE.*\n$/);
  });

  it('refuses a database that is none', async () => {
    writeFileSync(join(world().dataDir, 'bellgrid.db'), 'This is no database. '.repeat(100));
    const server = start();
    expect(await server.exit).toBe(2);
    expect(server.output.error).toMatch(/^The database .* cannot be opened: .*not a database.*\n$/);
  });
});
