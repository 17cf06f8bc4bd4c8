import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { en } from './en/index.ts';
import { isolated } from './isolated.ts';

/** Sets up the texts; English is complete and is what other languages fall back to. */
export function startTexts(): void {
  void i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: { translation: en } },
    // React escapes by itself; here names that are written the other way are isolated.
    interpolation: { escape: isolated },
  });
}

/** The translator for code outside components. */
export const t = i18next.t.bind(i18next);
