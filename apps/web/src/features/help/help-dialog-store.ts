import { create } from 'zustand';
import type { HelpTopic } from '../../ui/frame/help-topic.ts';

interface HelpDialogState {
  readonly opened: boolean;
  /** Stays after closing, so that the text does not vanish while the dialog fades. */
  readonly topic: HelpTopic | null;
}

export const useHelpDialog = create<HelpDialogState>(() => ({ opened: false, topic: null }));

/** Opens the help of a screen. */
export const openHelp = (topic: HelpTopic): void => useHelpDialog.setState({ opened: true, topic });

/** True while the list of keyboard shortcuts is shown. */
export const useShortcutsDialog = create<{ readonly opened: boolean }>(() => ({ opened: false }));

export const closeHelp = (): void => useHelpDialog.setState({ opened: false });
