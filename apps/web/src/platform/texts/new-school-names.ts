import { t } from './i18n.ts';
import { weekdayNames } from './weekday-names.ts';

/** The names that a new school begins with, in the language of the screens. */
export const newSchoolNames = () => ({
  dayLabels: weekdayNames(5),
  structureName: t('structure.newName', { number: 1 }),
});
