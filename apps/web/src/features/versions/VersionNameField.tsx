import { MAX_VERSION_LABEL, type Version } from '@bellgrid/protocol';
import { ActionIcon, TextInput } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeptText } from '../../ui/entity-form/use-kept-entry.ts';
import classes from './HistoryList.module.css';
import { versionNameForm } from './history-drawer-store.ts';
import { nameSavedVersion } from './name-saved-version.ts';
import { nameWords } from './version-words.ts';

const icon = { size: 16, stroke: 1.8, 'aria-hidden': true };

/** Names a version in its place: Enter saves, Escape leaves it as it was. */
export function VersionNameField({ version, onEnd }: { version: Version; onEnd: () => void }) {
  const { t, i18n } = useTranslation();
  const [name, setName] = useState(version.label ?? '');
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const label = name.trim();

  useEffect(() => field.current?.select(), []);
  useKeptText({
    form: versionNameForm(version.id),
    title: `${t('versions.nameLabel')}: ${nameWords(version, i18n.language)}`,
    text: name,
    isDirty: label !== (version.label ?? ''),
    isReplaced: true,
    onText: setName,
  });

  const save = async () => {
    if (label === '' || busy) return;
    if (label === version.label) return onEnd();
    setBusy(true);
    const named = await nameSavedVersion(version.id, label);
    setBusy(false);
    if (named) onEnd();
  };
  return (
    <form
      className={classes.naming}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextInput
        ref={field}
        size="sm"
        aria-label={t('versions.nameLabel')}
        placeholder={t('versions.nameLabel')}
        maxLength={MAX_VERSION_LABEL}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onEnd();
        }}
        data-mantine-stop-propagation
      />
      <ActionIcon
        type="submit"
        variant="filled"
        color="accent"
        size={32}
        loading={busy}
        disabled={label === ''}
        aria-label={t('versions.saveName')}
      >
        <IconCheck {...icon} />
      </ActionIcon>
      <ActionIcon size={32} aria-label={t('common.cancel')} onClick={onEnd}>
        <IconX {...icon} />
      </ActionIcon>
    </form>
  );
}
