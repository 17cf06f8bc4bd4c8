import { FetElement, type LineIndex } from './fet-element.ts';

/**
 * Anything beyond the characters that FET writes and that every XML text may have, which needs the full
 * parser.
 */
const UNUSUAL = /[^\t\n\u0020-\ud7ff\ue000-\ufffd]|\]\]>/;
const DECLARATION = /^<\?xml version="1\.0"(?: encoding="[A-Za-z][\w.-]*")?\?>/;
const NAME = /^[A-Za-z_][\w.-]*$/;
const WITH_ATTRIBUTES = /^([A-Za-z_][\w.-]*)((?: [A-Za-z_][\w.-]*="[^"&<\t\n]*")+)$/;
const ATTRIBUTE = / ([A-Za-z_][\w.-]*)="([^"]*)"/g;
const ENTITY = /&([^;]*);?/g;
const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&apos;', "'"],
]);

const SLASH = 47;
const GREATER = 62;
const NO_CHILDREN: readonly FetElement[] = [];
const NO_ATTRIBUTES: Readonly<Record<string, string>> = Object.freeze({});

interface Open {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly at: number;
  readonly children: FetElement[];
  text: string;
}

/**
 * The root element of a text that is as plain as FET writes it, read in one pass from "<" to "<"; null for
 * any other text, also for one that is not well-formed: the parser of `parse-xml.ts` reports its faults.
 * Texts that both read give equal results.
 */
export function readPlainXml(text: string, lines: LineIndex, maxDepth: number): FetElement | null {
  if (UNUSUAL.test(text)) return null;
  const open: Open[] = [];
  const names = new Map<string, string>();
  const declaration = DECLARATION.exec(text)?.[0].length ?? 0;
  let at = text.indexOf('<', declaration);
  if (at === -1 || !isBlank(text, declaration, at)) return null;
  while (at !== -1) {
    const end = text.indexOf('>', at + 1);
    if (end === -1) return null;
    let made: FetElement | null = null;
    let next = end + 1;
    if (text.charCodeAt(at + 1) === SLASH) {
      const closed = open.pop();
      if (closed === undefined || !isName(text, closed.tag, at + 2, end)) return null;
      const { tag, attributes, children } = closed;
      const own = children.length > 0 && closed.text.trim() === '' ? '' : closed.text;
      made = new FetElement(tag, own, attributes, children, closed.at, lines);
    } else {
      if (open.length >= maxDepth) return null;
      const isEmpty = text.charCodeAt(end - 1) === SLASH;
      const head = text.slice(at + 1, isEmpty ? end - 1 : end);
      let tag = names.get(head);
      let attributes = NO_ATTRIBUTES;
      if (tag === undefined) {
        const found = NAME.test(head) ? { tag: head, attributes } : withAttributes(head);
        if (found === null) return null;
        ({ tag, attributes } = found);
        if (attributes === NO_ATTRIBUTES) names.set(tag, tag);
      }
      const close = text.indexOf('<', next);
      if (isEmpty) made = new FetElement(tag, '', attributes, NO_CHILDREN, at, lines);
      else if (close !== -1 && text.charCodeAt(close + 1) === SLASH) {
        // Most elements hold a text and no others.
        const after = close + 2 + tag.length;
        const own = textOf(text, next, close);
        if (own === null || !isName(text, tag, close + 2, after)) return null;
        made = new FetElement(tag, own, attributes, NO_CHILDREN, at, lines);
        next = after + 1;
      } else open.push({ tag, attributes, at, children: [], text: '' });
    }
    const parent = open.at(-1);
    if (made !== null) {
      if (parent === undefined) return isBlank(text, next, text.length) ? made : null;
      parent.children.push(made);
    }
    at = text.indexOf('<', next);
    if (parent === undefined || at === -1) return null;
    // Blanks between elements are passed over.
    if (parent.children.length === 0 || !isBlank(text, next, at)) {
      const piece = textOf(text, next, at);
      if (piece === null) return null;
      if (parent.children.length === 0 || piece.trim() !== '') parent.text += piece;
    }
  }
  return null;
}

/** True when the name is at this position, followed by ">". */
function isName(text: string, name: string, from: number, end: number): boolean {
  return end === from + name.length && text.startsWith(name, from) && text.charCodeAt(end) === GREATER;
}

/** True when there are only blanks of XML between the two positions. */
function isBlank(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const code = text.charCodeAt(at);
    if (code !== 32 && code !== 10 && code !== 9) return false;
  }
  return true;
}

/** The text there with its entities decoded; null where it has others than the five of XML. */
function textOf(text: string, from: number, to: number): string | null {
  const piece = text.slice(from, to);
  if (!piece.includes('&')) return piece;
  let isKnown = true;
  const decoded = piece.replace(ENTITY, (entity) => {
    const character = ENTITIES.get(entity);
    if (character === undefined) isKnown = false;
    return character ?? entity;
  });
  return isKnown ? decoded : null;
}

function withAttributes(head: string): Pick<Open, 'tag' | 'attributes'> | null {
  const [, tag, list] = WITH_ATTRIBUTES.exec(head) ?? [];
  if (tag === undefined || list === undefined) return null;
  const pairs = [...list.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value] as const);
  const attributes = Object.fromEntries(pairs);
  return Object.keys(attributes).length === pairs.length ? { tag, attributes } : null;
}
