import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { calls } from './registry.ts';

const entries = Object.entries(calls);

describe('the registry of calls', () => {
  it('names each call by its key, sorted', () => {
    expect(entries.map(([, call]) => call.name)).toEqual(entries.map(([key]) => key));
    expect(Object.keys(calls)).toEqual(Object.keys(calls).sort());
  });

  it('holds every call that a file of the folder declares', () => {
    const folder = new URL('.', import.meta.url);
    const files = readdirSync(folder).filter((file) => file.endsWith('-calls.ts'));
    const declared = files.flatMap((file) =>
      [...readFileSync(new URL(file, folder), 'utf8').matchAll(/^export const (\w+) = defineCall\(/gm)].map(
        ([, name]) => name,
      ),
    );
    expect(declared.sort()).toEqual(Object.keys(calls).sort());
  });

  it('gives each call an address of its own', () => {
    const addresses = entries.map(([, { method, path }]) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const [, { path }] of entries) expect(path).toMatch(/^\/api\/[a-z/{}-]+$/i);
  });

  it.each(entries)('%s takes the parameters of its path from its request', (_, { path, request }) => {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(Object.keys(request.shape)).toEqual(expect.arrayContaining(names));
  });

  it.each(entries)('%s can be described as JSON schema', (_, { request, response }) => {
    expect(z.toJSONSchema(request, { io: 'input' })).toHaveProperty('type', 'object');
    expect(() => z.toJSONSchema(response)).not.toThrow();
  });
});
