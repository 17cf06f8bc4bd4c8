import { commands } from '@bellgrid/model';
import { errorTable } from '@bellgrid/protocol';
import { expect, test } from 'vitest';
import { en } from './en/index.ts';

function textAt(id: string): unknown {
  let at: unknown = en;
  for (const key of id.split('.')) {
    at = typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined;
  }
  return at;
}

test.each(Object.values(commands).map(({ label }) => label))('%s has a text', (label) => {
  expect(textAt(label)).toEqual(expect.any(String));
});

test.each(Object.entries(errorTable))('the refusal %s has a text', (_, { text }) => {
  expect(textAt(text)).toEqual(expect.any(String));
});
