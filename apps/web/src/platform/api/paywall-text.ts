import type { TFunction } from 'i18next';
import type { CallRefusal } from './refusal.ts';

/** The reason of a school that would have more teachers than its licences cover, with both counts. */
export function paywallText({ details: { teachers, licensed } }: CallRefusal, t: TFunction): string {
  return licensed === 0
    ? t('refusals.noLicence', { teachers })
    : t('refusals.tooManyTeachers', { teachers, licensed });
}
