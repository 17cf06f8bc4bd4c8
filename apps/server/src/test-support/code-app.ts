import { totp } from './totp.ts';

const STEP_MS = 30_000;

/**
 * The codes that an app shows for the secret of an address `otpauth://totp/…`, each once: the server takes none twice, but
 * those of the half minutes beside the present one too.
 */
export function codeApp(uri: string): () => string {
  const given = new Set<number>();
  return () => {
    const now = Math.floor(Date.now() / STEP_MS);
    const step = [now, now + 1, now - 1].find((each) => !given.has(each));
    if (step === undefined) throw new Error('All codes of this half minute were given.');
    given.add(step);
    return totp(uri, new Date(step * STEP_MS));
  };
}
