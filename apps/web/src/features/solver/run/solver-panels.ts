import { create } from 'zustand';

export type SolverPanel = 'settings' | 'details' | 'schedule';

/** The open side panel of the solver: its settings, the outcome of the latest run, or the draft's own schedule. */
export const useSolverPanel = create<{ open: SolverPanel | null }>(() => ({ open: null }));

export const openPanel = (panel: SolverPanel): void => useSolverPanel.setState({ open: panel });
export const closePanel = (): void => useSolverPanel.setState({ open: null });
