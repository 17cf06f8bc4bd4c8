import { gzipSync } from 'node:zlib';
import { createExampleSchool, FILE_VERSION } from '@bellgrid/model';
import {
  addLicense,
  type Call,
  calls,
  type ErrorCode,
  errorBodySchema,
  impersonate,
  latestVersion,
  me,
  nameVersion,
  publication,
  publish,
  saveDraft,
  savePageMemory,
  setUpAccount,
  solver,
  spawnSolverInstance,
  uploadLogo,
} from '@bellgrid/protocol';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../test-support/client.ts';
import { signUpUnverified, verifyAddress } from '../test-support/sign-up.ts';
import { useWorld } from '../test-support/use-world.ts';

const world = useWorld({ callsPerMinute: 1_000_000 });
const entries: Call[] = Object.values(calls);
const ofAdministrators = entries.filter(({ access }) => access === 'administrator');

/** A word in every text of the school, in no text of any other. */
const SECRET = 'Zeppelin';

let chief: Client;
let school: Client;
let other: Client;
let uid: string;
let otherUid: string;
/** The ids of what the school has. */
let ids: { readonly version: string; readonly run: string; readonly license: string };

async function saveAll(client: Client): Promise<string> {
  const draft = createExampleSchool({ schoolName: `${SECRET} School` });
  for (const teacher of Object.values(draft.teachers)) teacher.name = `${SECRET} ${teacher.name}`;
  const file = {
    fileVersion: FILE_VERSION,
    dataStore: draft,
    pageMemory: { fake: 'solve' },
    solutionStore: { version: 2 },
  };
  const baseHash = (await client.call(latestVersion, {})).body.version?.hash ?? '';
  const request = { baseHash, sessionID: SECRET, saveReason: 'export' as const };
  const { version } = (await client.call(saveDraft, request, gzipSync(JSON.stringify(file)))).body;
  await client.call(nameVersion, { id: version.id, label: `${SECRET} label` });
  const settings = { teachers: 'full', rooms: true, language: 'en', color: '#3b6fe0' } as const;
  const edition = { versionID: version.id, hash: version.hash, settings, validFrom: null };
  expect((await client.call(publish, edition)).status).toBe(200);
  return version.id;
}

/** Signs up a school that has something of everything that a school can have. */
async function signUpWithAll(email: string): Promise<Client> {
  const client = await signUpUnverified(world().url, email);
  await client.call(setUpAccount, { email, displayName: `${SECRET} Head`, schoolName: `${SECRET} School` });
  await verifyAddress(client, email, world().dataDir);
  await client.call(savePageMemory, { pageMemory: { note: SECRET } });
  const picture = sharp({ create: { width: 20, height: 20, channels: 3, background: '#3366cc' } });
  await client.call(uploadLogo, { filename: `${SECRET}.png` }, await picture.png().toBuffer());
  return client;
}

beforeAll(async () => {
  chief = await world().newAdministrator('chief@example.org');
  other = await world().newUser('other@example.org');
  otherUid = (await other.call(me, {})).body.uid;
  school = await signUpWithAll('head@zeppelin.example');
  uid = (await school.call(me, {})).body.uid;
  const version = await saveAll(school);
  await school.call(spawnSolverInstance, { jobType: 'solve' });
  const run = (await school.call(solver, {})).body.executionInstance?.id ?? '';
  await chief.call(addLicense, { uid, count: 40, expiry: null });
  const license = Object.keys((await school.call(me, {})).body.licenses)[0] ?? '';
  ids = { version, run, license };
}, 120_000);

const codeOf = (body: unknown): ErrorCode => errorBodySchema.parse(body).error.code;

/** The path of a call with these values of its parameters. */
function addressOf({ path }: Call, of: Readonly<Record<string, string>>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => of[name] ?? 'x');
}

describe('no answer to another school', () => {
  const reading = entries.filter(({ method, access }) => method === 'get' && access !== 'administrator');

  it('says anything of this one, in any call that reads', async () => {
    const token = (await school.call(publication, {})).body.publication?.path.split('/').at(-1) ?? '';
    const secrets = [SECRET, 'zeppelin', uid, token, ...Object.values(ids)];
    expect(secrets.every((each) => each.length > 5)).toBe(true);
    const told: string[] = [];
    for (const call of reading) {
      const address = `${addressOf(call, { id: ids.version, instanceID: ids.run, index: '0' })}?with=${ids.version}`;
      const answer = await other.send('GET', address);
      const text = JSON.stringify([answer.body, ...answer.headers]);
      expect([call.name, secrets.filter((each) => text.includes(each))]).toEqual([call.name, []]);
      const ofOwn = JSON.stringify((await school.send('GET', address)).body);
      if (secrets.some((each) => ofOwn.includes(each))) told.push(call.name);
    }
    // The school itself is told of all of them.
    expect(told).toEqual([
      'latestVersion',
      'me',
      'pageMemory',
      'publication',
      'snapshot',
      'solver',
      'teacherMails',
      'versions',
    ]);
  });
});

