import { create } from 'zustand';
import type { HelpTopic } from '../../ui/frame/help-topic.ts';

interface HelpDialogState {
  readonly opened: boolean;
  /** Stays after closing, so that the text does not vanish before the dialog. */
  readonly topic: HelpTopic | null;
  /** The section that the dialog scrolls to; null for its beginning. */
  readonly section: string | null;
}

export const useHelpDialog = create<HelpDialogState>(() => ({ opened: false, topic: null, section: null }));

/** Opens the help of a screen, at one of its sections if that is named. */
export const openHelp = (topic: HelpTopic, section: string | null = null): void =>
  useHelpDialog.setState({ opened: true, topic, section });

/** True while the list of keyboard shortcuts is shown. */
export const useShortcutsDialog = create<{ readonly opened: boolean }>(() => ({ opened: false }));

export const closeHelp = (): void => useHelpDialog.setState({ opened: false });
