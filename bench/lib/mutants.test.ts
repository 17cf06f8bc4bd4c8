import { describe, expect, it } from 'vitest';
import { drawSome, mutantsOf, mutated } from './mutants.mjs';

const source = `'use strict';
class Lists extends Base {
  constructor() {
    super();
    this.name = 'Größe 📏';
  }
  add(a: number): number {
    if (a > 1) this.list.push(a);
    return a === 2 ? 1 : 0;
  }
}
`;

describe('mutants', () => {
  it('delete statements and negate conditions, but neither directives nor super calls', () => {
    const found = mutantsOf('lists.ts', source).map(({ kind, line, source }) => ({ kind, line, source }));
    expect(found).toEqual([
      { kind: 'deleted', line: 5, source: "this.name = 'Größe 📏';" },
      { kind: 'negated', line: 8, source: 'a > 1' },
      { kind: 'deleted', line: 8, source: 'this.list.push(a);' },
      { kind: 'negated', line: 9, source: 'a === 2' },
    ]);
  });

  it('change their own place and nothing else', () => {
    expect(mutantsOf('lists.ts', source).map((mutant) => mutated(source, mutant))).toEqual([
      source.replace("this.name = 'Größe 📏';", ';'),
      source.replace('a > 1', '!(a > 1)'),
      source.replace('this.list.push(a);', ';'),
      source.replace('a === 2', '!(a === 2)'),
    ]);
  });

  it('are refused with the name of the file if it does not parse', () => {
    expect(() => mutantsOf('broken.ts', 'if (')).toThrow('broken.ts does not parse');
  });

  it('are drawn by seed, each once', () => {
    const values = Array.from({ length: 30 }, (_, index) => index);
    const drawn = drawSome(values, 10, 5);
    expect(new Set(drawn).size).toBe(10);
    expect(drawSome(values, 10, 5)).toEqual(drawn);
    expect(drawSome(values, 10, 6)).not.toEqual(drawn);
    expect(drawSome(values, 99, 5).sort((a, b) => a - b)).toEqual(values);
  });
});
