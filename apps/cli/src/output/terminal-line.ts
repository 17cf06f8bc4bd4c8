const WIDTH = 30;

export interface TerminalLine {
  write(text: string): void;
  clear(): void;
}

/** The last line of a terminal, written anew each time; nothing where the stream is none. */
export function terminalLine(stream: NodeJS.WriteStream): TerminalLine {
  if (!stream.isTTY) return { write: () => {}, clear: () => {} };
  const write = (text: string): void => {
    stream.write(`\r\u001b[K${text.slice(0, (stream.columns || 80) - 1)}`);
  };
  return { write, clear: () => write('') };
}

/** A bar that is filled to this share. */
export function barOf(share: number): string {
  const filled = Math.floor(WIDTH * share);
  return `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)}`;
}
