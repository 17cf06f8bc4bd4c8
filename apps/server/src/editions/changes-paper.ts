import { type ChangeSheet, drawPdf, layoutChanges, paperWords } from '@bellgrid/formats/paper';
import { textsIn } from '@bellgrid/texts/all';
import { lessonChangeSentences } from './change-sentences.ts';
import type { LessonChange } from './edition-changes.ts';
import { readPaperFonts } from './paper-font-files.ts';
import { entryKinds } from './published-data.ts';
import { type EditionFrame, entriesInOrder } from './render-pages.ts';

interface PaperLook {
  readonly paper: 'a4' | 'letter';
  /** The first date on which the edition is shown; null for at once. */
  readonly validFrom: string | null;
  /** The present date, `2026-09-01`. */
  readonly today: string;
}

/** The sheet of all changes since the edition before, as a PDF file to hang up. */
export function changesOnPaper(
  { data, texts }: EditionFrame,
  changes: ReadonlyMap<string, readonly LessonChange[]>,
  { paper, validFrom, today }: PaperLook,
): Promise<Uint8Array> {
  const { t, language, date } = texts;
  const sheet: ChangeSheet = {
    ...{ title: t('published.allChanges'), school: data.schoolName, nothing: t('published.noChanges') },
    about: validFrom === null ? '' : t('published.validFrom', { date: date(validFrom) }),
    sections: entryKinds.map((kind) => ({
      heading: t(`published.${kind}`),
      items: entriesInOrder(kind, data.entries, texts).flatMap((entry) => {
        const own = changes.get(entry.key) ?? [];
        const sentences = lessonChangeSentences({ data, texts }, entry, own);
        return sentences.length > 0 ? [{ name: entry.name, changes: sentences }] : [];
      }),
    })),
  };
  const fonts = readPaperFonts(JSON.stringify(sheet));
  const words = paperWords(textsIn(language));
  const pages = layoutChanges(sheet, { paper, words, fonts, today: date(today) });
  return drawPdf(pages, { title: sheet.title, language, fonts, logo: null });
}
