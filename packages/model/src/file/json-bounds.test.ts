import { describe, expect, test } from 'vitest';
import { exceededBound } from './json-bounds.ts';

const bounds = { depth: 3, values: 8, elements: 4 };

describe('the bounds of a text', () => {
  test.each([
    ['[[[1]]]', null],
    ['[[[[1]]]]', 'depth'],
    ['[[1],[2],[3]]', null],
    ['[[[1,2],[3,4]],[[5]]]', 'values'],
    ['[1,2,3,4]', null],
    ['[1,2,3,4,5]', 'elements'],
    ['{"a":{"b":1},"c":2}', null],
    ['{"a":1,"b":2,"c":3,"d":4,"e":5}', 'elements'],
    ['"[[[[,,,,,,"', null],
    ['["a\\"[[[[",",,,,,,,,\\\\"]', null],
    ['[[]]]]]],,,,', null],
    [`[${'['.repeat(50)}`, 'depth'],
    ['"never closed [[[[', null],
  ])('%s', (text, exceeded) => {
    expect(exceededBound(text, bounds)).toBe(exceeded);
  });
});
