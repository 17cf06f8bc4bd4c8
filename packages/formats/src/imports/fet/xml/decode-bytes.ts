import { FetRefusal } from '../refusal.ts';

declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean });
  decode(input: Uint8Array): string;
}

/**
 * The text of an XML file: by its byte order mark, else by the encoding that its declaration names, else
 * UTF-8. Line ends become `\n`.
 * @throws FetRefusal when the bytes are not text in that encoding.
 */
export function decodeBytes(bytes: Uint8Array): string {
  const label = encodingOf(bytes);
  try {
    return normalizeText(new TextDecoder(label, { fatal: true }).decode(bytes));
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof RangeError)) throw error;
    throw new FetRefusal(`The file is not text in the encoding ${label}. Save it as UTF-8 and try again.`);
  }
}

/** Without a byte order mark, with `\n` line ends. */
export function normalizeText(text: string): string {
  const marked = text.startsWith('\uFEFF') ? text.slice(1) : text;
  return marked.includes('\r') ? marked.replace(/\r\n?/g, '\n') : marked;
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const head = Array.from(bytes.subarray(0, 200), (byte) => String.fromCharCode(byte)).join('');
  return /<\?xml[^>]*encoding\s*=\s*["']([\w.-]+)["']/.exec(head)?.[1] ?? 'utf-8';
}
