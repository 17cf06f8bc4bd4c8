import {
  addPasskey,
  beginPasskey,
  deletePasskey,
  endCodes,
  renewRecoveryCodes,
  type SignedInUser,
} from '@bellgrid/protocol';
import { localeOf } from '@bellgrid/texts';
import { Button, Skeleton } from '@mantine/core';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { failureText, isRefusal } from '../../platform/api/refusal.ts';
import { reloadUser } from '../../platform/current-user.ts';
import { toast } from '../../platform/toast.tsx';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import classes from './AccountPage.module.css';
import { CodesSetup } from './CodesSetup.tsx';
import { deviceOf } from './device.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { secondFactorQuery } from './second-factor-query.ts';

/** Codes from an app, which signing in takes beside the password, and passkeys, which take the place of both. */
export function SecondFactorSection({ user }: { readonly user: SignedInUser }) {
  const { t, i18n } = useTranslation();
  const { data, isError, refetch } = useQuery(secondFactorQuery);
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [removing, setRemoving] = useState<{ readonly id: string; readonly name: string } | null>(null);
  const run = async (act: () => Promise<string>, failed?: string) => {
    setBusy(true);
    try {
      toast.success(await act());
      setPassword('');
    } catch (error) {
      if (!isRefusal(error)) console.warn('the second factor was not changed', error);
      toast.failure(failed && !isRefusal(error) ? failed : failureText(error, t));
    }
    setBusy(false);
    await refetch();
  };
  if (isError && !data) {
    return (
      <>
        <p role="alert">{t('ownAccount.factor.failed')}</p>
        <Button variant="default" onClick={() => void refetch()}>
          {t('versions.retry')}
        </Button>
      </>
    );
  }
  if (!data) return <Skeleton height={16} width="60%" />;
  const date = (instant: string) =>
    new Intl.DateTimeFormat(localeOf(i18n.language), { dateStyle: 'medium' }).format(new Date(instant));
  return (
    <>
      <p>
        {data.hasCodes
          ? t('ownAccount.factor.on', { count: data.recoveryCodes })
          : t('ownAccount.factor.off')}
      </p>
      {data.hasCodes ? null : <CodesSetup />}
      {codes ? <RecoveryCodes codes={codes} /> : null}
      <h4 className={classes.subtitle}>{t('ownAccount.factor.passkeys')}</h4>
      <p>{t('ownAccount.factor.passkeysBody')}</p>
      {data.passkeys.length === 0 ? null : (
        <ul className={classes.sessions}>
          {data.passkeys.map(({ id, name, addedAt }) => (
            <li key={id}>
              <strong>{name || t('ownAccount.factor.unnamed')}</strong>
              <span>{addedAt === null ? '' : t('ownAccount.factor.addedOn', { date: date(addedAt) })}</span>
              <Button
                size="compact-sm"
                variant="default"
                loading={busy}
                onClick={() => setRemoving({ id, name: name || t('ownAccount.factor.unnamed') })}
              >
                {t('ownAccount.factor.removePasskey')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        opened={removing !== null}
        onClose={() => setRemoving(null)}
        onConfirm={() =>
          void run(async () => {
            if (removing) await call(deletePasskey, { id: removing.id });
            return t('ownAccount.factor.passkeyRemoved');
          })
        }
        title={t('ownAccount.factor.removePasskeyTitle')}
        confirm={t('ownAccount.factor.removePasskey')}
      >
        <p>{t('ownAccount.factor.removePasskeyQuestion', { name: removing?.name ?? '' })}</p>
      </ConfirmDialog>
      <div className={classes.form}>
        <PasswordField
          label={t('ownAccount.current')}
          autoComplete="current-password"
          value={password}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        />
      </div>
      <div className={classes.actions}>
        {'PublicKeyCredential' in window ? (
          <Button
            variant="default"
            loading={busy}
            disabled={password === ''}
            onClick={() =>
              void run(
                () => createPasskey(password).then(() => t('ownAccount.factor.passkeyAdded')),
                t('ownAccount.factor.passkeyFailed'),
              )
            }
          >
            {t('ownAccount.factor.addPasskey')}
          </Button>
        ) : null}
        {data.hasCodes ? (
          <Button
            variant="default"
            loading={busy}
            disabled={password === ''}
            onClick={() =>
              void run(async () => {
                setCodes((await call(renewRecoveryCodes, { password })).recoveryCodes);
                return t('ownAccount.factor.renewed');
              })
            }
          >
            {t('ownAccount.factor.renew')}
          </Button>
        ) : null}
        {data.hasCodes && !user.isAdministrator ? (
          <Button
            variant="default"
            c={password === '' ? undefined : 'var(--hard-ink)'}
            loading={busy}
            disabled={password === ''}
            onClick={() =>
              void run(async () => {
                await call(endCodes, { password });
                setCodes(null);
                await reloadUser();
                return t('ownAccount.factor.isOff');
              })
            }
          >
            {t('ownAccount.factor.switchOff')}
          </Button>
        ) : null}
      </div>
    </>
  );
}

/** Has the device make a passkey for the account, and adds it under the name of the browser and its system. */
async function createPasskey(password: string): Promise<void> {
  const { options } = await call(beginPasskey, { password });
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const response = await startRegistration({ optionsJSON });
  const { browser, system } = deviceOf(navigator.userAgent);
  const name = [browser, system].filter((part) => part !== null).join(' · ');
  await call(addPasskey, { name, response: { ...response, response: { ...response.response } } });
}
