import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { auditLog, me, site, versions } from '@bellgrid/protocol';
import { outsideMarkers } from '@bellgrid/texts/pseudo';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type BuiltEntries, buildEntries } from './test-support/build-entries.ts';
import { enrol } from './test-support/second-factor.ts';
import { signUpUnverified, verifyAddress } from './test-support/sign-up.ts';
import { PATIENCE, World } from './test-support/test-server.ts';

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
function admin(
  { environment }: Pick<World, 'environment'>,
  ...args: string[]
): Promise<{ code: number; text: string }> {
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
    await enrol(ada);
    const { entries: log } = (await ada.call(auditLog, { actions: 'grantAdministrator' })).body;
    expect(log).toMatchObject([
      { actor: { uid: null, name: 'command line' }, subject: { email: 'ada@example.org' } },
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

  it('decides about schools and the site, and the log says so', async () => {
    await world.start();
    const hill = await world.newUser('hill@example.org');
    const done = async (...args: string[]) => expect(await admin(world, ...args)).toMatchObject({ code: 0 });
    await done('licence', 'hill@example.org', '12', '--until', '2031-07-31');
    await done('bypass', 'hill@example.org', 'off');
    await done('structures', 'hill@example.org', 'on');
    const { body } = await hill.call(me, {});
    expect(Object.values(body.licenses)).toEqual([{ count: 12, expiry: '2031-07-31T23:59:59.999Z' }]);
    expect(body).toMatchObject({ bypassPaywallUntil: null, isMultipleScheduleStructuresEnabled: true });
    await done('bypass', 'hill@example.org', '2030-01-31');
    await done('announce', 'Works at noon', '--text', 'The server rests.', '--severity', 'warning');
    await done('kill-switch', 'on');
    await vi.waitFor(async () => expect((await hill.call(versions, {})).status).toBe(503), PATIENCE);
    expect((await hill.call(site, {})).body).toMatchObject({
      announcements: [{ title: 'Works at noon', content: 'The server rests.', severity: 'warning' }],
    });
    await done('kill-switch', 'off');
    await vi.waitFor(async () => expect((await hill.call(versions, {})).status).toBe(200), PATIENCE);
    await done('suspend', 'hill@example.org');
    expect((await hill.call(me, {})).status).toBe(403);
    await done('reinstate', 'hill@example.org');
    await admin(world, 'grant', 'hill@example.org', '--yes');
    expect(await admin(world, 'suspend', 'hill@example.org')).toMatchObject({ code: 2 });
    await enrol(hill);
    const all = (await hill.call(auditLog, {})).body.entries;
    const entries = all.filter(({ actor }) => actor.uid === null);
    const acts = entries.map(({ action }) => action);
    expect(acts).toEqual(
      expect.arrayContaining(['addLicense', 'changeClient', 'saveAnnouncement', 'changeSite']),
    );
    expect(new Set(entries.map(({ actor }) => actor.name))).toEqual(new Set(['command line']));
  });

  it.each([
    ['licence', 'hill@example.org', 'many'],
    ['bypass', 'hill@example.org', '31.1.2030'],
    ['structures', 'hill@example.org', 'perhaps'],
    ['announce', 'Late', '--until', '2001-01-01'],
    ['announce', 'x'.repeat(201)],
    ['announce', 'Long', '--text', 'x'.repeat(5001)],
    ['suspend', 'nobody@example.org'],
    ['suspend', 'hill@example.org', '--force'],
  ])('refuses %s %s %s', async (...args) => {
    expect(await admin(world, ...args)).toMatchObject({ code: 2 });
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

  it('takes every word from the catalogue', async () => {
    await world.newUser('ella@example.org');
    await signUpUnverified(world.url, 'fred@example.org');
    const said = async (...args: string[]) => {
      const { text } = await admin(world, ...args, '--lang', 'qps');
      expect([args, text.includes('⟦'), outsideMarkers(text).match(/\p{L}+/gu)]).toEqual([args, true, null]);
    };
    const ella = 'ella@example.org';
    await said('list', 'all');
    await said('grant', ella);
    await said('grant', 'fred@example.org');
    await said('grant', 'nobody@example.org');
    await said('licence', ella, '1', '--until', '2031-07-31');
    await said('licence', ella, '2');
    await said('bypass', ella, '2031-07-31');
    await said('bypass', ella, 'tomorrow');
    await said('bypass', ella, 'off');
    for (const state of ['on', 'off']) await said('structures', ella, state);
    for (const verb of ['suspend', 'suspend', 'reinstate', 'reinstate']) await said(verb, ella);
    await said('suspend', 'nobody@example.org');
    await said('second-factor', ella, 'off');
    await said('announce', 'Late', '--until', '2001-01-01');
    await said('announce', 'x'.repeat(201));
    await said('announce', 'Soon', '--until', '2031-01-01');
    for (const state of ['on', 'on', 'off', 'off']) await said('kill-switch', state);
    for (const verb of ['grant', 'grant', 'suspend'])
      await said(verb, ella, ...(verb === 'grant' ? ['--yes'] : []));
    for (const verb of ['revoke', 'revoke']) await said(verb, ella);
  });

  it('speaks the language of the shell, or the one that is asked for', async () => {
    const german = { environment: { ...world.environment, LANG: 'de_DE.UTF-8' } };
    const refused = { code: 2, text: 'Es gibt kein Konto mit der Adresse nobody@example.org.' };
    expect(await admin(german, 'suspend', 'nobody@example.org')).toEqual(refused);
    expect(await admin(world, 'suspend', 'nobody@example.org', '--lang=de')).toEqual(refused);
  });
});
