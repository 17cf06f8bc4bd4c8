import { create } from 'zustand';

export type SolverPanel = 'settings' | 'details' | 'broken';

/** The open side panel of the solver. */
export const useSolverPanel = create<{ open: SolverPanel | null }>(() => ({ open: null }));

export const openPanel = (panel: SolverPanel): void => useSolverPanel.setState({ open: panel });
export const closePanel = (): void => useSolverPanel.setState({ open: null });
