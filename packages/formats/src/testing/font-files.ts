import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { FontFiles } from '../exports/paper/paper-fonts.ts';

const require = createRequire(import.meta.url);
const read = (path: string): Uint8Array =>
  new Uint8Array(readFileSync(require.resolve(`@expo-google-fonts/${path}`)));

/** The fonts of Chinese and Korean, from the packages. */
export const eastAsianFontFiles = (): FontFiles => ({
  'chinese-regular': read('noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
  'chinese-bold': read('noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf'),
  'korean-regular': read('noto-sans-kr/400Regular/NotoSansKR_400Regular.ttf'),
  'korean-bold': read('noto-sans-kr/700Bold/NotoSansKR_700Bold.ttf'),
});

/** All fonts but those of Chinese and Korean, from the packages. */
export const fontFiles = (): FontFiles => ({
  'latin-regular': read('noto-sans/400Regular/NotoSans_400Regular.ttf'),
  'latin-bold': read('noto-sans/700Bold/NotoSans_700Bold.ttf'),
  'arabic-regular': read('noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf'),
  'arabic-bold': read('noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf'),
  'hebrew-regular': read('noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf'),
  'hebrew-bold': read('noto-sans-hebrew/700Bold/NotoSansHebrew_700Bold.ttf'),
});
