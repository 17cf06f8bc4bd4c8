/// <reference path="./paper-modules.d.ts" />
import { create, type Font } from 'fontkit';

/** The scripts that have fonts of their own; `latin` has Greek and Cyrillic too. */
export const scripts = ['latin', 'arabic', 'hebrew', 'chinese', 'korean'] as const;
export type Script = (typeof scripts)[number];
export type FontName = `${Script}-regular` | `${Script}-bold`;

/** The bytes of the fonts that a text needs, by name. */
export type FontFiles = Readonly<Partial<Record<FontName, Uint8Array>>>;

const ranges: Readonly<Record<Exclude<Script, 'latin'>, RegExp>> = {
  arabic: /[\u0600-\u06ff\u0750-\u077f\u08a0-\u08ff\ufb50-\ufdff\ufe70-\ufefc]/u,
  hebrew: /[\u0590-\u05ff\ufb1d-\ufb4f]/u,
  chinese: /[\u3000-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff00-\uffef]/u,
  korean: /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7af]/u,
};

/** The fonts for a text: that of Latin letters always, the others only where a letter is theirs. */
export function fontNamesFor(text: string): FontName[] {
  const needed = scripts.filter((script) => script === 'latin' || ranges[script].test(text));
  return needed.flatMap((script): FontName[] => [`${script}-regular`, `${script}-bold`]);
}

/** Letters of one font. */
export interface FontRun {
  readonly font: FontName;
  readonly text: string;
}

/** Measures text in the fonts, and tells which font has each letter. */
export interface PaperFonts {
  readonly files: FontFiles;
  runsOf(text: string, isBold: boolean): FontRun[];
  /** The width of a text at size 1. */
  width(text: string, isBold: boolean): number;
  /** The width of the letters of one font at size 1. */
  runWidth(run: FontRun): number;
  /** The characters that no font had, so far. */
  readonly missing: ReadonlySet<string>;
}

/** Invisible characters without a glyph, which are left out. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}]|\p{Variation_Selector}/u;

/** Arabic vowels with a shadda after them, as Unicode orders them. */
const VOWEL_AND_SHADDA = /([\u064b-\u0650]+)(\u0651)/gu;

/**
 * Puts a shadda before the vowel of its letter: then the font sets the vowel to the shadda, as Arabic is written,
 * and not to the letter.
 */
const inMarkOrder = (text: string): string => text.replace(VOWEL_AND_SHADDA, '$2$1');

/** Reads the fonts. A letter is taken from the first one that has it; one that no font has is left out and named. */
export function readFonts(files: FontFiles): PaperFonts {
  const fonts = new Map<FontName, Font>();
  for (const script of scripts) {
    for (const name of [`${script}-regular`, `${script}-bold`] as const) {
      const bytes = files[name];
      if (bytes) fonts.set(name, create(bytes));
    }
  }
  const missing = new Set<string>();
  const fontOf = new Map<string, Script | null>();
  const widths = new Map<string, number>();
  const runsBefore = new Map<string, FontRun[]>();

  const nameOf = (script: Script, isBold: boolean): FontName => `${script}-${isBold ? 'bold' : 'regular'}`;
  const scriptOf = (letter: string): Script | null => {
    const known = fontOf.get(letter);
    if (known !== undefined) return known;
    const code = letter.codePointAt(0) ?? 0;
    const found =
      scripts.find((script) => fonts.get(nameOf(script, false))?.hasGlyphForCodePoint(code)) ?? null;
    fontOf.set(letter, found);
    return found;
  };

  const split = (text: string, isBold: boolean): FontRun[] => {
    const runs: { font: FontName; text: string }[] = [];
    for (const letter of inMarkOrder(text)) {
      const before = runs.at(-1);
      const code = letter.codePointAt(0) ?? 0;
      const keeps =
        before && /[\s\p{M}\p{P}\p{N}]/u.test(letter) && fonts.get(before.font)?.hasGlyphForCodePoint(code);
      if (before && keeps) {
        before.text += letter;
        continue;
      }
      const script = scriptOf(letter);
      if (script === null) {
        if (!INVISIBLE.test(letter)) missing.add(letter);
        continue;
      }
      const font = nameOf(script, isBold);
      if (before?.font === font) before.text += letter;
      else runs.push({ font, text: letter });
    }
    return runs;
  };

  const runsOf = (text: string, isBold: boolean): FontRun[] => {
    const key = `${isBold ? 'b' : 'r'}${text}`;
    const known = runsBefore.get(key);
    if (known) return known;
    const runs = split(text, isBold);
    runsBefore.set(key, runs);
    return runs;
  };

  const runWidth = ({ font, text }: FontRun): number => {
    const key = `${font} ${text}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    const face = fonts.get(font);
    const width = face ? face.layout(text, []).advanceWidth / face.unitsPerEm : 0;
    widths.set(key, width);
    return width;
  };
  const width = (text: string, isBold: boolean): number =>
    runsOf(text, isBold).reduce((sum, run) => sum + runWidth(run), 0);
  return { files, runsOf, runWidth, width, missing };
}
