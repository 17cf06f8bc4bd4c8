import type { TFunction } from 'i18next';
import type { CallRefusal } from './api/refusal.ts';
import { knownSupportEmail } from './site-query.ts';

/** The reason of a school that would have more teachers than its licences cover, with both counts. */
export function paywallText({ details: { teachers, licensed } }: CallRefusal, t: TFunction): string {
  if (licensed === 0) return t('refusals.noLicence', { teachers });
  const contact = knownSupportEmail();
  return contact === null
    ? t('refusals.tooManyTeachers', { teachers, licensed })
    : t('refusals.tooManyTeachersContact', { teachers, licensed, contact });
}
