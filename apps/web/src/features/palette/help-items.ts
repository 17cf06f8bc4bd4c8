import i18next from 'i18next';
import { openHelp } from '../help/help-dialog-store.ts';
import { allSections } from '../help/help-sections.ts';
import type { PaletteItem } from './search-palette.ts';

/** An answer of the help, found by the words of its text. */
export interface HelpItem extends PaletteItem<'help'> {
  /** The title of the dialog that has it. */
  readonly hint: string;
  readonly run: () => void;
}

export const helpItems = (): HelpItem[] =>
  allSections().map(({ topic, id, title, body }) => ({
    id: `help:${topic}.${id}`,
    kind: 'help',
    label: title,
    keywords: body,
    hint: i18next.t(`${topic}.title`, { ns: 'help' }),
    run: () => openHelp(topic, id),
  }));
