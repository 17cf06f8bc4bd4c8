import { checkDivisionForm, cleanName, commands, createId, type Group, type TrackSet } from '@bellgrid/model';
import { ActionIcon, Button, Modal, Group as Row, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type FormEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusReturn } from '../app/use-focus-return.ts';
import { useDraftSource } from '../draft/draft-source.ts';
import { useDraft } from '../draft/use-draft.ts';
import { DiscardDialog } from '../entity-form/DiscardDialog.tsx';
import { useFormValues } from '../entity-form/use-form-values.ts';
import { FormMessages } from '../fields/FormMessages.tsx';
import { ItemPicker } from '../fields/ItemPicker.tsx';
import classes from './DivisionsField.module.css';

interface DivisionDialogProps {
  readonly group: Group;
  /** Null for a new one. */
  readonly division: TrackSet | null;
  readonly onClose: () => void;
}

const MAX_NAME = 200;
const icon = { size: 16, stroke: 1.7, 'aria-hidden': true };
const newTrack = () => ({ id: createId(), name: '', subjects: [] });

/** The form of a division: its name, and its tracks with the subjects of each. */
export function DivisionDialog({ group, division, onClose }: DivisionDialogProps) {
  const { t } = useTranslation();
  useFocusReturn();
  const { run } = useDraftSource();
  const [opened] = useState(() => {
    const { name, tracks } = division ?? { name: '', tracks: [newTrack(), newTrack()] };
    return { name, tracks };
  });
  const { values, isDirty, set } = useFormValues<Pick<TrackSet, 'name' | 'tracks'>>(opened);
  const [isAsking, setAsking] = useState(false);
  const subjects = useDraft((draft) => draft.subjects);
  const items = useMemo(() => group.subjects.flatMap((id) => subjects[id] ?? []), [group, subjects]);
  const answer = useMemo(() => checkDivisionForm(values), [values]);
  const close = () => (isDirty ? setAsking(true) : onClose());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!isDirty || !answer.canSave) return;
    const tracks = values.tracks.map((track) => ({ ...track, name: cleanName(track.name) }));
    const id = division?.id ?? createId();
    const trackSet = { id, group: group.id, name: values.name.trim(), tracks };
    if (run(commands.setTrackSet, { trackSet })) onClose();
  };
  const change = (index: number, fields: Partial<TrackSet['tracks'][number]>) =>
    set(
      'tracks',
      values.tracks.map((track, at) => (at === index ? { ...track, ...fields } : track)),
    );
  return (
    <Modal
      opened
      onClose={close}
      title={t(division ? 'classes.divisions.edit' : 'classes.divisions.new')}
      size={680}
      // Messages come and go at its end: the fields stay where they are.
      centered={false}
      yOffset="10dvh"
    >
      <form className={classes.form} onSubmit={submit} noValidate>
        <TextInput
          label={t('classes.divisions.name')}
          placeholder={t('classes.divisions.namePlaceholder')}
          value={values.name}
          maxLength={MAX_NAME}
          autoComplete="off"
          data-autofocus
          onChange={(event) => set('name', event.currentTarget.value)}
        />
        {values.tracks.map((track, index) => {
          const number = index + 1;
          const elsewhere = new Set(
            values.tracks.filter((each) => each !== track).flatMap((each) => each.subjects),
          );
          return (
            <div key={track.id} className={classes.track}>
              <TextInput
                label={t('classes.divisions.trackName', { number })}
                value={track.name}
                maxLength={MAX_NAME}
                autoComplete="off"
                onChange={(event) => change(index, { name: event.currentTarget.value })}
              />
              <ItemPicker
                label={t('classes.divisions.trackSubjects', { number })}
                placeholder={t('classes.subjectsPlaceholder')}
                items={items.filter((subject) => !elsewhere.has(subject.id))}
                value={track.subjects}
                onChange={(chosen) => change(index, { subjects: chosen })}
              />
              <ActionIcon
                size={36}
                aria-label={t('classes.divisions.removeTrack', { number })}
                disabled={values.tracks.length <= 2}
                onClick={() =>
                  set(
                    'tracks',
                    values.tracks.filter((each) => each !== track),
                  )
                }
              >
                <IconTrash {...icon} />
              </ActionIcon>
            </div>
          );
        })}
        <Button
          variant="default"
          size="xs"
          className={classes.add}
          leftSection={<IconPlus {...icon} />}
          onClick={() => set('tracks', [...values.tracks, newTrack()])}
        >
          {t('classes.divisions.addTrack')}
        </Button>
        {isDirty ? <FormMessages answer={answer} /> : null}
        <Row justify="flex-end" gap="xs">
          <Button variant="default" onClick={close}>
            {t(isDirty ? 'common.cancel' : 'common.close')}
          </Button>
          <Button type="submit" disabled={!isDirty || !answer.canSave}>
            {t('editing.save')}
          </Button>
        </Row>
      </form>
      <DiscardDialog opened={isAsking} onKeep={() => setAsking(false)} onDiscard={onClose} />
    </Modal>
  );
}
