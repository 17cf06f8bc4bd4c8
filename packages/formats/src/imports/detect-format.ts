export type FileFormat = 'fet' | 'bellgrid';

const byExtension: Record<string, FileFormat> = { fet: 'fet', json: 'bellgrid', wlz: 'bellgrid' };

/**
 * The format of a file: by its name's extension, else by its first character; null for neither. XML under
 * the name of one of the product's files is read as XML, so that the message can say so, and vice versa.
 */
export function detectFormat(name: string, content: Uint8Array | string): FileFormat | null {
  const first = firstCharacter(content);
  if (first === '<') return 'fet';
  if (first === '{') return 'bellgrid';
  return byExtension[/\.([^.\\/]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''] ?? null;
}

/** The first character that is not white space, past a byte order mark; zero bytes of UTF-16 are passed over. */
function firstCharacter(content: Uint8Array | string): string {
  const head =
    typeof content === 'string'
      ? content.slice(0, 256)
      : Array.from(content.subarray(0, 256), (byte) => String.fromCharCode(byte)).join('');
  return /^(?:\uFEFF|ï»¿|ÿþ|þÿ)?[\s\0]*([^\s\0])/.exec(head)?.[1] ?? '';
}
