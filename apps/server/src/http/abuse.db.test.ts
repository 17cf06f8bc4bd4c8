import {
  type Call,
  calls,
  changeClient,
  errorBodySchema,
  latestVersion,
  me,
  saveDraft,
  spawnSolverInstance,
  versions,
} from '@bellgrid/protocol';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { Client, draftFile } from '../test-support/client.ts';
import { forgedCookie } from '../test-support/forged-cookie.ts';
import { type JsonSchema, valuesOf } from '../test-support/schema-arbitrary.ts';
import { signUpUnverified, verifyAddress } from '../test-support/sign-up.ts';
import { useWorld } from '../test-support/use-world.ts';

const world = useWorld({ metricsToken: 'a-token-of-our-own', callsPerMinute: 1_000_000 });

interface Operation {
  readonly operationId: string;
  readonly 'x-public'?: true;
  readonly parameters?: readonly { name: string; in: string; schema: JsonSchema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { schema: JsonSchema }>> };
}
interface Route extends Operation {
  readonly method: string;
  readonly path: string;
}

const pathOf = (path: string, id = 'x') => path.replaceAll(/\{\w+\}/g, id);
const entries: Call[] = Object.values(calls);
const ofSessions = entries.filter(({ access }) => access !== 'public');

let chief: Client;
let owner: Client;
let stranger: Client;
let routes: Route[];
beforeAll(async () => {
  chief = await world().newAdministrator('chief@example.org');
  owner = await world().newUser('owner@example.org');
  stranger = await world().newUser('stranger@example.org');
  const { body } = await new Client(world().url).send('GET', '/api/openapi.json');
  const { paths } = body as { paths: Record<string, Record<string, Operation>> };
  routes = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
    })),
  );
});

const errorCode = (body: unknown) => errorBodySchema.parse(body).error.code;

