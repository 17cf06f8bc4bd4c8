import type { SolverEvent } from '@bellgrid/protocol';
import { texts } from '../command-line/texts.ts';
import { barOf, terminalLine } from './terminal-line.ts';

/** The texts of the stages. The last two look for reasons, which may take minutes. */
const stages = {
  loading: 'solver.stage.loading',
  parsing: 'solver.stage.parsing',
  'creating constraints': 'solver.stage.creatingConstraints',
  'start solve': 'solver.stage.construct',
  construct: 'solver.stage.construct',
  repair: 'solver.stage.repair',
  improve: 'solver.stage.improve',
  'detected infeasible': 'cliRun.progress.conflict',
  'solving infeasible': 'cliRun.progress.repairs',
} as const;

type Stage = keyof typeof stages;

const isStage = (stage: string): stage is Stage => Object.hasOwn(stages, stage);

const stageText = (stage: string): string => (isStage(stage) ? texts.t(stages[stage]) : stage);

export interface ProgressBar {
  show(event: SolverEvent): void;
  clear(): void;
}

/** A bar of the lessons placed, or what else a run is at, on a terminal's error output; nothing elsewhere. */
export function createProgressBar(stream: NodeJS.WriteStream): ProgressBar {
  const { write, clear } = terminalLine(stream);
  let explaining: string | undefined;
  return {
    show: (event) => {
      if (event.event === 'statusUpdate') {
        const { stage } = event;
        const text = stageText(stage);
        explaining = stage.endsWith('infeasible') ? text : undefined;
        write(text);
      }
      if (event.event !== 'progress') return;
      const { placed, lessons, stage, cost, seconds } = event;
      if (explaining !== undefined) {
        const values = { stage: explaining, seconds: seconds.toFixed(0) };
        write(texts.t('cliRun.progress.explaining', values));
        return;
      }
      const values = {
        bar: barOf(lessons === 0 ? 1 : placed / lessons),
        placed,
        lessons,
        stage: stageText(stage),
        cost,
        seconds: seconds.toFixed(0),
      };
      write(texts.t('cliRun.progress.searching', values));
    },
    clear,
  };
}
