import type { FontName } from '@bellgrid/formats/paper';
import latin from '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf?url';
import latinBold from '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf?url';
import arabic from '@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf?url';
import arabicBold from '@expo-google-fonts/noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf?url';
import hebrew from '@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf?url';
import hebrewBold from '@expo-google-fonts/noto-sans-hebrew/700Bold/NotoSansHebrew_700Bold.ttf?url';
import korean from '@expo-google-fonts/noto-sans-kr/400Regular/NotoSansKR_400Regular.ttf?url';
import koreanBold from '@expo-google-fonts/noto-sans-kr/700Bold/NotoSansKR_700Bold.ttf?url';
import chinese from '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf?url';
import chineseBold from '@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf?url';

/** The addresses of the fonts of exported schedules, on our own server; each is loaded when a name needs it. */
export const fontAddresses: Readonly<Record<FontName, string>> = {
  'latin-regular': latin,
  'latin-bold': latinBold,
  'arabic-regular': arabic,
  'arabic-bold': arabicBold,
  'hebrew-regular': hebrew,
  'hebrew-bold': hebrewBold,
  'chinese-regular': chinese,
  'chinese-bold': chineseBold,
  'korean-regular': korean,
  'korean-bold': koreanBold,
};
