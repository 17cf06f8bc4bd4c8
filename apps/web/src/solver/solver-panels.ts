import { create } from 'zustand';

type Panel = 'settings' | 'details' | 'broken';

/** Which side panel of the solver is open. */
export const useSolverPanel = create<{ open: Panel | null }>(() => ({ open: null }));

export const openPanel = (panel: Panel): void => useSolverPanel.setState({ open: panel });
export const closePanel = (): void => useSolverPanel.setState({ open: null });
