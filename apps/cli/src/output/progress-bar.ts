import type { RunEvent, RunStage } from '@bellgrid/runner';

const WIDTH = 30;

/** Of the stages that look for reasons, which may take half a minute. */
const explanations: Partial<Record<RunStage, string>> = {
  'detected infeasible': 'No timetable is possible: looking for a conflict that explains it',
  'solving infeasible': 'No timetable is possible: looking for repairs',
};

export interface ProgressBar {
  show(event: RunEvent): void;
  clear(): void;
}

/** A bar of the lessons placed, or what else a run is at, on a terminal's error output; nothing elsewhere. */
export function createProgressBar(stream: NodeJS.WriteStream): ProgressBar {
  if (!stream.isTTY) return { show: () => {}, clear: () => {} };
  const write = (text: string): void => {
    stream.write(`\r\u001b[K${text.slice(0, (stream.columns || 80) - 1)}`);
  };
  let explaining: string | undefined;
  return {
    show: (event) => {
      if (event.event === 'statusUpdate') {
        explaining = explanations[event.stage];
        write(explaining ?? event.stage);
      }
      if (event.event !== 'progress') return;
      const { placed, lessons, stage, cost, seconds } = event;
      if (explaining !== undefined) {
        write(`${explaining} · ${seconds.toFixed(0)} s`);
        return;
      }
      const filled = lessons === 0 ? WIDTH : Math.floor((WIDTH * placed) / lessons);
      const bar = `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)}`;
      write(`${bar} ${placed}/${lessons} lessons · ${stage} · cost ${cost} · ${seconds.toFixed(0)} s`);
    },
    clear: () => write(''),
  };
}
