import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';

/** Turns the text ids of wrong fields into their texts. */
export function useTranslateErrors() {
  const { t } = useTranslation();
  return <Name extends string>(
    wrong: { readonly [Field in Name]?: ParseKeys },
  ): { readonly [Field in Name]?: string } => {
    const texts: { [Field in Name]?: string } = {};
    for (const name in wrong) {
      const id: ParseKeys | undefined = wrong[name];
      if (id) texts[name] = t(id);
    }
    return texts;
  };
}
