import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { StartError } from '../errors/start-error.ts';
import { authSecret } from './auth-secret.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bellgrid-secret-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('is made once, and long', () => {
  const secret = authSecret(folder);
  expect(secret.length).toBeGreaterThanOrEqual(64);
  expect(authSecret(folder)).toBe(secret);
});

it('gives advice on a damaged one in a line', () => {
  writeFileSync(join(folder, 'auth-secret'), 'short');
  expect(() => authSecret(folder)).toThrow(StartError);
  expect(() => authSecret(folder)).toThrow(/auth-secret is damaged: delete it/);
});
