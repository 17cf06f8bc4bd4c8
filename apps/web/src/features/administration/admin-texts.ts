import { admin } from '@bellgrid/texts/admin';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';

i18next.addResourceBundle('en', 'admin', admin);

/** The texts of the administration. */
export const useAdminTexts = () => useTranslation('admin');
