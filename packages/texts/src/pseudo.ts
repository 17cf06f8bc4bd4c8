import { admin } from './en/admin.ts';
import { help } from './en/help.ts';
import { en } from './en/index.ts';
import { releases } from './en/releases.ts';

const ACCENTS = new Map(
  [...'AaCcEeGgIiLlNnOoRrSsUuYyZz'].map((letter, index) => [
    letter,
    [...'ÅåÇçÉéĜĝÎîĻļÑñÖöŔŕŠšÛûÝýŽž'][index] ?? letter,
  ]),
);

/** The part of a text outside of ⟦ and ⟧; ends with a note when one of them has no partner. */
export function outsideMarkers(text: string): string {
  let depth = 0;
  let rest = '';
  for (const letter of text) {
    if (letter === '⟦') depth += 1;
    if (depth === 0) rest += letter;
    if (letter === '⟧') depth -= 1;
  }
  return depth === 0 ? rest : `${rest}\n(an open bracket)`;
}

/** A text of the pseudo-language: accented, 30 % longer, between ⟦ and ⟧; placeholders and tags stay. */
export function pseudoText(text: string): string {
  const pieces = text.split(/(\{\{.*?\}\}|<\/?\w+>)/);
  const accented = pieces.map((piece, index) =>
    index % 2 === 1 ? piece : [...piece].map((letter) => ACCENTS.get(letter) ?? letter).join(''),
  );
  const length = pieces.reduce((sum, piece, index) => (index % 2 === 1 ? sum : sum + piece.length), 0);
  return `⟦${accented.join('')}${padding(Math.ceil(length * 0.3))}⟧`;
}

/** As long as that, in words of at most eight letters, so that it wraps as a text does. */
const padding = (length: number): string => '~'.repeat(length).replaceAll(/~{8}(?=~)/g, '$& ');

function pseudoTexts<Texts>(texts: Texts): Texts {
  if (typeof texts === 'string') return pseudoText(texts) as Texts;
  if (Array.isArray(texts)) return texts.map(pseudoTexts) as Texts;
  const entries = Object.entries(texts as object).map(([key, value]) => [key, pseudoTexts(value)]);
  return Object.fromEntries(entries) as Texts;
}

/**
 * The pseudo-language `qps`, made from English: what a screen shows outside its markers is not in the catalogue. It is
 * offered nowhere; a browser whose local setting `bellgrid.language` is `qps` shows it.
 */
export const pseudo = {
  translation: pseudoTexts(en),
  admin: pseudoTexts(admin),
  help: pseudoTexts(help),
  releases: pseudoTexts(releases),
};
