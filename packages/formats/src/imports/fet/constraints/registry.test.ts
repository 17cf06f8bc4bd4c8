import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { constraintImporters } from './registry.ts';

describe('the registry of constraint importers', () => {
  it('has every importer of the folder under its own name', () => {
    const sources = readdirSync(import.meta.dirname)
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8'))
      .filter((source) => /: (readonly )?ConstraintImporter/.test(source));
    const named = new Set(sources.flatMap((source) => source.match(/(?<=')Constraint[A-Z]\w+(?=')/g) ?? []));
    expect([...constraintImporters.keys()].sort()).toEqual([...named].sort());
    for (const [name, importer] of constraintImporters) expect(importer.name).toBe(name);
  });
});
