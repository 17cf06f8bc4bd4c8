import { commands, type Group, type Id, type TrackSet } from '@bellgrid/model';
import { ActionIcon, Button, Switch } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftSource } from '../../document/draft/draft-source.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { DangerDialog } from '../../ui/dialogs/DangerDialog.tsx';
import { DivisionDialog } from './DivisionDialog.tsx';
import classes from './DivisionsField.module.css';
import { divisionsOfGroup } from './group-facts.ts';

const NONE: readonly TrackSet[] = [];
const icon = { size: 16, stroke: 1.7, 'aria-hidden': true };

type Dialog =
  | { readonly about: 'edit'; readonly division: TrackSet | null }
  | { readonly about: 'delete'; readonly division: TrackSet }
  | { readonly about: 'turnOff' };

/** The divisions of a class with their tracks, if the school uses them: a part of the form of the class. */
export function DivisionsField({ id }: { id: Id }) {
  const { t } = useTranslation();
  const isUsed = useDraft((draft) => draft.config.isTracksEnabled);
  const group = useDraft((draft) => draft.groups[id]);
  if (!isUsed || !group) return null;
  return (
    <section className={classes.field} aria-label={t('classes.divisions.title')}>
      <h4 className={classes.title}>{t('classes.divisions.title')}</h4>
      <Divisions group={group} />
    </section>
  );
}

function Divisions({ group }: { group: Group }) {
  const { t } = useTranslation();
  const { run } = useDraftSource();
  const divisions = useDraft((draft) => divisionsOfGroup(draft, group.id)) ?? NONE;
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const close = () => setDialog(null);
  const use = (isTracked: boolean) => {
    if (!isTracked && divisions.length > 0) setDialog({ about: 'turnOff' });
    else if (run(commands.setGroup, { group: { ...group, isTracked } }) && isTracked)
      setDialog({ about: 'edit', division: null });
  };
  /** A class without a division is not divided: the first one was given up. */
  const closeDivision = (isSaved: boolean) => {
    close();
    if (!isSaved && divisions.length === 0) run(commands.setGroup, { group: { ...group, isTracked: false } });
  };
  return (
    <>
      <Switch
        label={t('classes.divisions.use')}
        description={t('classes.divisions.hint')}
        checked={group.isTracked}
        onChange={(event) => use(event.currentTarget.checked)}
      />
      {group.isTracked ? (
        <>
          <ul className={classes.list}>
            {divisions.map((division) => (
              <DivisionItem
                key={division.id}
                division={division}
                onEdit={() => setDialog({ about: 'edit', division })}
                onDelete={() => setDialog({ about: 'delete', division })}
              />
            ))}
          </ul>
          <Button
            variant="default"
            size="xs"
            className={classes.add}
            leftSection={<IconPlus {...icon} />}
            onClick={() => setDialog({ about: 'edit', division: null })}
          >
            {t('classes.divisions.add')}
          </Button>
        </>
      ) : null}
      {dialog?.about === 'edit' ? (
        <DivisionDialog group={group} division={dialog.division} onClose={closeDivision} />
      ) : null}
      <DangerDialog
        opened={dialog?.about === 'turnOff'}
        confirm={t('classes.divisions.turnOffConfirm')}
        onClose={close}
        onConfirm={() => {
          close();
          run(commands.setGroup, { group: { ...group, isTracked: false } });
        }}
      >
        <p>{t('classes.divisions.turnOff', { count: divisions.length })}</p>
      </DangerDialog>
      <ConfirmDialog
        opened={dialog?.about === 'delete'}
        title={t('classes.divisions.deleteTitle', {
          name: dialog?.about === 'delete' ? dialog.division.name : '',
        })}
        confirm={t('classes.divisions.delete')}
        onClose={close}
        onConfirm={() => {
          close();
          if (dialog?.about === 'delete') run(commands.deleteTrackSet, { ids: [dialog.division.id] });
        }}
      >
        <p>{t('classes.divisions.deleteBody')}</p>
      </ConfirmDialog>
    </>
  );
}

interface DivisionItemProps {
  readonly division: TrackSet;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

function DivisionItem({ division, onEdit, onDelete }: DivisionItemProps) {
  const { t } = useTranslation();
  const subjects = useDraft((draft) => draft.subjects);
  const { name, tracks } = division;
  return (
    <li className={classes.item}>
      <div className={classes.head}>
        <b>{name}</b>
        <ActionIcon size={28} aria-label={t('classes.divisions.editOf', { name })} onClick={onEdit}>
          <IconPencil {...icon} />
        </ActionIcon>
        <ActionIcon size={28} aria-label={t('classes.divisions.deleteOf', { name })} onClick={onDelete}>
          <IconTrash {...icon} />
        </ActionIcon>
      </div>
      <dl className={classes.tracks}>
        {tracks.map((track) => (
          <div key={track.id}>
            <dt>{track.name}</dt>
            <dd>
              {track.subjects.flatMap((id) => subjects[id]?.name ?? []).join(', ') ||
                t('classes.divisions.noSubjects')}
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
