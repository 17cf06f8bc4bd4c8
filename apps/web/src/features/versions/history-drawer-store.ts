import { create } from 'zustand';

/** Whether the version history is open. */
export const useHistoryDrawer = create<{ opened: boolean }>(() => ({ opened: false }));

export const openHistory = (): void => useHistoryDrawer.setState({ opened: true });
export const closeHistory = (): void => useHistoryDrawer.setState({ opened: false });
