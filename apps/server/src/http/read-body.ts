import { Refusal } from './refusal.ts';

const FIRST_BYTES = 16 * 1024;

/**
 * The bytes of a request's body; throws TOO_LARGE as soon as there are more than `maxBytes`. They are copied
 * together as they come: a body that comes byte by byte takes no more memory than another. `hold` is told how many
 * bytes that is before it grows, and may refuse.
 */
export async function readBody(
  request: Request,
  maxBytes: number,
  hold: (bytes: number) => void = () => {},
): Promise<Uint8Array> {
  const tooLarge = () => new Refusal('TOO_LARGE', `The request has more than ${maxBytes} bytes.`);
  const announced = Number(request.headers.get('content-length') ?? maxBytes);
  if (announced > maxBytes) throw tooLarge();
  if (!request.body) return new Uint8Array();
  hold(Math.min(FIRST_BYTES, maxBytes));
  let bytes = new Uint8Array(Math.min(FIRST_BYTES, maxBytes));
  let size = 0;
  for await (const chunk of request.body) {
    const end = size + chunk.byteLength;
    if (end > maxBytes) throw tooLarge();
    if (end > bytes.byteLength) {
      const length = Math.max(end, Math.min(2 * end, announced));
      hold(length);
      bytes = grown(bytes.subarray(0, size), length);
    }
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
