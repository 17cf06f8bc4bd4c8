import { SOLVER_TIMEOUT } from '../../records/config.ts';
import { answer, type FormAnswer } from './form-answer.ts';

export type SolverTimeoutIssue = 'timeout-out-of-range';

/** The seconds of a solver's time limit: above 0, at most an hour. */
export function checkSolverTimeout(seconds: number): FormAnswer<SolverTimeoutIssue> {
  return answer(seconds > 0 && seconds <= SOLVER_TIMEOUT.max ? [] : ['timeout-out-of-range']);
}
