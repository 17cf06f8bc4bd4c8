import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { staticFile } from './static-files.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bellgrid-web-'));
  await writeFile(join(folder, 'index.html'), 'x'.repeat(300_000));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets/app.js.map'), '{}');
});
afterAll(() => rm(folder, { recursive: true }));

it('opens no file for a HEAD, whose answer would never be read and closed', async () => {
  const head = await staticFile(folder, '/', 'HEAD');
  expect(head.headers.get('content-length')).toBe('300000');
  expect(head.body).toBeNull();
  expect((await (await staticFile(folder, '/', 'GET')).text()).length).toBe(300_000);
});

it('F24: hands no source map out', async () => {
  expect((await staticFile(folder, '/assets/app.js.map', 'GET')).status).toBe(404);
});
