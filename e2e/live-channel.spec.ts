import type { Page, WebSocket } from '@playwright/test';
import { signUp } from './support/account.ts';
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

test('a live channel that the server ends comes back for who is signed in, and never in a loop', async ({
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
  await expect.poll(() => answers).toEqual([200, 401]);
  await page.clock.runFor(10 * 60_000);
  expect(answers).toEqual([200, 401]);
  expect(channels).toHaveLength(2);
});
