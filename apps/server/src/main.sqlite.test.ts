import { once } from 'node:events';
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { signUp } from './test-support/sign-up.ts';
import { useServerProcesses } from './test-support/use-server-processes.ts';

const { start, world } = useServerProcesses();

describe('the server process on its data folder', () => {
  it('keeps what it writes from other users of the machine', async () => {
    const server = start();
    await signUp(await server.url(), 'ada@example.org');
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
    expect(readdirSync(world().dataDir)).toEqual([]);
    holder.close();
  });

  it('refuses a wrong environment', async () => {
    const server = start({ LOG_LEVEL: 'loud' });
    expect(await server.exit).toBe(2);
    expect(server.output.error).toMatch(/^The environment is wrong: LOG_LEVEL .*\n$/);
  });

  it('refuses a database that is none', async () => {
    writeFileSync(join(world().dataDir, 'bellgrid.db'), 'This is no database. '.repeat(100));
    const server = start();
    expect(await server.exit).toBe(2);
    expect(server.output.error).toMatch(/^The database .* cannot be opened: .*not a database.*\n$/);
  });
});
