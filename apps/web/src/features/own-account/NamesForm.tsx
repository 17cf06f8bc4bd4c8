import { commands, MAX_SCHOOL_NAME } from '@bellgrid/model';
import { type SignedInUser, setUpAccount } from '@bellgrid/protocol';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { runEdit } from '../../document/draft/run-edit.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import { call } from '../../platform/api/call.ts';
import { rememberUser } from '../../platform/current-user.ts';
import { toast } from '../../platform/toast.tsx';
import classes from './AccountPage.module.css';

/** The names of the person and of the school: the account and the open school get the same one. */
export function NamesForm({ user }: { readonly user: SignedInUser }) {
  const { t } = useTranslation();
  const drafted = useDraft((draft) => draft.schoolData.schoolName);
  const [name, setName] = useState(user.displayName);
  const [edited, setSchool] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const school = edited ?? (drafted || user.schoolName);
  const isBlank = name.trim() === '' || school.trim() === '';
  const isSame =
    name.trim() === user.displayName && school.trim() === user.schoolName && school.trim() === drafted;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const schoolName = school.trim();
    setBusy(true);
    try {
      rememberUser(await call(setUpAccount, { email: user.email, displayName: name.trim(), schoolName }));
      if (schoolName !== drafted) runEdit(commands.setSchoolName, { schoolName });
      setSchool(null);
      toast.success(t('ownAccount.names.saved'));
    } catch (error) {
      console.warn('the names were not saved', error);
      toast.failure(t('common.somethingWrong'));
    }
    setBusy(false);
  };
  return (
    <form className={classes.form} onSubmit={(event) => void save(event)}>
      <TextInput
        label={t('account.fullName')}
        value={name}
        maxLength={200}
        autoComplete="name"
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <TextInput
        label={t('account.schoolName')}
        value={school}
        maxLength={MAX_SCHOOL_NAME}
        description={
          drafted !== user.schoolName ? t('ownAccount.names.differ', { name: user.schoolName }) : undefined
        }
        onChange={({ currentTarget }) => setSchool(currentTarget.value)}
      />
      <Button type="submit" loading={busy} disabled={isBlank || isSame || user.impersonatedBy !== null}>
        {t('ownAccount.names.save')}
      </Button>
    </form>
  );
}
