import type { SolverEvent, SolverStage } from '@bellgrid/protocol';
import { createTexts } from '@bellgrid/texts';

const texts = createTexts();

const WIDTH = 30;

/** The stages that look for reasons, which may take half a minute. */
const explanations: Partial<Record<SolverStage, string>> = {
  'detected infeasible': texts.t('cliRun.progress.conflict'),
  'solving infeasible': texts.t('cliRun.progress.repairs'),
};

export interface ProgressBar {
  show(event: SolverEvent): void;
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
        const values = { stage: explaining, seconds: seconds.toFixed(0) };
        write(texts.t('cliRun.progress.explaining', values));
        return;
      }
      const filled = lessons === 0 ? WIDTH : Math.floor((WIDTH * placed) / lessons);
      const bar = `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)}`;
      const values = { bar, placed, lessons, stage, cost, seconds: seconds.toFixed(0) };
      write(texts.t('cliRun.progress.searching', values));
    },
    clear: () => write(''),
  };
}
