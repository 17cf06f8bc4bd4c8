import { SaxesParser } from 'saxes';
import { FetRefusal } from '../refusal.ts';
import { FetElement, type LineIndex } from './fet-element.ts';
import { createLineIndex } from './line-index.ts';
import { readPlainXml } from './read-plain-xml.ts';

/** Far more than any real file nests (about 6). */
const MAX_DEPTH = 64;

/** What the parser says of the commonest faults, in words for those who did not write it. */
const PLAIN_WORDS: Readonly<Record<string, string>> = {
  'unexpected close tag.': 'a closing tag is not that of the element before it.',
  'text data outside of root node.': 'there is text outside its elements.',
  'documents may contain only one root.': 'it has two root elements.',
};

const BARE_AMPERSAND = /&(?!#?[\w:.-]+;)/;

interface Open {
  readonly tag: string;
  readonly at: number;
  readonly children: FetElement[];
  text: string;
}

/**
 * Parses an XML text into its root element of the given name.
 * @throws FetRefusal when it is not well-formed, has a DOCTYPE, nests too deep or has another root.
 */
export function parseXml(text: string, root: string): FetElement {
  if (text.trim() === '') throw new FetRefusal('The file is empty.', 1);
  const lines = createLineIndex(text);
  const element = readPlainXml(text, lines, MAX_DEPTH) ?? readElements(text, lines);
  if (element.tag === root) return element;
  const found = element.tag;
  throw new FetRefusal(`The file is XML, but its root element is <${found}> and not <${root}>.`, 1, found);
}

/** Reads any XML, and says what is wrong where it is not well-formed. */
export function readElements(text: string, lines: LineIndex): FetElement {
  const parser = new SaxesParser({ position: false, xmlns: false });
  const open: Open[] = [];
  let root: FetElement | null = null;

  parser.on('opentagstart', ({ name }) => {
    // The parser stands behind the character that ends the name.
    const at = parser.position - name.length - 2;
    if (open.length >= MAX_DEPTH) {
      const message = `The file nests elements more than ${MAX_DEPTH} deep; it is not a FET file.`;
      throw new FetRefusal(message, lines.lineOf(at));
    }
    open.push({ tag: name, at, children: [], text: '' });
  });
  parser.on('closetag', ({ attributes }) => {
    const element = open.pop();
    if (element === undefined) return;
    const { tag, at, children } = element;
    const own = children.length > 0 && element.text.trim() === '' ? '' : element.text;
    const made = new FetElement(tag, own, attributes, children, at, lines);
    const parent = open.at(-1);
    if (parent) parent.children.push(made);
    else root ??= made;
  });
  const takeText = (piece: string) => {
    const parent = open.at(-1);
    if (parent === undefined) return;
    // Blanks between elements are passed over.
    if (parent.children.length === 0 || piece.trim() !== '') parent.text += piece;
  };
  parser.on('text', takeText);
  parser.on('cdata', takeText);
  parser.on('doctype', () => {
    const message = 'The file has a DOCTYPE, which FET never writes. Remove it.';
    throw new FetRefusal(message, lines.lineOf(text.indexOf('<!DOCTYPE')), '!DOCTYPE');
  });
  parser.on('error', ({ message }) => {
    // Entities that only a DOCTYPE could have named stay as they are written.
    if (message === 'undefined entity.') return;
    throw refusalOf(message, text, parser.position, open.at(-1)?.tag ?? null, lines);
  });
  parser.write(text).close();
  if (root === null) throw new FetRefusal('The file has no elements; it is not a FET file.', 1);
  return root;
}

/** What is wrong where the parser stopped; `tag` was open there. */
function refusalOf(
  message: string,
  text: string,
  position: number,
  tag: string | null,
  lines: LineIndex,
): FetRefusal {
  const malformed = (what: string, at: number) =>
    new FetRefusal(`The file is not well-formed XML, or it is cut off: ${what}`, lines.lineOf(at));
  // The parser takes a "&" for the begin of an entity, and goes on to the next ";" or the end.
  const ampersand = text.slice(0, position).search(BARE_AMPERSAND);
  if (ampersand !== -1) return malformed('a "&" must be written "&amp;".', ampersand);
  if (position < text.length || tag === null) return malformed(PLAIN_WORDS[message] ?? message, position);
  const cutOff = `The file is cut off: it ends inside <${tag}>. Export or download it again.`;
  return new FetRefusal(cutOff, lines.lineOf(position), tag);
}
