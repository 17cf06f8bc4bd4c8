import { XMLParser } from 'fast-xml-parser';
import { decodeEntities } from './decode-entities.ts';

/** An element of the file, read by the names of its children. */
export interface FetElement {
  readonly tag: string;
  /** Line in the file, from 1. */
  readonly line: number;
  attribute(name: string): string;
  has(child: string): boolean;
  /** Its own text. */
  readonly value: string;
  /** Text of the first child of that name as it stands, so that names are told apart as FET does; '' when there is none. */
  text(child: string): string;
  /** Texts of all children of that name, in order. */
  texts(child: string): string[];
  /** Children of that name, in order. */
  all(child: string): FetElement[];
  first(child: string): FetElement | null;
  /** Names of the children, each once. */
  childTags(): string[];
}

const META: symbol = XMLParser.getMetaDataSymbol() as symbol;
type Node = Record<string | symbol, unknown>;

/** @param lineOf the line of a character position. */
export function createElement(
  tag: string,
  raw: unknown,
  parentLine: number,
  lineOf: (position: number) => number,
): FetElement {
  const node: Node | null = isNode(raw) ? raw : null;
  const start = node ? startOf(node) : null;
  const line = start === null ? parentLine : lineOf(start);
  const list = (child: string): unknown[] => {
    const found = node && Object.hasOwn(node, child) ? node[child] : undefined;
    if (found === undefined) return [];
    return Array.isArray(found) ? found : [found];
  };
  return {
    tag,
    line,
    value: textOf(raw),
    attribute: (name) => textOf(list(`@_${name}`)[0]),
    has: (child) => list(child).length > 0,
    text: (child) => textOf(list(child)[0]),
    texts: (child) => list(child).map(textOf),
    all: (child) => list(child).map((each) => createElement(child, each, line, lineOf)),
    first: (child) => {
      const [each] = list(child);
      return each === undefined ? null : createElement(child, each, line, lineOf);
    },
    childTags: () => (node ? Object.keys(node).filter((key) => !/^[@#]/.test(key)) : []),
  };
}

function isNode(raw: unknown): raw is Node {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}

function textOf(raw: unknown): string {
  if (typeof raw === 'string') return decodeEntities(raw);
  if (isNode(raw)) return textOf(raw['#text'] ?? '');
  return '';
}

function startOf(node: Node): number | null {
  const meta = node[META];
  return isNode(meta) && typeof meta.startIndex === 'number' ? meta.startIndex : null;
}
