import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commands } from './registry.ts';

test('every command file is in the registry, sorted, under its own name', () => {
  const files = readdirSync(new URL('.', import.meta.url))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => file !== 'define-command.ts' && file !== 'registry.ts')
    .map((file) => file.replace('.ts', '').replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()));
  expect(Object.keys(commands)).toEqual(files.sort());
  for (const [name, command] of Object.entries(commands)) {
    expect(command.name).toBe(name);
    expect(command.label).toBe(`command.${name}`);
  }
});
