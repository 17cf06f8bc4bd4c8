import { create } from 'zustand';

/** Which side panel of the solver is open. */
export const useSolverPanel = create<{ open: 'settings' | 'details' | null }>(() => ({ open: null }));

export const openPanel = (panel: 'settings' | 'details'): void => useSolverPanel.setState({ open: panel });
export const closePanel = (): void => useSolverPanel.setState({ open: null });
