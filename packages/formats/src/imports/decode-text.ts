import { type Message, value } from '@bellgrid/model';
import type { ImportFinding } from './report/import-result.ts';

declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean });
  decode(input: Uint8Array): string;
}

export type DecodedText =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly finding: ImportFinding };

/**
 * The text of a file, without a byte order mark. Its encoding is that of the byte order mark, else UTF-16 where every
 * other byte at the beginning is zero, else the one that an XML declaration names, else UTF-8.
 * @param fallback the encoding of bytes that are not UTF-8 and declare nothing; without it they are refused.
 */
export function decodeText(content: Uint8Array | string, fallback?: string): DecodedText {
  if (typeof content === 'string') return { ok: true, text: content.replace(/^\uFEFF/, '') };
  const declared = markedEncoding(content) ?? declaredEncoding(content);
  const label = declared ?? 'utf-8';
  try {
    return { ok: true, text: new TextDecoder(label, { fatal: true }).decode(content) };
  } catch (error) {
    // The standard decoder throws a RangeError for an unknown label and a TypeError for bytes that do not fit.
    if (error instanceof RangeError) {
      return refused(
        { code: 'imports.unknownEncoding', values: { encoding: value.text(label) } },
        null,
        label,
      );
    }
    if (!(error instanceof TypeError)) throw error;
  }
  if (declared === null && fallback !== undefined) return decodeAs(content, fallback);
  const line = firstBadLine(content, label);
  const values = { encoding: value.text(label.toUpperCase()) };
  return refused({ code: 'imports.otherEncoding', values }, line, null);
}

function decodeAs(content: Uint8Array, label: string): DecodedText {
  return { ok: true, text: new TextDecoder(label).decode(content) };
}

function refused(message: Message, line: number | null, element: string | null): DecodedText {
  return { ok: false, finding: { severity: 'error', message, line, element } };
}

/** The encoding by the first bytes: a byte order mark, or the zero bytes that Latin letters have in UTF-16. */
function markedEncoding([first, second]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xef && second === 0xbb) return 'utf-8';
  if (first === undefined || second === undefined || (first === 0) === (second === 0)) return null;
  return first === 0 ? 'utf-16be' : 'utf-16le';
}

/** A declaration that can be read byte by byte is not in UTF-16, even if it names UTF-16. */
function declaredEncoding(content: Uint8Array): string | null {
  const label = /^\s*<\?xml[^>]*encoding\s*=\s*["']([\w.:-]+)["']/.exec(asciiHead(content))?.[1] ?? null;
  return label !== null && /^utf-?16/i.test(label) ? 'utf-8' : label;
}

/** The first bytes as characters, without the zero bytes of UTF-16 and the bytes of a byte order mark. */
export function asciiHead(content: Uint8Array | string): string {
  if (typeof content === 'string') return content.slice(0, HEAD).replace(/^\uFEFF/, '');
  const head = content.subarray(0, HEAD).filter((byte) => byte !== 0);
  return String.fromCharCode(...head).replace(/^(?:\u00EF\u00BB\u00BF|\u00FF\u00FE|\u00FE\u00FF)/, '');
}

const HEAD = 512;

/** The line with the first bytes that are not text in the encoding, from 1. */
function firstBadLine(content: Uint8Array, label: string): number {
  const text = new TextDecoder(label).decode(content);
  return text.slice(0, text.indexOf('\uFFFD')).split(/\r\n?|\n/).length;
}
