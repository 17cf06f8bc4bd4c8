import { deleteUser, type SignedInUser } from '@bellgrid/protocol';
import { localeOf } from '@bellgrid/texts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isoDay } from '../../document/draft/export-draft.ts';
import { forgetLocalCopies } from '../../document/saving/local-copy.ts';
import { copyOwner } from '../../document/saving/open-window.ts';
import { call } from '../../platform/api/call.ts';
import { failureText } from '../../platform/api/refusal.ts';
import { download } from '../../platform/download.ts';
import { toast } from '../../platform/toast.tsx';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { PasswordField } from '../../ui/fields/PasswordField.tsx';
import { LOGIN } from '../account/redirects.ts';
import { forgetUser } from '../account/use-sign-out.ts';
import classes from './AccountPage.module.css';
import { allOwnData } from './all-own-data.ts';

/** All that is stored about the account, as a file, and the end of the account. */
export function DataSection({ user }: { readonly user: SignedInUser }) {
  const { t, i18n } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const [password, setPassword] = useState('');
  const downloadAll = async () => {
    setBusy(true);
    try {
      const data = await allOwnData(user);
      download(`account ${isoDay(new Date())}.json`, JSON.stringify(data, null, 2));
      const names = data.missing.map((part) => t(`ownAccount.data.parts.${part}`));
      const list = new Intl.ListFormat(localeOf(i18n.language), { type: 'conjunction' });
      if (names.length > 0) toast.warning(t('ownAccount.data.missing', { parts: list.format(names) }));
    } catch (error) {
      toast.failure(failureText(error, t));
    } finally {
      setBusy(false);
    }
  };
  const remove = async () => {
    setAsking(false);
    // The session ends with the account, and afterwards its owner is not known here.
    const owner = copyOwner();
    try {
      await call(deleteUser, { password });
      await forgetUser();
      await forgetLocalCopies(owner);
      location.assign(LOGIN);
    } catch (error) {
      toast.failure(failureText(error, t));
    }
  };
  return (
    <>
      <p>{t('ownAccount.data.body')}</p>
      <Button variant="default" loading={busy} onClick={() => void downloadAll()}>
        {t('ownAccount.data.download')}
      </Button>
      <p>{t('ownAccount.data.deleteBody')}</p>
      <div className={classes.form}>
        <PasswordField
          label={t('ownAccount.current')}
          autoComplete="current-password"
          value={password}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        />
      </div>
      <Button
        color="hard"
        variant="outline"
        disabled={password === '' || user.impersonatedBy !== null}
        onClick={() => setAsking(true)}
      >
        {t('ownAccount.data.delete')}
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void remove()}
        title={t('ownAccount.data.deleteTitle')}
        confirm={t('ownAccount.data.delete')}
      >
        <p>{t('ownAccount.data.deleteQuestion', { school: user.schoolName })}</p>
      </ConfirmDialog>
    </>
  );
}
