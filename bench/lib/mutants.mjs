import { parseSync, Visitor } from 'oxc-parser';

/**
 * A change of a source after which a test should fail: `text` in place of the characters from `start` to `end`.
 * @typedef {{ kind: 'deleted' | 'negated', start: number, end: number, line: number, text: string, source: string }} Mutant
 */

/**
 * Returns the mutants of a source in the order of their positions: every statement that is an expression deleted, every
 * condition of `if` and `?:` negated.
 * @param {string} path decides the dialect @param {string} source @returns {Mutant[]}
 * @throws Error if the source does not parse
 */
export function mutantsOf(path, source) {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} does not parse: ${errors[0]?.message}`);
  /** @type {Mutant[]} */
  const mutants = [];
  /** @param {Mutant['kind']} kind @param {{ start: number, end: number }} node @param {(code: string) => string} change */
  const add = (kind, { start, end }, change) => {
    const code = source.slice(start, end);
    const line = source.slice(0, start).split('\n').length;
    mutants.push({ kind, start, end, line, text: change(code), source: code });
  };
  /** @param {{ test: { start: number, end: number } }} node */
  const negate = ({ test }) => add('negated', test, (code) => `!(${code})`);
  new Visitor({
    ExpressionStatement: (node) => {
      // A directive, such as 'use strict', and super(…), without which no class can be created, show nothing.
      const isSuper = node.expression.type === 'CallExpression' && node.expression.callee.type === 'Super';
      if (!('directive' in node && node.directive) && !isSuper) add('deleted', node, () => ';');
    },
    IfStatement: negate,
    ConditionalExpression: negate,
  }).visit(program);
  return mutants.sort((a, b) => a.start - b.start || a.end - b.end);
}

/** Returns the source with one mutant. @param {string} source @param {Mutant} mutant */
export function mutated(source, { start, end, text }) {
  return source.slice(0, start) + text + source.slice(end);
}

/**
 * Returns `most` of the values, drawn without repeats; equal seeds draw equal values.
 * @template Value @param {readonly Value[]} values @param {number} most @param {number} seed @returns {Value[]}
 */
export function drawSome(values, most, seed) {
  const rest = [...values];
  const drawn = [];
  let state = seed >>> 0;
  while (drawn.length < most && rest.length > 0) {
    // Mulberry32.
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    const index = Math.floor((((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32) * rest.length);
    drawn.push(...rest.splice(index, 1));
  }
  return drawn;
}
