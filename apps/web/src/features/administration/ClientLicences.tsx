import { addLicense, licensedTeachers, removeLicense } from '@bellgrid/protocol';
import { Button, NumberInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { call } from '../../platform/api/call.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import classes from './Admin.module.css';
import { useAdminTexts } from './admin-texts.ts';
import { type ClientProps, Panel, rememberClient } from './ClientPage.tsx';
import { endOfDay } from './date-words.ts';

/** The licences of a school: how many teachers, until when. */
export function ClientLicences({ client, dates, act }: ClientProps) {
  const { t } = useAdminTexts();
  const { uid, licenses } = client;
  const [count, setCount] = useState<number | string>('');
  const [expiry, setExpiry] = useState('');
  const [removing, setRemoving] = useState<string | null>(null);
  const [now] = useState(Date.now);
  const add = async () => {
    const license = { uid, count: Number(count), expiry: endOfDay(expiry) };
    if (await act.run(async () => rememberClient(await call(addLicense, license)))) {
      setCount('');
      setExpiry('');
    }
  };
  const entries = Object.entries(licenses);
  return (
    <Panel title={t('client.licences')}>
      <p className={classes.hint}>
        {entries.length === 0
          ? t('client.noLicences')
          : t('client.licensed', { count: licensedTeachers(licenses, now) })}
      </p>
      {entries.length === 0 ? null : (
        <ul className={classes.list}>
          {entries.map(([id, license]) => {
            const hasEnded = license.expiry !== null && Date.parse(license.expiry) <= now;
            const day = license.expiry === null ? '' : dates.day(license.expiry);
            return (
              <li key={id}>
                <span className={classes.words}>
                  {license.expiry === null
                    ? t('clients.teachersForever', { count: license.count })
                    : t('clients.teachersUntil', { count: license.count, date: day })}
                </span>
                {hasEnded ? (
                  <span className={classes.tag} data-tone="bad">
                    {t('clients.ended')}
                  </span>
                ) : null}
                <Button size="xs" variant="default" onClick={() => setRemoving(id)}>
                  {t('client.removeLicence')}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      <form
        className={classes.line}
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <NumberInput
          label={t('client.teachers')}
          w={112}
          size="md"
          min={1}
          max={100_000}
          allowDecimal={false}
          allowNegative={false}
          value={count}
          onChange={setCount}
        />
        <TextInput
          type="date"
          label={t('client.validUntil')}
          value={expiry}
          onChange={(event) => setExpiry(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" disabled={Number(count) < 1} loading={act.isBusy}>
          {t('client.addLicence')}
        </Button>
      </form>
      <ConfirmDialog
        opened={removing !== null}
        onClose={() => setRemoving(null)}
        title={t('client.removeLicenceTitle')}
        confirm={t('client.removeLicence')}
        onConfirm={() => {
          const licenseID = removing ?? '';
          setRemoving(null);
          void act.run(async () => rememberClient(await call(removeLicense, { uid, licenseID })));
        }}
      >
        <p>{t('client.removeLicenceBody')}</p>
      </ConfirmDialog>
    </Panel>
  );
}
