import { type MessageValue, value } from '@bellgrid/model';
import { SaxesParser } from 'saxes';
import { FetElement, type LineIndex } from './fet-element.ts';
import { readPlainXml } from './read-plain-xml.ts';
import { FetRefusal } from './refusal.ts';

/** Far more than any real file nests (about 6). */
const MAX_DEPTH = 64;

/** The texts for the commonest faults, by the parser's message; the rarest are shown in its own words. */
const FAULTS: Readonly<Record<string, string>> = {
  'unexpected close tag.': 'imports.xml.closingTag',
  'text data outside of root node.': 'imports.xml.textOutside',
  'documents may contain only one root.': 'imports.xml.twoRoots',
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
  if (text.trim() === '') throw new FetRefusal({ code: 'imports.empty' }, 1);
  const lines = createLineIndex(text);
  const element = readPlainXml(text, lines, MAX_DEPTH) ?? readElements(text, lines);
  if (element.tag === root) return element;
  const found = element.tag;
  const values = { found: value.text(found), root: value.text(root) };
  throw new FetRefusal({ code: 'imports.xml.otherRoot', values }, 1, found);
}

/** Reads any XML, and reports the fault if it is not well-formed. */
export function readElements(text: string, lines: LineIndex): FetElement {
  const parser = new SaxesParser({ position: false, xmlns: false });
  const open: Open[] = [];
  let root: FetElement | null = null;

  parser.on('opentagstart', ({ name }) => {
    // The parser is behind the character that ends the name.
    const at = parser.position - name.length - 2;
    if (open.length >= MAX_DEPTH) {
      const message = { code: 'imports.xml.tooDeep', values: { limit: MAX_DEPTH } };
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
    const message = { code: 'imports.xml.doctype' };
    throw new FetRefusal(message, lines.lineOf(text.indexOf('<!DOCTYPE')), '!DOCTYPE');
  });
  parser.on('error', ({ message }) => {
    // Entities that only a DOCTYPE could have named stay as they are written.
    if (message === 'undefined entity.') return;
    throw refusalOf(message, text, parser.position, open.at(-1)?.tag ?? null, lines);
  });
  parser.write(text).close();
  if (root === null) throw new FetRefusal({ code: 'imports.xml.noElements' }, 1);
  return root;
}

/** The fault at which the parser stopped; `tag` was open there. */
function refusalOf(
  message: string,
  text: string,
  position: number,
  tag: string | null,
  lines: LineIndex,
): FetRefusal {
  const malformed = (fault: MessageValue, at: number) =>
    new FetRefusal({ code: 'imports.xml.malformed', values: { fault } }, lines.lineOf(at));
  // The parser takes a "&" for the begin of an entity, and reads on to the next ";" or the end.
  const ampersand = text.slice(0, position).search(BARE_AMPERSAND);
  if (ampersand !== -1) return malformed({ code: 'imports.xml.ampersand' }, ampersand);
  if (position < text.length || tag === null) {
    const code = FAULTS[message];
    return malformed(code === undefined ? value.text(message) : { code }, position);
  }
  const cutOff = { code: 'imports.xml.cutOff', values: { element: value.text(tag) } };
  return new FetRefusal(cutOff, lines.lineOf(position), tag);
}

/** Looks for the line ends when it is first asked; then a question is logarithmic. */
export function createLineIndex(text: string): LineIndex {
  let ends: number[] | null = null;
  return {
    lineOf: (position) => {
      ends ??= lineEnds(text);
      let low = 0;
      let high = ends.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((ends[middle] ?? 0) < position) low = middle + 1;
        else high = middle;
      }
      return low + 1;
    },
  };
}

function lineEnds(text: string): number[] {
  const ends: number[] = [];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) ends.push(at);
  return ends;
}