describe('every route', () => {
  it('is in the OpenAPI document, and nothing else is', () => {
    const described = routes.map(({ method, path }) => `${method} ${path}`);
    expect(described.sort()).toEqual([...world().routes].sort());
    expect(described.length).toBeGreaterThan(entries.length);
  });

  it('is public by intention', () => {
    const open = routes.filter((route) => route['x-public']).map(({ operationId }) => operationId);
    expect(open.sort()).toEqual([
      'enterPublishedSchool',
      'health',
      'openApi',
      'passkeyChallenge',
      'publicStyle',
      'publishedCalendar',
      'publishedPage',
      'publishedSchool',
      'publishedWeek',
      'ready',
      'requestPasswordReset',
      'resetPassword',
      'robots',
      'securityContact',
      'sendVerificationEmail',
      'signIn',
      'signInWithCode',
      'signInWithPasskey',
      'signInWithRecoveryCode',
      'signOut',
      'signUp',
      'site',
      'unsubscribe',
      'unsubscribePage',
      'verifyEmail',
    ]);
  });

  it('refuses a stranger before it looks at the body, unless it is public or tells that nobody is signed in', async () => {
    for (const { method, path, operationId, ...route } of routes) {
      const init = method === 'GET' ? {} : { body: '{"nonsense', headers: { 'content-type': 'text/html' } };
      const answer = await new Client(world().url).send(method, pathOf(path), init);
      if (operationId === 'me') {
        expect([operationId, answer.status, answer.body]).toEqual([operationId, 204, '']);
        continue;
      }
      const expected = route['x-public']
        ? expect.not.objectContaining({ status: 401 })
        : expect.objectContaining({ status: 401 });
      expect({ operationId, status: answer.status }).toEqual(expected);
      if (!route['x-public']) expect(errorCode(answer.body)).toBe('UNAUTHENTICATED');
    }
  });

  it('refuses a forged and an ended session', async () => {
    const leaver = await world().newUser('leaver@example.org');
    const { cookie } = leaver;
    await leaver.post('/api/auth/sign-out', {});
    for (const { method, path } of ofSessions) {
      for (const stolen of [cookie, forgedCookie(owner.cookie)]) {
        const headers = { cookie: stolen, origin: world().url };
        const response = await fetch(`${world().url}${pathOf(path)}`, {
          method: method.toUpperCase(),
          headers,
        });
        expect([path, response.status]).toEqual([path, 401]);
      }
    }
  });

  it('refuses pages of other sites', async () => {
    // Mail programs end mails from elsewhere, by an address that is the secret itself; no session is read.
    const guarded = routes.filter(
      ({ method, operationId }) => method !== 'GET' && operationId !== 'unsubscribe',
    );
    for (const { method, path } of guarded) {
      const headers = { origin: 'https://evil.example', 'content-type': 'application/json' };
      const answer = await owner.send(method, pathOf(path), { headers, body: '{}' });
      expect([path, answer.status]).toEqual([path, 403]);
    }
  });

  it('refuses a suspended account, but the download of what it has saved', async () => {
    const suspended = await world().newUser('suspended@example.org');
    const { uid } = (await suspended.call(me, {})).body;
    await chief.call(changeClient, { uid, accountSuspended: true });
    for (const { name, method, path } of ofSessions) {
      if (['latestVersion', 'snapshot'].includes(name)) continue;
      const answer = await suspended.send(method.toUpperCase(), pathOf(path));
      expect([name, answer.status, errorCode(answer.body)]).toEqual([name, 403, 'ACCOUNT_SUSPENDED']);
    }
  });

  it('refuses an account whose address is not verified, but to verify it', async () => {
    const newcomer = await signUpUnverified(world().url, 'newcomer@example.org');
    for (const { name, method, path } of ofSessions) {
      if (['me', 'setUpAccount'].includes(name)) continue;
      const answer = await newcomer.send(method.toUpperCase(), pathOf(path));
      expect([name, answer.status, errorCode(answer.body)]).toEqual([name, 403, 'VERIFY_FIRST']);
    }
    expect((await newcomer.call(me, {})).body.isVerified).toBe(false);
    await verifyAddress(newcomer, 'newcomer@example.org', world().dataDir);
    expect((await newcomer.call(latestVersion, {})).status).toBe(200);
  });

  it('refuses calls for administrators to all other users', async () => {
    const theirs = entries.filter(({ access }) => access === 'administrator');
    expect(theirs.every(({ path }) => path.startsWith('/api/admin/'))).toBe(true);
    expect(entries.filter(({ path }) => path.startsWith('/api/admin/'))).toEqual(theirs);
    const { uid } = (await owner.call(me, {})).body;
    for (const { name, method, path } of theirs) {
      const address = path.replaceAll('{uid}', uid).replaceAll(/\{\w+\}/g, 'x');
      const answer = await owner.send(method.toUpperCase(), address);
      expect([name, answer.status, errorCode(answer.body)]).toEqual([name, 403, 'FORBIDDEN']);
    }
  });
});

