import { decodeText } from '../decode-text.ts';

declare class TextDecoder {
  constructor(label?: string);
  decode(input: Uint8Array): string;
}

/**
 * The text of a table's file: UTF-16 by its mark, else UTF-8, else Windows-1252, as older spreadsheets write.
 * Null when the bytes are no text.
 */
export function decodeTable(content: Uint8Array): string | null {
  const [first, second] = content;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(content);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(content);
  if (content.includes(0)) return null;
  return decodeText(content) ?? new TextDecoder('windows-1252').decode(content);
}
