import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './lib/root.mjs';
import { readText, repositoryFiles } from './lib/workspace.mjs';

const NUMBER = /S\d+\.\d+/g;

const rules = [...readText('docs/semantics.md').matchAll(/\*\*(S\d+\.\d+)\*\*/g)].map(
  ([, number]) => number ?? '',
);

/** The rules that the names of tests cite in brackets. */
const cited = new Map<string, string>();
for (const file of repositoryFiles()) {
  if (!/\.(test|spec)\.tsx?$/.test(file) || !existsSync(join(root, file))) continue;
  for (const [list] of readText(file).matchAll(/\((?:S\d+\.\d+(?:, )?)+\)['"`]/g))
    for (const [number] of list.matchAll(NUMBER)) cited.set(number, file);
}

describe('the numbered rules of docs/semantics.md', () => {
  it('are numbered once, in order within their section', () => {
    const places = rules.map((rule) => rule.slice(1).split('.').map(Number));
    const next = places.map(([section], index) => [
      section,
      1 + places.slice(0, index).filter(([before]) => before === section).length,
    ]);
    expect(places).toEqual(next);
  });

  it('are each held by a test that cites them', () => {
    expect(rules.length).toBeGreaterThan(60);
    expect(rules.filter((rule) => !cited.has(rule))).toEqual([]);
  });

  it('are there where a test cites them', () => {
    const unknown = [...cited].filter(([rule]) => !rules.includes(rule));
    expect(unknown.map(([rule, file]) => `${file}: ${rule}`)).toEqual([]);
  });
});
