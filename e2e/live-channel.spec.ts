import type { Page, WebSocket, WebSocketRoute } from '@playwright/test';
import { signUp } from './support/account.ts';
import { openSchedule } from './support/schedule.ts';
import { expect, test } from './support/test.ts';

/** The live channels that a page opens, the newest last. */
function liveChannels(page: Page): WebSocket[] {
  const channels: WebSocket[] = [];
  page.on('websocket', (socket) => {
    if (new URL(socket.url()).pathname.startsWith('/live')) channels.push(socket);
  });
  return channels;
}

const isOpen = (channels: readonly WebSocket[]) => channels.at(-1)?.isClosed() === false;

test('a live channel that the server ends comes back for signed-in users, and never in a loop', async ({
  page,
  baseURL,
}) => {
  const person = await signUp(page);
  await page.clock.install();
  const channels = liveChannels(page);
  await page.reload();
  await expect.poll(() => isOpen(channels)).toBe(true);
  const answers: number[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === '/api/me') answers.push(response.status());
  });
  const headers = { origin: baseURL ?? '' };
  const signOut = () => page.request.post('/api/auth/sign-out', { headers, data: {} });

  // Signed out and in again in another window: it asks once, and comes back.
  // Not far: a jump would look like a server that no longer answers.
  await page.clock.pauseAt(new Date(Date.now() + 5000));
  await signOut();
  await expect.poll(() => isOpen(channels)).toBe(false);
  const { email, password } = person;
  await page.request.post('/api/auth/sign-in/email', { headers, data: { email, password } });
  await page.clock.runFor(5000);
  await expect.poll(() => isOpen(channels)).toBe(true);
  expect(answers).toEqual([200]);
  expect(channels).toHaveLength(2);

  // Signed out for good: it asks once, and stays away.
  await signOut();
  await expect.poll(() => isOpen(channels)).toBe(false);
  await page.clock.runFor(60_000);
  await expect.poll(() => answers).toEqual([200, 204]);
  await page.clock.runFor(10 * 60_000);
  expect(answers).toEqual([200, 204]);
  expect(channels).toHaveLength(2);
});

/** The solver document of a run whose last event is this one. */
function runDocument(data: object, schoolsBefore: number | null = null, ago = 0) {
  const at = new Date(Date.now() - ago).toISOString();
  return {
    executionInstance: { id: 'run-1', jobType: 'solve', startedAt: at, versionID: 'v' },
    location: 'cloud_function',
    lastEvent: { at, data },
    cancellationRequested: false,
    isActive: true,
    schoolsBefore,
    acknowledged: false,
  };
}

test('a run shows when the server cannot be reached, and continues when it can', async ({ page }) => {
  await signUp(page);
  await page.getByRole('button', { name: 'Try an example school' }).click();
  await openSchedule(page);

  let isReachable = true;
  const channels = new Set<WebSocketRoute>();
  await page.routeWebSocket(/\/live\//, (channel) => {
    if (!isReachable) return void channel.close();
    channels.add(channel);
    // The server knows of no run, and reports so on the channel.
    channel.connectToServer().onMessage((message) => {
      if (!/^[^[]*\["solver",/.test(String(message))) channel.send(message);
    });
  });
  const json = runDocument({ event: 'starting', jobType: 'solve' });
  await page.route('**/api/solver', (route) => (isReachable ? route.fulfill({ json }) : route.abort()));
  await page.route('**/live/**', (route) => (isReachable ? route.continue() : route.abort()));
  await page.reload();
  const pill = page.getByTestId('solver-progress');
  const cancel = pill.getByRole('button', { name: 'Cancel Schedule Processing' });
  await expect(cancel).toBeEnabled();
  await expect.poll(() => channels.size).toBeGreaterThan(0);

  isReachable = false;
  for (const channel of channels) await channel.close();
  await expect(pill).toContainText('Connection lost, trying again');
  await expect(pill).not.toContainText(/\d:\d\d/);
  await expect(cancel).toBeDisabled();

  isReachable = true;
  await expect(pill).toContainText(/\d:\d\d/);
  await expect(pill).not.toContainText('Connection lost');
});

test('a run that waits says how many schools are before it', async ({ page }) => {
  await signUp(page);
  await page.getByRole('button', { name: 'Try an example school' }).click();
  await openSchedule(page);
  let schoolsBefore = 2;
  await page.routeWebSocket(/\/live\//, (channel) => channel.close());
  await page.route('**/api/solver', (route) =>
    route.fulfill({ json: runDocument({ event: 'created' }, schoolsBefore, 10_000) }),
  );
  await page.reload();
  const line = page.getByTestId('solver-progress').getByRole('status');
  const banner = line.filter({ hasText: 'Your run starts by itself' });
  await expect(banner).toContainText('2 schools are before you');
  schoolsBefore = 0;
  await expect(banner).toContainText('Your run is next', { timeout: 15_000 });
});