describe('a call of administrators', () => {
  it('refuses one who has no second factor', async () => {
    const weak = await world().newUser('weak@example.org');
    await world().makeAdministrator(weak);
    for (const call of ofAdministrators) {
      const answer = await weak.send(call.method.toUpperCase(), addressOf(call, { uid }));
      expect([call.name, answer.status, codeOf(answer.body)]).toEqual([
        call.name,
        403,
        'SECOND_FACTOR_FIRST',
      ]);
    }
  });

  it('refuses one who acts as a school, as it refuses the school', async () => {
    const acting = await world().newAdministrator('acting@example.org');
    expect((await acting.call(impersonate, { uid: otherUid })).status).toBe(200);
    for (const call of ofAdministrators) {
      const answer = await acting.send(call.method.toUpperCase(), addressOf(call, { uid }));
      expect([call.name, answer.status, codeOf(answer.body)]).toEqual([call.name, 403, 'FORBIDDEN']);
    }
  });

  it('refuses without a code just before, where it grants or deletes', async () => {
    await world().newAdministrator('late@example.org');
    const late = await world().signIn('late@example.org');
    const guarded = ofAdministrators.filter(({ needsConfirmation }) => needsConfirmation);
    expect(guarded.map(({ name }) => name)).toEqual([
      'addLicense',
      'deleteClient',
      'deleteClientVersion',
      'removeLicense',
    ]);
    for (const call of guarded) {
      const answer = await late.send(call.method.toUpperCase(), addressOf(call, { uid }));
      expect([call.name, answer.status, codeOf(answer.body)]).toEqual([call.name, 403, 'CONFIRM_FIRST']);
    }
  });

  it('finds nothing of one school under the id of another', async () => {
    const pairs = ofAdministrators.filter(({ path }) => /\{uid\}.*\{\w+\}/.test(path));
    expect(pairs.map(({ name }) => name)).toEqual([
      'clientSnapshot',
      'deleteClientVersion',
      'importClientVersion',
      'removeLicense',
    ]);
    const baseHash = (await chief.call(latestVersion, {})).body.version?.hash ?? '';
    for (const call of pairs) {
      const address = addressOf(call, { uid: otherUid, id: ids.version, licenseID: ids.license });
      const answer =
        call.method === 'post'
          ? await chief.post(address, { baseHash, sessionID: 's' })
          : await chief.send(call.method.toUpperCase(), address);
      expect([call.name, answer.status, codeOf(answer.body)]).toEqual([call.name, 404, 'NOT_FOUND']);
    }
    expect((await school.call(me, {})).body.licenses).toHaveProperty([ids.license]);
    expect((await school.call(latestVersion, {})).body.version?.id).toBe(ids.version);
  });
});

describe('an administrator who acts as a school', () => {
  it('changes nothing of the account of the school, and does not end it', async () => {
    const acting = await world().newAdministrator('second@example.org');
    expect((await acting.call(impersonate, { uid })).status).toBe(200);
    const ofOwner = entries.filter(
      ({ path, method }) => path.startsWith('/api/account/') && method !== 'get',
    );
    // They answer, and write nothing.
    const passed = ['acknowledgeUpdate', 'chooseLanguage', 'updateLastSeen'];
    const before = (await school.call(me, {})).body;
    const names = { displayName: 'X', schoolName: 'X', language: 'de', version: '1.99.0' };
    const person = { ...names, email: before.email, newEmail: before.email, code: '000000', name: 'x' };
    const words = {
      password: 'hill-secret-1',
      currentPassword: 'hill-secret-1',
      newPassword: 'hill-secret-2',
    };
    for (const call of ofOwner) {
      const response = { id: 'x', rawId: 'x', type: 'public-key', response: {} };
      const request = { ...person, ...words, response };
      const address = addressOf(call, { id: 'x' });
      const answer =
        call.method === 'post'
          ? await acting.post(address, request)
          : await acting.send(call.method.toUpperCase(), address);
      expect([call.name, answer.status]).toEqual([call.name, passed.includes(call.name) ? 200 : 403]);
    }
    expect((await school.call(me, {})).body).toEqual(before);
  });
});
