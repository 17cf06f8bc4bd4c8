import { create } from 'zustand';
import { rememberOnPage } from '../../platform/page-memory/page-memory.ts';

const SEEN = 'tourSeen';

/** True while the tour is shown. */
export const useTour = create<{ readonly opened: boolean }>(() => ({ opened: false }));

/** True once the user has taken or refused the tour, on any device. */
export const hasSeenTour = ({ memory }: { readonly memory: Readonly<Record<string, unknown>> }): boolean =>
  memory[SEEN] === true;

export const startTour = (): void => useTour.setState({ opened: true });

/** Ends the tour, or refuses it: it is not offered again. */
export function endTour(): void {
  useTour.setState({ opened: false });
  rememberOnPage(SEEN, true);
}
