import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { auditLog, me } from '@bellgrid/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltEntries, buildEntries } from './test-support/build-entries.ts';
import { signUpUnverified, verifyAddress } from './test-support/sign-up.ts';
import { World } from './test-support/test-server.ts';

let entries: BuiltEntries;
let world: World;
beforeAll(async () => {
  entries = await buildEntries();
  world = await World.create(entries);
});
afterAll(async () => {
  await world.remove();
});

/** Runs `bellgrid admin` on a world's data. */
function admin({ environment }: World, ...args: string[]): Promise<{ code: number; text: string }> {
  const env = { PATH: process.env.PATH, ...environment };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [fileURLToPath(entries.adminMain), 'admin', ...args],
      { env },
      (error, out, err) => {
        resolve({ code: error ? Number(error.code) : 0, text: `${out}${err}`.trim() });
      },
    );
  });
}

describe('bellgrid admin', () => {
  it('F7: makes nobody an administrator whose address is not verified', async () => {
    const server = await World.create(entries);
    await server.start();
    const squatter = await signUpUnverified(server.url, 'head@example.org');
    const refused = await admin(server, 'grant', 'head@example.org');
    expect(refused).toEqual({ code: 2, text: expect.stringContaining('is not verified') });
    expect((await squatter.call(me, {})).body.isAdministrator).toBe(false);
    await verifyAddress(squatter, 'head@example.org', server.dataDir);
    expect(await admin(server, 'grant', 'head@example.org', '--yes')).toMatchObject({ code: 0 });
    await server.remove();
  });

  it('grants and revokes, beside a running server and without one, and the log says so', async () => {
    if (!world.databaseUrl) {
      expect(await admin(world, 'list')).toEqual({
        code: 2,
        text: expect.stringContaining('There is no database'),
      });
    }
    await world.start();
    const ada = await world.newUser('ada@example.org');
    expect((await ada.call(auditLog, {})).status).toBe(403);
    expect(await admin(world, 'list')).toEqual({ code: 0, text: 'There is no administrator.' });
    expect(await admin(world, 'grant', 'Ada@Example.org')).toEqual({
      code: 2,
      text: expect.stringMatching(/^Shall Ada@Example\.org \(Ada Head, signed up \d{4}-.*add --yes/),
    });
    expect((await ada.call(me, {})).body.isAdministrator).toBe(false);
    expect(await admin(world, 'grant', '--yes', 'Ada@Example.org')).toEqual({
      code: 0,
      text: expect.stringMatching(
        /^Ada@Example\.org \(Ada Head, signed up \d{4}-\d\d-\d\d\) is an administrator/,
      ),
    });
    expect((await ada.call(me, {})).body.isAdministrator).toBe(true);
    const { entries: log } = (await ada.call(auditLog, {})).body;
    expect(log).toMatchObject([
      {
        action: 'grantAdministrator',
        actor: { uid: null, name: 'command line' },
        subject: { email: 'ada@example.org' },
      },
    ]);
    expect(await admin(world, 'grant', 'ada@example.org', '--yes')).toMatchObject({
      code: 0,
      text: expect.stringMatching(/already/),
    });
    await world.stop();
    expect(await admin(world, 'list')).toEqual({ code: 0, text: 'ada@example.org  Ada Head' });
    expect(await admin(world, 'revoke', 'ada@example.org')).toMatchObject({ code: 0 });
    expect(await admin(world, 'list')).toEqual({ code: 0, text: 'There is no administrator.' });
  });

  it.each([[[]], [['grant']], [['grant', 'ada']], [['list', 'x']], [['promote', 'a@example.org']]])(
    'refuses %j with its usage',
    async (args) => {
      expect(await admin(world, ...args)).toEqual({
        code: 2,
        text: expect.stringMatching(/^Usage: bellgrid admin/),
      });
    },
  );

  it('reports an unknown address', async () => {
    const answer = await admin(world, 'grant', 'nobody@example.org');
    expect(answer).toEqual({ code: 2, text: expect.stringMatching(/no account .* nobody@example.org/) });
  });
});
