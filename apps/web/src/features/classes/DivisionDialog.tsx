import {
  checkDivisionForm,
  cleanName,
  commands,
  createId,
  type EditableDraft,
  type Group,
  type Id,
  type TrackSet,
} from '@bellgrid/model';
import { ActionIcon, Button, Modal, Group as Row, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type FormEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openDraft } from '../../document/draft/draft-source.ts';
import { stepsOf, useDialogUndo } from '../../document/draft/undo-scope.ts';
import { useFocusReturn } from '../../platform/use-focus-return.ts';
import { ConflictMessage } from '../../ui/entity-form/ConflictMessage.tsx';
import { DiscardDialog } from '../../ui/entity-form/DiscardDialog.tsx';
import { EntryOfferNote } from '../../ui/entity-form/EntryOfferNote.tsx';
import { formStep } from '../../ui/entity-form/form-step.ts';
import { useItemForm } from '../../ui/entity-form/use-item-form.ts';
import { useKeptForm } from '../../ui/entity-form/use-kept-form.ts';
import { FormMessages } from '../../ui/fields/FormMessages.tsx';
import { ItemPicker } from '../../ui/fields/ItemPicker.tsx';
import classes from './DivisionsField.module.css';

interface DivisionDialogProps {
  readonly group: Group;
  /** Null for a new one. */
  readonly division: TrackSet | null;
  readonly onClose: (isSaved: boolean) => void;
}

const MAX_NAME = 200;
const icon = { size: 16, stroke: 1.7, 'aria-hidden': true };
const newTrack = () => ({ id: createId(), name: '', subjects: [] });

/** Adds the division that the form of a new one begins with: two tracks without names. */
const addDivision = (group: Id) => (store: EditableDraft, id: Id) => {
  const tracks = [newTrack(), newTrack()];
  store.run(commands.setTrackSet, { trackSet: { id, group, name: '', tracks } });
};

/** The form of a division: its name, and its tracks with the subjects of each. It edits a fork of the class's form. */
export function DivisionDialog({ group, division, onClose }: DivisionDialogProps) {
  const { t } = useTranslation();
  useFocusReturn();
  const form = useItemForm(division?.id ?? null, addDivision(group.id));
  useDialogUndo(useMemo(() => stepsOf(form.source), [form.source]));
  const isKnown = openDraft.draft.groups[group.id] !== undefined;
  const title = t(division ? 'classes.divisions.edit' : 'classes.divisions.new');
  const offer = useKeptForm(form, {
    form: isKnown ? `division ${division?.id ?? group.id}` : undefined,
    title: `${title}: ${group.name}`,
    path: `/classes/${group.id}`,
    records: division ? [group.id, division.id] : [group.id],
    isDirty: form.isDirty,
  });
  const [isAsking, setAsking] = useState(false);
  const { subjects, trackSets } = form.draft;
  const items = useMemo(() => group.subjects.flatMap((id) => subjects[id] ?? []), [group, subjects]);
  const trackSet = trackSets[form.id];
  if (!trackSet) return null;
  const { name, tracks } = trackSet;
  const answer = checkDivisionForm(trackSet);
  const canSave = form.isDirty && answer.canSave && form.conflicts.length === 0;
  const close = () => (form.isDirty ? setAsking(true) : onClose(false));
  const set = (step: Parameters<typeof formStep>[0], changes: Partial<TrackSet>, track: Id = '') =>
    form.source.run(
      commands.setTrackSet,
      { trackSet: { ...trackSet, ...changes } },
      { ...formStep(step), field: `${step} ${track}` },
    );
  const setTrack = (step: 'trackName' | 'subjects', id: Id, changes: Partial<TrackSet['tracks'][number]>) =>
    set(step, { tracks: tracks.map((track) => (track.id === id ? { ...track, ...changes } : track)) }, id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!canSave) return;
    const named = tracks.map((track) => ({ ...track, name: cleanName(track.name) }));
    const saved = { ...trackSet, name: name.trim(), tracks: named };
    const step = { label: commands.setTrackSet.label };
    if (form.save(step, ({ run }) => run(commands.setTrackSet, { trackSet: saved }))) onClose(true);
  };
  return (
    <Modal
      opened
      onClose={close}
      title={title}
      size={680}
      // Messages come and go at its end: the fields stay where they are.
      centered={false}
      yOffset="10dvh"
    >
      <form className={classes.form} onSubmit={submit} noValidate>
        <EntryOfferNote offer={offer} />
        <TextInput
          label={t('classes.divisions.name')}
          placeholder={t('classes.divisions.namePlaceholder')}
          value={name}
          maxLength={MAX_NAME}
          autoComplete="off"
          data-autofocus
          onChange={(event) => set('name', { name: event.currentTarget.value })}
        />
        {tracks.map((track, index) => {
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
                onChange={(event) => setTrack('trackName', track.id, { name: event.currentTarget.value })}
              />
              <ItemPicker
                label={t('classes.divisions.trackSubjects', { number })}
                placeholder={t('classes.subjectsPlaceholder')}
                items={items.filter((subject) => !elsewhere.has(subject.id))}
                value={track.subjects}
                onChange={(chosen) => setTrack('subjects', track.id, { subjects: chosen })}
              />
              <ActionIcon
                size={36}
                aria-label={t('classes.divisions.removeTrack', { number })}
                disabled={tracks.length <= 2}
                onClick={() => set('tracks', { tracks: tracks.filter(({ id }) => id !== track.id) })}
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
          onClick={() => set('tracks', { tracks: [...tracks, newTrack()] })}
        >
          {t('classes.divisions.addTrack')}
        </Button>
        <ConflictMessage form={form} />
        {form.isDirty ? <FormMessages answer={answer} /> : null}
        <Row justify="flex-end" gap="xs">
          <Button variant="default" onClick={close}>
            {t(form.isDirty ? 'common.cancel' : 'common.close')}
          </Button>
          <Button type="submit" disabled={!canSave}>
            {t('editing.save')}
          </Button>
        </Row>
      </form>
      <DiscardDialog opened={isAsking} onKeep={() => setAsking(false)} onDiscard={() => onClose(false)} />
    </Modal>
  );
}
