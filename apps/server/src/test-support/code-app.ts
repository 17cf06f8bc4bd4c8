import { createHmac } from 'node:crypto';

const STEP_MS = 30_000;
/** The time in which a code is surely checked, on a busy machine too. */
const CHECK_MS = 5_000;

/**
 * The codes that an app shows for the secret of an address `otpauth://totp/…`, each once: the server takes none twice, but
 * those of the half minutes beside the present one too.
 */
export function codeApp(uri: string): () => string {
  const given = new Set<number>();
  return () => {
    let now = Math.floor(Date.now() / STEP_MS);
    const left = STEP_MS - (Date.now() % STEP_MS);
    if (given.has(now) && given.has(now + 1) && left < CHECK_MS) {
      // The code before the present one would be too old when it is checked; the next half minute has a new one.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, left);
      now += 1;
    }
    const step = [now, now + 1, now - 1].find((each) => !given.has(each));
    if (step === undefined) throw new Error('All codes of this half minute were given.');
    given.add(step);
    return totp(uri, new Date(step * STEP_MS));
  };
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The six digits that an app shows at a time for the secret of an address `otpauth://totp/…` (RFC 6238). */
export function totp(uri: string, at: Date): string {
  const secret = new URL(uri).searchParams.get('secret') ?? '';
  const bits = [...secret].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at.getTime() / 30_000)));
  const digest = createHmac('sha1', key).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}
