import type { EditionQuestion } from '../editions/make-edition.ts';
import type { MailsQuestion } from '../teacher-mails/write-mails.ts';

/** The questions to a thread that publishes. */
export type PublishQuestion =
  | { readonly kind: 'edition'; readonly question: EditionQuestion }
  | { readonly kind: 'mails'; readonly question: MailsQuestion };
