import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** The title of the tab: the name of the screen before that of the product. */
export function usePageTitle(title: string): void {
  const { t } = useTranslation();
  useEffect(() => {
    document.title = `${title} · ${t('common.productName')}`;
  }, [title, t]);
}
