import { create } from 'zustand';

export type SolverPanel = 'settings' | 'details' | 'broken';

/** Which side panel of the solver is open. */
export const useSolverPanel = create<{ open: SolverPanel | null }>(() => ({ open: null }));

export const openPanel = (panel: SolverPanel): void => useSolverPanel.setState({ open: panel });
export const closePanel = (): void => useSolverPanel.setState({ open: null });
