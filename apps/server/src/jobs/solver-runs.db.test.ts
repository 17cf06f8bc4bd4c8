import { join } from 'node:path';
import {
  acknowledgeSolver,
  askWhatIf,
  cancelSolverInstance,
  discardWhatIf,
  latestVersion,
  me,
  type SolverDocument,
  saveDraft,
  solver,
  spawnSolverInstance,
  whatIf,
} from '@bellgrid/protocol';
import { describe, expect, it, vi } from 'vitest';
import { type Client, draftFile } from '../test-support/client.ts';
import { useLiveChannels } from '../test-support/connect-live.ts';
import { PATIENCE } from '../test-support/test-server.ts';
import { useWorld } from '../test-support/use-world.ts';
import { endedRunsOf } from './ended-runs.ts';

const settings = {
  concurrency: { cloud_function: 1, cloud_run: 1 },
  threads: 1,
  memoryMb: 128,
  plateauSteps: null,
  leaseSeconds: 9,
};
const world = useWorld({ solver: settings });
const connect = useLiveChannels();

const documentOf = async (client: Client) => (await client.call(solver, {})).body;

/** A user whose saved draft makes the fake solver act so. */
async function userWith(fake: string, email = `${fake}@example.org`, config = {}): Promise<Client> {
  const marker = join(world().dataDir, email);
  const client = await world().newUser(email);
  const baseHash = (await client.call(latestVersion, {})).body.version?.hash ?? '';
  await client.call(saveDraft, { baseHash, sessionID: 's' }, draftFile({ fake, marker }, { config }));
  return client;
}

const spawn = (client: Client) => client.call(spawnSolverInstance, { jobType: 'solve' });

/** The solver document once it fits. */
const until = (client: Client, fits: (document: SolverDocument) => boolean) =>
  vi.waitFor(async () => {
    const document = await documentOf(client);
    if (!fits(document)) throw new Error(`Not yet: ${JSON.stringify(document)}`);
    return document;
  }, PATIENCE);

const isOver = ({ isActive }: SolverDocument) => !isActive;
const isWorking = ({ lastEvent }: SolverDocument) => lastEvent?.data.event === 'starting';

