import { create } from 'zustand';

/** A connection that comes back sooner was not worth a word. */
const WORTH_A_WORD_MS = 1500;

let timer: ReturnType<typeof setTimeout> | undefined;

const useConnection = create<{ isLost: boolean }>(() => ({ isLost: false }));

/** The server cannot be reached: told a moment later, unless it was reached again by then. */
export function connectionLost(): void {
  timer ??= setTimeout(() => useConnection.setState({ isLost: true }), WORTH_A_WORD_MS);
}

/** The server has answered, or the question is no longer of interest. */
export function connectionFound(): void {
  if (timer === undefined) return;
  clearTimeout(timer);
  timer = undefined;
  useConnection.setState({ isLost: false });
}

/**
 * True when this window's knowledge of the server may be out of date, because the server cannot be reached.
 */
export const useIsConnectionLost = (): boolean => useConnection(({ isLost }) => isLost);
