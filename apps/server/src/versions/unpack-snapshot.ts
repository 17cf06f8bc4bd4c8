import { crc32, inflateRawSync } from 'node:zlib';

/**
 * The reason that bytes are not one whole gzip member: damaged, too many bytes inside, or bytes after its
 * end.
 */
export type UnpackFault = 'notGzip' | 'tooLarge' | 'trailing';

const HEADER_BYTES = 10;
const TRAILER_BYTES = 8;

/**
 * Unpacks gzip bytes that hold exactly one member (RFC 1952), as every reader of a snapshot takes them; Node's own
 * reader takes several members and rubbish after them, browsers do not.
 */
export function unpackSnapshot(bytes: Uint8Array, maxBytes: number): Buffer | UnpackFault {
  const packed = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = endOfHeader(packed);
  if (start === null) return 'notGzip';
  const inflated = inflate(packed.subarray(start), maxBytes);
  if (typeof inflated === 'string') return inflated;
  const { buffer, consumed } = inflated;
  const trailer = packed.subarray(start + consumed);
  if (trailer.length < TRAILER_BYTES || trailer.readUInt32LE(0) !== crc32(buffer)) return 'notGzip';
  if (trailer.readUInt32LE(4) !== buffer.length % 2 ** 32) return 'notGzip';
  return trailer.length > TRAILER_BYTES ? 'trailing' : buffer;
}

function inflate(packed: Buffer, maxBytes: number): { buffer: Buffer; consumed: number } | UnpackFault {
  try {
    const { buffer, engine } = inflateRawSync(packed, {
      maxOutputLength: maxBytes,
      info: true,
    }) as unknown as { buffer: Buffer; engine: { bytesWritten: number } };
    return { buffer, consumed: engine.bytesWritten };
  } catch (error) {
    const isLarge = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    return isLarge ? 'tooLarge' : 'notGzip';
  }
}

/**
 * The index at which the compressed data begin, after the optional fields that the flags announce; null when
 * it is no header.
 */
function endOfHeader(packed: Buffer): number | null {
  if (packed.length < HEADER_BYTES + TRAILER_BYTES) return null;
  if (packed.readUInt16BE(0) !== 0x1f8b || packed[2] !== 8) return null;
  const flags = packed[3] ?? 0;
  let at = HEADER_BYTES;
  if (flags & 4) at += 2 + packed.readUInt16LE(at);
  for (const flag of [8, 16]) {
    if (!(flags & flag)) continue;
    const end = packed.indexOf(0, at);
    if (end < 0) return null;
    at = end + 1;
  }
  if (flags & 2) at += 2;
  return at < packed.length ? at : null;
}