describe('a solver run', () => {
  it('is created, works and keeps its result until it is acknowledged', async () => {
    const client = await userWith('solve');
    const created = await spawn(client);
    expect(created).toMatchObject({
      status: 200,
      body: { isActive: true, location: 'cloud_function', lastEvent: { data: { event: 'created' } } },
    });
    const document = await until(client, isOver);
    expect(document.lastEvent?.data).toMatchObject({
      event: 'calendar',
      status: 'FEASIBLE',
      solution: { cost: 3 },
    });
    expect(document).toMatchObject({ acknowledged: false, cancellationRequested: false });
    const instanceID = document.executionInstance?.id ?? '';
    expect((await client.call(acknowledgeSolver, { instanceID: 'another' })).status).toBe(404);
    expect((await client.call(acknowledgeSolver, { instanceID })).body).toMatchObject({ acknowledged: true });
    expect((await documentOf(client)).acknowledged).toBe(true);
  });

  it('is cancelled with the best so far, and another can follow', async () => {
    const client = await userWith('hang');
    await spawn(client);
    expect((await spawn(client)).status).toBe(409);
    await until(client, isWorking);
    expect((await client.call(cancelSolverInstance, {})).body).toMatchObject({ cancellationRequested: true });
    const document = await until(client, isOver);
    expect(document.lastEvent?.data).toMatchObject({ event: 'cancelled', partial: { id: 's1' } });
    expect((await spawn(client)).status).toBe(200);
    await client.call(cancelSolverInstance, {});
    await until(client, isOver);
  });

  it('does not begin with a repair of a run that is no longer the latest', async () => {
    const client = await userWith('solve', 'repairs@example.org');
    await spawn(client);
    const { executionInstance } = await until(client, isOver);
    const repairOf = (id: string) =>
      client.call(spawnSolverInstance, { jobType: 'solve', repair: 0, repairOf: id });
    expect(await repairOf('of another window')).toMatchObject({
      status: 409,
      body: { error: { code: 'RUN_REPLACED' } },
    });
    expect((await documentOf(client)).isActive).toBe(false);
    expect((await repairOf(executionInstance?.id ?? '')).status).toBe(200);
    await until(client, isOver);
  });

  it('is cancelled although its process does not listen', async () => {
    const client = await userWith('deaf');
    await spawn(client);
    await until(client, isWorking);
    await client.call(cancelSolverInstance, {});
    const document = await until(client, isOver);
    expect(document.lastEvent?.data).toMatchObject({ event: 'cancelled', partial: null });
  });

  it.each([
    ['crash', 'TERMINATED'],
    ['garbage', 'BAD_DATA'],
    ['silent', 'UNKNOWN_ERROR'],
  ])('whose process does "%s" ends with %s', async (fake, errorCode) => {
    const client = await userWith(fake);
    await spawn(client);
    const document = await until(client, isOver);
    expect(document.lastEvent?.data).toMatchObject({ event: 'error', errorCode });
  });

  it('waits for its turn, and can be cancelled while it waits', async () => {
    const [first, second, third] = await Promise.all([
      userWith('hang', 'first@example.org'),
      userWith('hang', 'second@example.org'),
      userWith('solve', 'third@example.org'),
    ]);
    await spawn(first);
    await until(first, isWorking);
    await spawn(second);
    await spawn(third);
    expect((await documentOf(second)).lastEvent?.data).toEqual({ event: 'created' });
    expect((await second.call(cancelSolverInstance, {})).body).toMatchObject({
      isActive: false,
      lastEvent: { data: { event: 'cancelled', partial: null } },
    });
    expect((await documentOf(third)).lastEvent?.data).toEqual({ event: 'created' });
    await first.call(cancelSolverInstance, {});
    expect((await until(third, isOver)).lastEvent?.data.event).toBe('calendar');
  });

  it('F6: waits behind schools that had less of the solver, and is told so when that changes', async () => {
    const heavy = await userWith('solve', 'heavy@example.org');
    await spawn(heavy);
    await until(heavy, isOver);
    const blocker = await userWith('hang', 'holder@example.org');
    await spawn(blocker);
    await until(blocker, isWorking);
    const { socket, ready } = connect(world().url, heavy.cookie);
    const told: (number | null)[] = [];
    socket.on('solver', ({ schoolsBefore, isActive }) => {
      if (isActive && told.at(-1) !== schoolsBefore) told.push(schoolsBefore);
    });
    await ready;
    expect((await spawn(heavy)).body.schoolsBefore).toBe(0);
    expect((await spawn(heavy)).status).toBe(409);
    const light = await userWith('hang', 'light@example.org');
    expect((await spawn(light)).body.schoolsBefore).toBe(0);
    await vi.waitFor(() => expect(told).toEqual([0, 1]), PATIENCE);
    await blocker.call(cancelSolverInstance, {});
    expect((await until(light, isWorking)).schoolsBefore).toBeNull();
    await vi.waitFor(() => expect(told).toEqual([0, 1, 0]), PATIENCE);
    expect((await documentOf(heavy)).lastEvent?.data).toEqual({ event: 'created' });
    await light.call(cancelSolverInstance, {});
    await until(heavy, isOver);
  });

  it('does not wait for one of the other length', async () => {
    const short = await userWith('hang', 'short@example.org');
    const long = await userWith('solve', 'long@example.org', { solverTimeout: 301 });
    const shortest = await userWith('solve', 'shortest@example.org', { solverTimeout: 300 });
    // The time limit decides, not the client.
    await short.call(spawnSolverInstance, { jobType: 'solve', location: 'cloud_run' });
    await until(short, isWorking);
    expect((await documentOf(short)).location).toBe('cloud_function');
    await spawn(shortest);
    expect(await documentOf(shortest)).toMatchObject({
      location: 'cloud_function',
      lastEvent: { data: { event: 'created' } },
    });
    await long.call(spawnSolverInstance, { jobType: 'solve', location: 'cloud_function' });
    expect(await until(long, isOver)).toMatchObject({
      location: 'cloud_run',
      lastEvent: { data: { event: 'calendar' } },
    });
    await short.call(cancelSolverInstance, {});
    await until(shortest, isOver);
  });

  it('waits with the longer ones when it is a check that may take long by the clock', async () => {
    const client = await userWith('solve', 'thorough@example.org', { solverTimeout: 300 });
    await client.call(spawnSolverInstance, { jobType: 'check' });
    expect((await until(client, isOver)).location).toBe('cloud_function');
    await client.call(spawnSolverInstance, { jobType: 'check', thorough: true });
    expect((await until(client, isOver)).location).toBe('cloud_run');
  });

  it('is tried a second time when its process dies', async () => {
    const client = await userWith('crashOnce');
    await spawn(client);
    expect((await until(client, isOver)).lastEvent?.data.event).toBe('calendar');
  });

  it('does not see later saves', async () => {
    const blocker = await userWith('hang', 'blocker@example.org');
    await spawn(blocker);
    await until(blocker, isWorking);
    const client = await userWith('solve', 'later@example.org');
    await spawn(client);
    const baseHash = (await client.call(latestVersion, {})).body.version?.hash ?? '';
    await client.call(saveDraft, { baseHash, sessionID: 's' }, draftFile({ fake: 'crash' }));
    await blocker.call(cancelSolverInstance, {});
    expect((await until(client, isOver)).lastEvent?.data.event).toBe('calendar');
  });

  it('that was cancelled without one is no error', async () => {
    const client = await world().newUser('nothing@example.org');
    expect((await client.call(cancelSolverInstance, {})).body).toMatchObject({
      executionInstance: null,
      isActive: false,
    });
  });

  it('runs again after a restart of the server, and so does one that waits', async () => {
    const first = await userWith('hang', 'stopped@example.org');
    const second = await userWith('solve', 'waiting@example.org');
    await spawn(first);
    await until(first, isWorking);
    await spawn(second);
    const port = Number(new URL(world().url).port);
    await world().stop();
    await world().start({ port, solver: settings });
    await until(first, isWorking);
    await first.call(cancelSolverInstance, {});
    expect((await until(second, isOver)).lastEvent?.data.event).toBe('calendar');
  });
});

