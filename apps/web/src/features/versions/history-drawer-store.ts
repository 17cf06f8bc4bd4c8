import { create } from 'zustand';

interface HistoryDrawer {
  readonly opened: boolean;
  /** The version whose name is to be entered as soon as it is listed. */
  readonly toName: string | null;
}

/** The state of the version history drawer. */
export const useHistoryDrawer = create<HistoryDrawer>(() => ({ opened: false, toName: null }));

export const openHistory = (): void => useHistoryDrawer.setState({ opened: true });
export const closeHistory = (): void => useHistoryDrawer.setState({ opened: false, toName: null });

const FORM = 'version ';

/** The entry of a version's name that is typed. */
export const versionNameForm = (id: string): string => FORM + id;

/** Opens the history at the version whose name was typed in an earlier window; false for another entry. */
export function openVersionName(form: string): boolean {
  if (!form.startsWith(FORM)) return false;
  useHistoryDrawer.setState({ opened: true, toName: form.slice(FORM.length) });
  return true;
}
