import { create } from 'zustand';

/** The state of the version history drawer. */
export const useHistoryDrawer = create<{ opened: boolean }>(() => ({ opened: false }));

export const openHistory = (): void => useHistoryDrawer.setState({ opened: true });
export const closeHistory = (): void => useHistoryDrawer.setState({ opened: false });
