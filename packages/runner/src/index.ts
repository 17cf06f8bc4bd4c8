export type { RunOptions } from './context/options.ts';
export { run } from './run.ts';
export { answerWhatIf } from './what-if.ts';