describe('a question “What if”', () => {
  const changes = { constraints: [], deleted: ['rule'], spreads: [], weights: [] };
  const answered = (client: Client) =>
    vi.waitFor(async () => {
      const { question } = (await client.call(whatIf, {})).body;
      if (!question || question.isActive) throw new Error('Not yet.');
      return question;
    }, PATIENCE);

  it('is answered beside the latest result, which stays as it is, until it is discarded', async () => {
    const client = await userWith('solve', 'asks@example.org');
    await spawn(client);
    const result = await until(client, isOver);
    const asked = await client.call(askWhatIf, { changes: JSON.stringify(changes) });
    expect(asked).toMatchObject({
      status: 200,
      body: { question: { isActive: true, changes, answer: null } },
    });
    const question = await answered(client);
    expect(question).toMatchObject({
      answer: { before: { placed: 1 }, solution: { id: 's1' } },
      failure: null,
    });
    expect(question.payloadHash).toBe(result.executionInstance?.payloadHash);
    expect(await documentOf(client)).toEqual(result);
    expect((await client.call(discardWhatIf, {})).body.question).toBeNull();
    expect((await client.call(whatIf, {})).body.question).toBeNull();
    expect(await documentOf(client)).toEqual(result);
  });

  it('is the one run of the account, is told to every window, and can be cancelled', async () => {
    const client = await userWith('hang', 'asks-long@example.org');
    const { socket, ready } = connect(world().url, client.cookie);
    const told: boolean[] = [];
    socket.on('whatIf', ({ question }) => told.push(question?.isActive ?? false));
    await ready;
    await client.call(askWhatIf, { changes: JSON.stringify(changes) });
    expect((await spawn(client)).status).toBe(409);
    expect((await client.call(askWhatIf, { changes: JSON.stringify(changes) })).status).toBe(409);
    expect((await documentOf(client)).executionInstance).toBeNull();
    await vi.waitFor(() => expect(told).toContain(true), PATIENCE);
    await client.call(cancelSolverInstance, {});
    expect(await answered(client)).toMatchObject({ answer: null, failure: 'CANCELLED' });
    expect((await spawn(client)).status).toBe(200);
    await client.call(cancelSolverInstance, {});
    await until(client, isOver);
  });

  it('that is discarded while it works ends its run', async () => {
    const client = await userWith('hang', 'leaves@example.org');
    await client.call(askWhatIf, { changes: JSON.stringify(changes) });
    expect((await client.call(discardWhatIf, {})).body.question).toBeNull();
    const { uid } = (await client.call(me, {})).body;
    const db = await world().openDatabase();
    expect(await endedRunsOf(db, uid)).toMatchObject([{ isTrial: true, status: 'CANCELLED', record: null }]);
    await db.destroy();
    expect((await spawn(client)).status).toBe(200);
    await client.call(cancelSolverInstance, {});
    await until(client, isOver);
  });
});
