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
import { EntryOfferNote } from '../../ui/entity-form/EntryOfferNote.tsx';
import { useKeptFields } from '../../ui/entity-form/use-kept-fields.ts';
import classes from './AccountPage.module.css';

/** The names of the person and of the school: the account and the open school get the same one. */
export function NamesForm({ user }: { readonly user: SignedInUser }) {
  const { t } = useTranslation();
  const drafted = useDraft((draft) => draft.schoolData.schoolName);
  const { fields, change, offer, saved } = useKeptFields<{ name: string; school: string | null }>({
    form: 'account-names',
    title: t('ownAccount.names.title'),
    // As long as the school's name is not edited here, it follows the open school.
    initial: () => ({ name: user.displayName, school: null }),
  });
  const { name } = fields;
  const [busy, setBusy] = useState(false);
  const school = fields.school ?? (drafted || user.schoolName);
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
      saved();
      toast.success(t('ownAccount.names.saved'));
    } catch (error) {
      console.warn('the names were not saved', error);
      toast.failure(t('common.somethingWrong'));
    }
    setBusy(false);
  };
  return (
    <form className={classes.form} onSubmit={(event) => void save(event)}>
      <EntryOfferNote offer={offer} />
      <TextInput
        label={t('account.fullName')}
        value={name}
        maxLength={200}
        autoComplete="name"
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <TextInput
        label={t('account.schoolName')}
        value={school}
        maxLength={MAX_SCHOOL_NAME}
        description={
          drafted !== user.schoolName ? t('ownAccount.names.differ', { name: user.schoolName }) : undefined
        }
        onChange={({ currentTarget }) => change({ school: currentTarget.value })}
      />
      <Button type="submit" loading={busy} disabled={isBlank || isSame}>
        {t('ownAccount.names.save')}
      </Button>
    </form>
  );
}
