import { create } from 'zustand';
import type { NumberName } from './judged-numbers.ts';

export type SolverPanel = 'settings' | 'details' | 'problems' | 'quality' | 'number';

/** A number of the status line; each has a panel that lists what it counts. */
export type ListedNumber = NumberName | 'unplaced';

interface Panels {
  readonly open: SolverPanel | null;
  /** The number that the panel 'number' is about. */
  readonly number: ListedNumber;
}

/**
 * The open side panel of the solver: its settings, the outcome of the latest run, the problems of the draft's own
 * schedule, its quality, or what a number counts.
 */
export const useSolverPanel = create<Panels>(() => ({ open: null, number: 'unplaced' }));

export const openPanel = (panel: Exclude<SolverPanel, 'number'>): void =>
  useSolverPanel.setState({ open: panel });
export const openNumber = (number: ListedNumber): void => useSolverPanel.setState({ open: 'number', number });
export const closePanel = (): void => useSolverPanel.setState({ open: null });

/** True for the numbers of gaps, of which the free period of a lunch rule is none. */
export const isOfGaps = (number: string): boolean => number === 'classGaps' || number === 'teacherGaps';
