import { FetRefusal } from '../refusal.ts';

/** Far more than any real file nests (about 6). */
const MAX_DEPTH = 64;

/**
 * Refuses what must never reach the XML parser: a DOCTYPE (entities could expand without end) and
 * elements nested too deep (the parser recurses). One pass, no recursion.
 */
export function scanXml(text: string): void {
  let depth = 0;
  let at = text.indexOf('<');
  while (at !== -1) {
    const next = text[at + 1];
    let end: number;
    if (text.startsWith('<!--', at)) end = text.indexOf('-->', at + 4);
    else if (text.startsWith('<![CDATA[', at)) end = text.indexOf(']]>', at + 9);
    else if (next === '?') end = text.indexOf('?>', at + 2);
    else if (next === '!') throw refuseDoctype(text, at);
    else {
      end = endOfTag(text, at + 1);
      if (next === '/') depth -= 1;
      else if (end !== -1 && text[end - 1] !== '/') depth += 1;
      if (depth > MAX_DEPTH) {
        const message = `The file nests elements more than ${MAX_DEPTH} deep; it is not a FET file.`;
        throw new FetRefusal(message, lineAt(text, at));
      }
    }
    // What is left open is for the validator to report.
    if (end === -1) return;
    at = text.indexOf('<', end);
  }
}

/** The `>` that closes a tag; attribute values may hold one, too. */
function endOfTag(text: string, from: number): number {
  let quote = '';
  for (let at = from; at < text.length; at += 1) {
    const char = text[at] ?? '';
    if (quote !== '') {
      if (char === quote) quote = '';
    } else if (char === '"' || char === "'") quote = char;
    else if (char === '>') return at;
  }
  return -1;
}

function refuseDoctype(text: string, at: number): FetRefusal {
  const message = 'The file has a DOCTYPE or another "<!" declaration, which FET never writes. Remove it.';
  return new FetRefusal(message, lineAt(text, at), '!DOCTYPE');
}

/** Line of a position, from 1. */
export function lineAt(text: string, position: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < position; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}
