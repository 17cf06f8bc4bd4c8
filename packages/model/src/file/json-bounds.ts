/** Limits on the size of a text that can be checked before it is parsed. */
export interface JsonBounds {
  /** Levels of brackets. */
  readonly depth: number;
  /** Values in all lists and objects together. */
  readonly values: number;
  /** Values in one list or object. */
  readonly elements: number;
}

const QUOTE = 34;
const COMMA = 44;
const BACKSLASH = 92;

/**
 * Returns the bound that a text exceeds, counted by brackets and commas outside quoted text, or null: asked before
 * parsing, because a parsed value takes many times its text's memory and every reader of it is recursive. Reads the
 * text once; says nothing about whether it is JSON.
 */
export function exceededBound(text: string, bounds: JsonBounds): keyof JsonBounds | null {
  // The values so far of each list or object that is open.
  const open: number[] = [];
  let values = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      at = closingQuote(text, at);
    } else if (code === 91 || code === 123) {
      if (open.push(1) > bounds.depth) return 'depth';
      values += 1;
    } else if (code === 93 || code === 125) {
      open.pop();
    } else if (code === COMMA && open.length > 0) {
      values += 1;
      const elements = (open.pop() ?? 0) + 1;
      if (elements > bounds.elements) return 'elements';
      open.push(elements);
    }
    if (values > bounds.values) return 'values';
  }
  return null;
}

function closingQuote(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let slashes = 0;
    while (text.charCodeAt(at - 1 - slashes) === BACKSLASH) slashes += 1;
    if (slashes % 2 === 0) return at;
  }
  return text.length;
}
