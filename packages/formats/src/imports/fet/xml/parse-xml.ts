import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { FetRefusal } from '../refusal.ts';
import { createElement, type FetElement } from './fet-element.ts';
import { lineAt, scanXml } from './scan-xml.ts';

/**
 * Parses an XML text into its root element of the given name.
 * @throws FetRefusal when it is not well-formed, has a DOCTYPE, nests too deep or has another root.
 */
export function parseXml(text: string, root: string): FetElement {
  if (text.trim() === '') throw new FetRefusal('The file is empty.', 1);
  scanXml(text);
  validate(text);
  const tree = parse(text);
  const lineOf = createLineIndex(text);
  const document = createElement('', tree, 1, lineOf);
  const element = document.first(root);
  if (!element) {
    const found = document.childTags().find((tag) => !tag.startsWith('?')) ?? 'nothing';
    throw new FetRefusal(`The file is XML, but its root element is <${found}> and not <${root}>.`, 1, found);
  }
  return element;
}

function validate(text: string): void {
  const verdict = attempt(() => XMLValidator.validate(text));
  if (verdict === true) return;
  const { msg, line } = verdict.err;
  // What is open at the end the validator lists without a place: outermost first.
  const open = /"([^"]+)"\s*\]' found/.exec(msg)?.[1];
  if (open) {
    const message = `The file is cut off: it ends inside <${open}>. Export or download it again.`;
    throw new FetRefusal(message, lineAt(text, text.length), open);
  }
  throw new FetRefusal(`The file is not well-formed XML, or it is cut off: ${msg}`, line ?? null);
}

function parse(text: string): unknown {
  const parser = new XMLParser({
    ignoreAttributes: false,
    parseTagValue: false,
    parseAttributeValue: false,
    trimValues: false,
    processEntities: false,
    captureMetaData: true,
    // Matchers instead of path strings for the callbacks, of which there are none: a third faster.
    jPath: false,
  });
  return attempt(() => parser.parse(text));
}

/** The parser throws plain errors for names that it refuses, among others. */
function attempt<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new FetRefusal(`The file cannot be read as XML: ${message}`);
  }
}

function createLineIndex(text: string): (position: number) => number {
  const ends: number[] = [];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) ends.push(at);
  return (position) => {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) < position) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
}
