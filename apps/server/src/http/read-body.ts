import { Refusal } from '../errors/refusal.ts';
import type { Arrival } from './body-room.ts';

const FIRST_BYTES = 16 * 1024;

/** The number of seconds after which a body must be whole. */
const DEADLINE_SECONDS = 20;
/** The second from which on the average rate of bytes is checked. */
const RATE_FROM_SECOND = 5;
const LEAST_BYTES_PER_SECOND = 4 * 1024;
/** The second from which on a body that is not whole counts as slow. */
const SLOW_FROM_SECOND = 2;

const noRoom: Pick<Arrival, 'hold' | 'isSlow'> = { hold: () => {}, isSlow: () => {} };

/**
 * The bytes of a request's body; throws TOO_LARGE as soon as there are more than `maxBytes`, and TOO_SLOW
 * when they do not come in time. They are copied together as they come: a body that comes byte by byte takes
 * no more memory than another. The room for it hears the number of bytes before it grows, and when it turns out to be
 * slow, and may refuse both.
 */
export async function readBody(
  request: Request,
  maxBytes: number,
  { hold, isSlow }: Pick<Arrival, 'hold' | 'isSlow'> = noRoom,
): Promise<Uint8Array> {
  const tooLarge = () => new Refusal('TOO_LARGE', `The request has more than ${maxBytes} bytes.`);
  const announced = Number(request.headers.get('content-length') ?? maxBytes);
  if (announced > maxBytes) throw tooLarge();
  if (!request.body) return new Uint8Array();
  hold(Math.min(FIRST_BYTES, maxBytes));
  let bytes = new Uint8Array(Math.min(FIRST_BYTES, maxBytes));
  let size = 0;
  const reader = request.body.getReader();
  const pace = watchPace(() => size, isSlow);
  try {
    for (;;) {
      const { done, value: chunk } = await Promise.race([reader.read(), pace.tooSlow]);
      if (done) return bytes.subarray(0, size);
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
  } catch (error) {
    reader.cancel(error).catch(() => {});
    throw error;
  } finally {
    pace.stop();
  }
}

/**
 * Looks every second at how much has come; `tooSlow` rejects once that is too little, or when the room refuses a slow
 * body.
 */
function watchPace(
  received: () => number,
  isSlow: () => void,
): { tooSlow: Promise<never>; stop: () => void } {
  let seconds = 0;
  let timer: NodeJS.Timeout | undefined;
  const tooSlow = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      seconds++;
      try {
        if (seconds === SLOW_FROM_SECOND) isSlow();
      } catch (refusal) {
        reject(refusal);
      }
      const isBehind = seconds >= RATE_FROM_SECOND && received() < seconds * LEAST_BYTES_PER_SECOND;
      if (!isBehind && seconds < DEADLINE_SECONDS) return;
      reject(
        new Refusal('TOO_SLOW', `The body did not arrive in time: ${received()} bytes in ${seconds} s.`),
      );
    }, 1000);
  });
  tooSlow.catch(() => {});
  return { tooSlow, stop: () => clearInterval(timer) };
}

function grown(bytes: Uint8Array, length: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(length);
  larger.set(bytes);
  return larger;
}
