import {
  checkDivisionForm,
  cleanName,
  commands,
  createId,
  type Group,
  type Id,
  type TrackSet,
} from '@bellgrid/model';
import { ActionIcon, Button, Modal, Group as Row, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type FormEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusReturn } from '../app/use-focus-return.ts';
import { useDraftSource } from '../draft/draft-source.ts';
import { useDialogUndo } from '../draft/undo-scope.ts';
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

/** What is chosen of the tracks; their names, which are typed, are beside them: undo leaves those to their fields. */
interface DivisionValues {
  readonly name: string;
  readonly tracks: readonly { readonly id: Id; readonly subjects: readonly Id[] }[];
  readonly trackNames: Readonly<Record<Id, string>>;
}

function valuesOf(division: TrackSet | null): DivisionValues {
  const { name, tracks } = division ?? { name: '', tracks: [newTrack(), newTrack()] };
  return {
    name,
    tracks: tracks.map(({ id, subjects }) => ({ id, subjects })),
    trackNames: Object.fromEntries(tracks.map((track) => [track.id, track.name])),
  };
}

/** The form of a division: its name, and its tracks with the subjects of each. */
export function DivisionDialog({ group, division, onClose }: DivisionDialogProps) {
  const { t } = useTranslation();
  useFocusReturn();
  const { run } = useDraftSource();
  const [opened] = useState(() => valuesOf(division));
  const { values, isDirty, steps, set, change } = useFormValues<DivisionValues>(opened);
  useDialogUndo(steps);
  const [isAsking, setAsking] = useState(false);
  const subjects = useDraft((draft) => draft.subjects);
  const items = useMemo(() => group.subjects.flatMap((id) => subjects[id] ?? []), [group, subjects]);
  const { name, tracks, trackNames } = values;
  const form = useMemo(() => {
    const named = tracks.map((track) => ({
      ...track,
      name: trackNames[track.id] ?? '',
      subjects: [...track.subjects],
    }));
    return { name, tracks: named };
  }, [name, tracks, trackNames]);
  const answer = useMemo(() => checkDivisionForm(form), [form]);
  const close = () => (isDirty ? setAsking(true) : onClose());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!isDirty || !answer.canSave) return;
    const id = division?.id ?? createId();
    const trackSet = {
      ...{ id, group: group.id, name: name.trim() },
      tracks: form.tracks.map((track) => ({ ...track, name: cleanName(track.name) })),
    };
    if (run(commands.setTrackSet, { trackSet })) onClose();
  };
  const choose = (id: Id, subjects: readonly Id[]) =>
    change(
      { tracks: tracks.map((track) => (track.id === id ? { id, subjects } : track)) },
      { label: 'editing.step.subjects' },
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
          value={name}
          maxLength={MAX_NAME}
          autoComplete="off"
          data-autofocus
          onChange={(event) => set('name', event.currentTarget.value)}
        />
        {form.tracks.map((track, index) => {
          const number = index + 1;
          const elsewhere = new Set(
            tracks.filter(({ id }) => id !== track.id).flatMap((each) => each.subjects),
          );
          return (
            <div key={track.id} className={classes.track}>
              <TextInput
                label={t('classes.divisions.trackName', { number })}
                value={track.name}
                maxLength={MAX_NAME}
                autoComplete="off"
                onChange={(event) =>
                  set('trackNames', { ...trackNames, [track.id]: event.currentTarget.value })
                }
              />
              <ItemPicker
                label={t('classes.divisions.trackSubjects', { number })}
                placeholder={t('classes.subjectsPlaceholder')}
                items={items.filter((subject) => !elsewhere.has(subject.id))}
                value={track.subjects}
                onChange={(chosen) => choose(track.id, chosen)}
              />
              <ActionIcon
                size={36}
                aria-label={t('classes.divisions.removeTrack', { number })}
                disabled={tracks.length <= 2}
                onClick={() =>
                  set(
                    'tracks',
                    tracks.filter(({ id }) => id !== track.id),
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
          onClick={() => set('tracks', [...tracks, { id: createId(), subjects: [] }])}
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
