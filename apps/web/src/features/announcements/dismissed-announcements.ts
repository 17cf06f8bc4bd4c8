import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

/** Announcements that were put away in this browser; only the latest are kept. */
const KEPT = 50;

export const useDismissedAnnouncements = create<{ readonly ids: readonly string[] }>()(
  persist((): { readonly ids: readonly string[] } => ({ ids: [] }), {
    name: 'bellgrid.announcements',
    version: 1,
    storage: createJSONStorage(() => localStorage),
  }),
);

export function dismissAnnouncement(id: string): void {
  useDismissedAnnouncements.setState(({ ids }) => ({ ids: [...ids, id].slice(-KEPT) }));
}