describe("another school's ids", () => {
  it('lead to nothing in any call that takes one', async () => {
    const baseHash = (await owner.call(latestVersion, {})).body.version?.hash ?? '';
    await owner.call(
      saveDraft,
      { baseHash, sessionID: 's', saveReason: 'export' },
      draftFile({ fake: 'hang' }),
    );
    await owner.call(spawnSolverInstance, { jobType: 'solve' });
    const { uid } = (await owner.call(me, {})).body;
    const theirs = (await owner.call(versions, {})).body;
    const id = theirs.currentID ?? '';
    const own = (await stranger.call(versions, {})).body.currentID ?? '';
    const run = (await stranger.call(calls.solver, {})).body.executionInstance;
    const instance = (await owner.call(calls.solver, {})).body.executionInstance?.id ?? '';
    const ownLog = (await stranger.call(calls.schoolAuditLog, {})).body;
    const save = { baseHash: '', sessionID: 's' };
    // The request body and the status of each call, by its name.
    const table: Record<string, readonly [object, number]> = {
      acknowledgeSolver: [{ instanceID: instance }, 404],
      compareVersions: [{ id: own, with: id }, 404],
      createCheckoutSession: [{ quantity: 1, uid }, 403],
      deleteUser: [{ password: 'hill-secret-1', uid }, 403],
      deletePasskey: [{ id }, 404],
      deleteVersion: [{ id }, 404],
      nameVersion: [{ id, label: 'Mine' }, 404],
      publish: [
        {
          ...{ versionID: id, hash: 'h' },
          settings: { teachers: 'full', rooms: true, language: 'en', color: '#3b6fe0' },
          validFrom: null,
        },
        404,
      ],
      restoreVersion: [{ id, ...save }, 404],
      // The id is a place in the caller's own log, and names no entry of another's.
      schoolAuditLog: [{ before: '2999-01-01T00:00:00.000Z', beforeID: id }, 200],
      sendTeacherMails: [{ versionID: id }, 404],
      snapshot: [{ id }, 404],
      solverImprovement: [{ instanceID: instance, index: '0' }, 404],
      solverImprovements: [{ instanceID: instance }, 404],
    };
    const takesId = ({ request }: Call) =>
      request instanceof z.ZodObject &&
      Object.keys(request.shape).some((name) => /^(id|uid|with)$|ID$/.test(name) && name !== 'sessionID');
    const wanted = entries.filter((call) => call.access !== 'administrator' && takesId(call));
    expect(Object.keys(table).sort()).toEqual(wanted.map(({ name }) => name).sort());
    for (const call of wanted) {
      const [request, status] = table[call.name] ?? [{}, 0];
      const answer = await stranger.call(call, request);
      expect([call.name, answer.status]).toEqual([call.name, status]);
      if (call.name === 'schoolAuditLog') expect(answer.body).toEqual(ownLog);
    }
    expect((await owner.call(versions, {})).body).toEqual(theirs);
    expect((await owner.call(calls.solver, {})).body).toMatchObject({ isActive: true, acknowledged: false });
    expect((await stranger.call(calls.solver, {})).body.executionInstance).toEqual(run);
    expect((await stranger.call(me, {})).status).toBe(200);
    await owner.call(calls.cancelSolverInstance, {});
  });
});

describe('bodies of a wrong kind', () => {
  it('are never a fault of the server, by fuzz of every operation of the document', {
    timeout: 300_000,
  }, async () => {
    const anyone = new Client(world().url);
    const ask = async (
      { method, path, operationId }: Route,
      values: Record<string, unknown>,
      body: string,
      type: string,
    ) => {
      const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
      const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        encodeURIComponent(Buffer.from(text(values[name] ?? 'x')).toString() || 'x'),
      );
      const query = new URLSearchParams();
      for (const [name, value] of Object.entries(values)) query.set(name, text(value));
      // An account operation may end the session that all others need.
      const client = path.startsWith('/api/auth/') ? anyone : chief;
      const init = method === 'GET' ? {} : { body, headers: { 'content-type': type } };
      const answer = await client.send(method, `${address}?${query}`, init);
      expect([operationId, answer.status < 500]).toEqual([operationId, true]);
      const isPage = answer.headers.get('content-type')?.startsWith('text/html');
      if (answer.status >= 400 && !isPage) errorBodySchema.parse(answer.body);
    };
    for (const route of routes) {
      const parameters = Object.fromEntries(
        (route.parameters ?? []).map(({ name, schema }) => [name, valuesOf(schema)]),
      );
      const [type = 'application/json', content] = Object.entries(route.requestBody?.content ?? {})[0] ?? [];
      const json = valuesOf(content?.schema ?? {}).map((value) => JSON.stringify(value) ?? '');
      const broken = fc.constantFrom(
        '',
        '{',
        '[]',
        'null',
        '"x"',
        '{"a":1e999}',
        '{"\\u0000":1}',
        '['.repeat(20_000),
      );
      const body = fc.oneof({ weight: 5, arbitrary: json }, { weight: 1, arbitrary: broken });
      const types = fc.oneof(
        { weight: 5, arbitrary: fc.constant(type.replace('*', 'png')) },
        { weight: 1, arbitrary: fc.constant('text/plain') },
      );
      await fc.assert(
        fc.asyncProperty(fc.record(parameters, { requiredKeys: [] }), body, types, (values, text, kind) =>
          ask(route, values, text, kind),
        ),
        { seed: 7, numRuns: 5 },
      );
    }
    expect((await chief.call(me, {})).body.isAdministrator).toBe(true);
  });
});
