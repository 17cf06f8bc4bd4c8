import { help } from '@bellgrid/texts/help';
import i18next from 'i18next';
import { everyWordOf, searchedText } from '../../ui/fields/every-word.ts';
import { type HelpTopic, helpTopics } from '../../ui/frame/help-topic.ts';

i18next.addResourceBundle('en', 'help', help);

/** One answer of the help. */
export interface HelpSection {
  readonly topic: HelpTopic;
  readonly id: string;
  readonly title: string;
  readonly body: string;
}

/** The sections of one help dialog, in the language that is shown. */
export function sectionsOf(topic: HelpTopic): HelpSection[] {
  const texts: Readonly<Record<string, { title: string; body: string }>> = i18next.t(`${topic}.sections`, {
    ns: 'help',
    returnObjects: true,
  });
  return Object.entries(texts).map(([id, { title, body }]) => ({ topic, id, title, body }));
}

/** The sections of all help dialogs. */
export const allSections = (): HelpSection[] => helpTopics.flatMap(sectionsOf);

/**
 * The sections that have every word of the search: first those with all of them in the title, then those of the topic
 * that is open, then the others.
 */
export function searchHelp(
  sections: readonly HelpSection[],
  search: string,
  open: HelpTopic | null,
): HelpSection[] {
  if (searchedText(search).trim() === '') return [];
  const matches = everyWordOf(search.trim());
  const rank = ({ topic, title }: HelpSection) => (matches(title) ? 0 : topic === open ? 1 : 2);
  return sections.filter(({ title, body }) => matches(`${title} ${body}`)).sort((a, b) => rank(a) - rank(b));
}
