import type { RunEvent } from '@bellgrid/runner';

const WIDTH = 30;

export interface ProgressBar {
  show(event: RunEvent): void;
  clear(): void;
}

/** A bar of the lessons placed, on a terminal's error output; nothing elsewhere. */
export function createProgressBar(stream: NodeJS.WriteStream): ProgressBar {
  if (!stream.isTTY) return { show: () => {}, clear: () => {} };
  const write = (text: string): void => {
    stream.write(`\r\u001b[K${text.slice(0, (stream.columns || 80) - 1)}`);
  };
  return {
    show: (event) => {
      if (event.event === 'statusUpdate') write(event.stage);
      if (event.event !== 'progress') return;
      const { placed, lessons, stage, cost, seconds } = event;
      const filled = lessons === 0 ? WIDTH : Math.floor((WIDTH * placed) / lessons);
      const bar = `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)}`;
      write(`${bar} ${placed}/${lessons} lessons · ${stage} · cost ${cost} · ${seconds.toFixed(0)} s`);
    },
    clear: () => write(''),
  };
}
