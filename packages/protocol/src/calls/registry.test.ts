import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { calls } from './registry.ts';

const entries = Object.entries(calls);

describe('the registry of calls', () => {
  it('names each call by its key, sorted', () => {
    expect(entries.map(([, call]) => call.name)).toEqual(entries.map(([key]) => key));
    expect(Object.keys(calls)).toEqual(Object.keys(calls).sort());
  });

  it('holds every file of the folder', () => {
    const notCalls = ['define-call.ts', 'registry.ts', 'registry.test.ts'];
    const files = readdirSync(new URL('.', import.meta.url)).filter((file) => !notCalls.includes(file));
    const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    expect(files.sort()).toEqual(
      Object.keys(calls)
        .map((name) => `${kebab(name)}.ts`)
        .sort(),
    );
  });

  it('gives each call a road of its own', () => {
    const roads = entries.map(([, { method, path }]) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`);
    expect(new Set(roads).size).toBe(roads.length);
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
