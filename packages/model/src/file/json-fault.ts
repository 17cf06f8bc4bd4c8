import type { Message } from '../messages/message.ts';
import { value } from '../messages/value.ts';

/** The position at which a text is not JSON, and the reason. `line` and `column` count from 1. */
export interface JsonFault {
  readonly line: number;
  readonly column: number;
  readonly reason: Message;
  /** True when the text is well formed as far as it goes, and then simply ends. */
  readonly isTruncated: boolean;
}

const QUOTE = 34;
const BACKSLASH = 92;
const literal = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const space = /[ \t\r\n]*/y;

/**
 * Finds the first place where a text breaks the JSON grammar; null when it does not. For messages only, as
 * the engines' own differ from one another; reads iteratively at any depth.
 */
export function findJsonFault(text: string): JsonFault | null {
  const open: ('{' | '[')[] = [];
  let expected: 'value' | 'value or ]' | 'key' | 'key or }' | ':' | ', or end' = 'value';
  let at = 0;
  for (;;) {
    at = skip(space, text, at);
    const char = text[at];
    if (expected === ', or end') {
      const inside = open.at(-1);
      if (!inside) return char === undefined ? null : fault(text, at, found('afterEnd', char));
      const close = inside === '{' ? '}' : ']';
      if (char === close) open.pop();
      else if (char === ',') expected = inside === '{' ? 'key' : 'value';
      else return fault(text, at, expectedBut(`',' '${close}'`, char));
      at += 1;
      continue;
    }
    if (expected === ':') {
      if (char !== ':') return fault(text, at, expectedBut("':'", char));
      expected = 'value';
      at += 1;
      continue;
    }
    if ((expected === 'value or ]' && char === ']') || (expected === 'key or }' && char === '}')) {
      open.pop();
      expected = ', or end';
      at += 1;
      continue;
    }
    const isKey: boolean = expected === 'key' || expected === 'key or }';
    if (char === '"') {
      const end = endOfString(text, at);
      if (end.reason !== null) return fault(text, end.at, end.reason);
      at = end.at;
      expected = isKey ? ':' : ', or end';
    } else if (isKey) {
      return fault(text, at, found('noName', char));
    } else if (char === '{' || char === '[') {
      open.push(char);
      expected = char === '{' ? 'key or }' : 'value or ]';
      at += 1;
    } else {
      const end = skip(literal, text, at);
      if (end === at) return fault(text, at, found('noValue', char));
      at = end;
      expected = ', or end';
    }
  }
}

function skip(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return at + (pattern.exec(text)?.[0].length ?? 0);
}

function endOfString(text: string, start: number): { at: number; reason: Message | null } {
  for (let at = start + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) return { at: at + 1, reason: null };
    if (code < 32) return { at, reason: { code: 'loading.json.controlCharacter' } };
    if (code !== BACKSLASH) continue;
    const sequence = text.slice(at + 1, at + 6);
    const good = /^(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/.test(sequence);
    if (!good && at + 6 <= text.length)
      return { at, reason: found('unknownEscape', `\\${sequence[0] ?? ''}`) };
    at += 1;
  }
  return { at: text.length, reason: { code: 'loading.json.openText' } };
}

/** The reason of this name, with what is there instead; at the end of the text the form without it. */
function found(name: string, char: string | undefined): Message {
  if (char === undefined) return { code: `loading.json.${name}AtEnd` };
  return { code: `loading.json.${name}`, values: { found: value.text(char) } };
}

function expectedBut(expected: string, char: string | undefined): Message {
  const { code, values } = found('unexpected', char);
  return { code, values: { ...values, expected: value.text(expected) } };
}

function fault(text: string, at: number, reason: Message): JsonFault {
  const before = text.slice(0, at);
  const lineStart = before.lastIndexOf('\n') + 1;
  let line = 1;
  for (let index = before.indexOf('\n'); index >= 0; index = before.indexOf('\n', index + 1)) line += 1;
  return { line, column: at - lineStart + 1, reason, isTruncated: at >= text.length };
}
