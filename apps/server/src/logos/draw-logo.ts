import sharp from 'sharp';

/** Pictures with more pixels than this are not unpacked, independently of the file's size. */
const MAX_PIXELS = 40_000_000;
/** Longer sides are scaled down to this. */
const MAX_SIDE = 1024;
const SECONDS = 10;

const beginsWith = (bytes: Uint8Array, text: string, at = 0) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1', at, at + text.length) ===
  text;

/** The formats that are taken, by the first bytes of a file. */
const formats: readonly ((bytes: Uint8Array) => boolean)[] = [
  (bytes) => beginsWith(bytes, '\x89PNG\r\n\x1a\n'),
  (bytes) => beginsWith(bytes, '\xff\xd8\xff'),
  (bytes) => beginsWith(bytes, 'GIF87a') || beginsWith(bytes, 'GIF89a'),
  (bytes) => beginsWith(bytes, 'RIFF') && beginsWith(bytes, 'WEBP', 8),
];

/**
 * Draws a picture anew as a PNG of at most 1024 × 1024, upright and without anything else that the file
 * carried. Null when the bytes are no PNG, JPEG, GIF or WebP picture, are damaged or have too many pixels.
 */
export async function drawLogo(bytes: Uint8Array): Promise<Uint8Array | null> {
  if (!formats.some((isFormat) => isFormat(bytes))) return null;
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: SECONDS })
      .png()
      .toBuffer();
  } catch {
    return null;
  }
}
