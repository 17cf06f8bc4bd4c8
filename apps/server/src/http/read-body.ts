import { Refusal } from './refusal.ts';

const FIRST_BYTES = 16 * 1024;

/**
 * The bytes of a request's body; throws TOO_LARGE as soon as there are more than `maxBytes`. They are copied
 * together as they come: a body that comes byte by byte takes no more memory than another.
 */
export async function readBody(request: Request, maxBytes: number): Promise<Uint8Array> {
  const tooLarge = () => new Refusal('TOO_LARGE', `The request has more than ${maxBytes} bytes.`);
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge();
  if (!request.body) return new Uint8Array();
  let bytes = new Uint8Array(Math.min(FIRST_BYTES, maxBytes));
  let size = 0;
  for await (const chunk of request.body) {
    const end = size + chunk.byteLength;
    if (end > maxBytes) throw tooLarge();
    if (end > bytes.byteLength) bytes = grown(bytes.subarray(0, size), Math.min(2 * end, maxBytes));
    bytes.set(chunk, size);
    size = end;
  }
  return bytes.subarray(0, size);
}

function grown(bytes: Uint8Array, length: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(length);
  larger.set(bytes);
  return larger;
}
