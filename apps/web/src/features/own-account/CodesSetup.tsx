import { beginCodes, confirmCodes } from '@bellgrid/protocol';
import { Button, TextInput } from '@mantine/core';
import qrcode from 'qrcode-generator';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { failureText } from '../../platform/api/refusal.ts';
import { reloadUser } from '../../platform/current-user.ts';
import { queryClient } from '../../platform/query-client.ts';
import { toast } from '../../platform/toast.tsx';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { FormAlert } from '../account/FormAlert.tsx';
import classes from './AccountPage.module.css';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { sessionsQuery } from './SessionsSection.tsx';
import { secondFactorQuery } from './second-factor-query.ts';

interface Secret {
  readonly uri: string;
  readonly recoveryCodes: readonly string[];
}

/** Sets up codes from an app: the password, then the key and the recovery codes, then the first code. */
export function CodesSetup() {
  const { t } = useTranslation();
  const [secret, setSecret] = useState<Secret | null>(null);
  const [entered, setEntered] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setFailure(null);
    try {
      if (secret) {
        await call(confirmCodes, { code: entered });
        toast.success(t('ownAccount.factor.isOn'));
        void queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
        void queryClient.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
        await reloadUser();
      } else {
        setSecret(await call(beginCodes, { password: entered }));
      }
      setEntered('');
    } catch (error) {
      setFailure(failureText(error, t));
    }
    setBusy(false);
  };
  return (
    <form className={classes.form} onSubmit={(event) => void send(event)}>
      {secret ? (
        <>
          <p>{t('ownAccount.factor.scan')}</p>
          <QrCode text={secret.uri} label={t('ownAccount.factor.qr')} />
          <TextInput
            label={t('ownAccount.factor.key')}
            value={new URL(secret.uri).searchParams.get('secret') ?? ''}
            readOnly
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <RecoveryCodes codes={secret.recoveryCodes} />
        </>
      ) : null}
      {failure ? <FormAlert>{failure}</FormAlert> : null}
      {secret ? (
        <TextInput
          label={t('ownAccount.factor.code')}
          value={entered}
          onChange={({ currentTarget }) => setEntered(currentTarget.value)}
          autoComplete="one-time-code"
          inputMode="numeric"
        />
      ) : (
        <PasswordField
          label={t('ownAccount.current')}
          autoComplete="current-password"
          value={entered}
          onChange={({ currentTarget }) => setEntered(currentTarget.value)}
        />
      )}
      <Button type="submit" loading={busy} disabled={entered === ''}>
        {t(secret ? 'ownAccount.factor.switchOn' : 'ownAccount.factor.setUp')}
      </Button>
    </form>
  );
}

/** Always dark on white: many cameras read no inverted code. */
function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const places = Array.from({ length: count * count }, (_, index) => index);
  const path = places
    .filter((index) => code.isDark(Math.floor(index / count), index % count))
    .map((index) => `M${(index % count) + 4} ${Math.floor(index / count) + 4}h1v1h-1z`)
    .join('');
  return (
    <svg
      className={classes.qr}
      viewBox={`0 0 ${count + 8} ${count + 8}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={path} />
    </svg>
  );
}
