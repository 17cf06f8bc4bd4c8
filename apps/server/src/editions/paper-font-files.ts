import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type FontName, fontNamesFor, type PaperFonts, readFonts } from '@bellgrid/formats/paper';

const fontFiles: Readonly<Record<FontName, string>> = {
  'latin-regular': 'noto-sans/400Regular/NotoSans_400Regular.ttf',
  'latin-bold': 'noto-sans/700Bold/NotoSans_700Bold.ttf',
  'arabic-regular': 'noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf',
  'arabic-bold': 'noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf',
  'hebrew-regular': 'noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf',
  'hebrew-bold': 'noto-sans-hebrew/700Bold/NotoSansHebrew_700Bold.ttf',
  'chinese-regular': 'noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
  'chinese-bold': 'noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf',
  'korean-regular': 'noto-sans-kr/400Regular/NotoSansKR_400Regular.ttf',
  'korean-bold': 'noto-sans-kr/700Bold/NotoSansKR_700Bold.ttf',
};

/** The fonts for a text, from the packages of npm. */
export function readPaperFonts(text: string): PaperFonts {
  const require = createRequire(import.meta.url);
  const read = (name: FontName): Uint8Array =>
    new Uint8Array(readFileSync(require.resolve(`@expo-google-fonts/${fontFiles[name]}`)));
  return readFonts(Object.fromEntries(fontNamesFor(text).map((name) => [name, read(name)])));
}
