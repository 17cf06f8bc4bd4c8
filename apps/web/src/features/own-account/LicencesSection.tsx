import { isLicenceValid, licensedTeachers, type SignedInUser } from '@bellgrid/protocol';
import { localeOf } from '@bellgrid/texts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import { NumberField } from '../../ui/fields/NumberField.tsx';
import classes from './AccountPage.module.css';
import { useLicenceRequest } from './use-licence-request.ts';

const DAY_MS = 86_400_000;
/** A trial that ends later is that of a server without licences, and is not told. */
const LONGEST_TRIAL_MS = 400 * DAY_MS;

/** True for a school that has a licence, or will need one. */
export const concernsLicences = ({ licenses, bypassPaywallUntil }: SignedInUser, now: number): boolean =>
  Object.keys(licenses).length > 0 ||
  bypassPaywallUntil === null ||
  Date.parse(bypassPaywallUntil) - now < LONGEST_TRIAL_MS;

/** The licences of the school with their counts and ends, and the request for more. */
export function LicencesSection({ user }: { readonly user: SignedInUser }) {
  const { t, i18n } = useTranslation();
  const teachers = useDraft((draft) => Object.keys(draft.teachers).length);
  const [now] = useState(Date.now);
  const { request, isBusy, canRequest } = useLicenceRequest();
  const { licenses, bypassPaywallUntil } = user;
  const licensed = licensedTeachers(licenses, now);
  const [more, setMore] = useState(Math.max(1, teachers - licensed));
  const day = (date: string) =>
    new Intl.DateTimeFormat(localeOf(i18n.language), { dateStyle: 'long' }).format(new Date(date));
  const hasTrial = bypassPaywallUntil !== null && Date.parse(bypassPaywallUntil) > now;
  return (
    <>
      {hasTrial ? <p>{t('ownAccount.licences.trial', { date: day(bypassPaywallUntil) })}</p> : null}
      <p>
        {t(licensed === 0 ? 'ownAccount.licences.none' : 'ownAccount.licences.licensed', { count: licensed })}{' '}
        {t('ownAccount.licences.teachers', { count: teachers })}
      </p>
      {Object.keys(licenses).length === 0 ? null : (
        <ul className={classes.licences}>
          {Object.entries(licenses).map(([id, { count, expiry }]) => (
            <li key={id}>
              {expiry === null
                ? t('ownAccount.licences.forever', { count })
                : t(
                    isLicenceValid({ expiry }, now)
                      ? 'ownAccount.licences.until'
                      : 'ownAccount.licences.ended',
                    { count, date: day(expiry) },
                  )}
            </li>
          ))}
        </ul>
      )}
      {canRequest && user.impersonatedBy === null ? (
        <form
          className={classes.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (Number.isFinite(more)) void request(more);
          }}
        >
          <NumberField
            label={t('ownAccount.licences.more')}
            value={more}
            range={{ least: 1, most: 100_000 }}
            onChange={setMore}
          />
          <Button type="submit" variant="default" loading={isBusy} disabled={!Number.isFinite(more)}>
            {t('ownAccount.licences.request')}
          </Button>
        </form>
      ) : null}
    </>
  );
}
