import { cleanName, commands, createId, type Group, isNameTaken } from '@bellgrid/model';
import { Button, Modal, Radio, Group as Row, Stack, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { runEdit } from '../../document/draft/run-edit.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import { EntryOfferNote } from '../../ui/entity-form/EntryOfferNote.tsx';
import { useKeptFields } from '../../ui/entity-form/use-kept-fields.ts';
import { type DuplicateProps, duplicateForm } from '../../ui/entity-list/list-entity.ts';
import { divisionsOfGroup } from './group-facts.ts';

const choices = ['withTeachers', 'withoutTeachers', 'none'] as const;
const MAX_NAME = 200;

interface DuplicateEntry {
  readonly name: string;
  readonly subjects: (typeof choices)[number];
}

/** The questions before a class is duplicated: its name, and the subjects that it gets. */
export function DuplicateGroupDialog({ item, name: proposed, onDone, onClose }: DuplicateProps<Group>) {
  const { t } = useTranslation();
  const { fields, change, offer, saved } = useKeptFields<DuplicateEntry>({
    form: duplicateForm(item.id),
    title: t('classes.duplicate.title', { name: item.name }),
    records: [item.id],
    initial: () => ({ name: proposed, subjects: 'withTeachers' }),
  });
  const { name, subjects } = fields;
  const records = useDraft((draft) => draft.subjects);
  const divisions = useDraft((draft) => divisionsOfGroup(draft, item.id)?.length ?? 0);
  const own = item.subjects.flatMap((id) => records[id] ?? []);
  const joint = own.filter(({ groups }) => groups.length > 1).length;
  const lessons = own.reduce((sum, each) => sum + each.lessons.length, 0);
  const isTaken = useDraft((draft) => isNameTaken(draft.groups, name, null));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const newId = createId();
    if (!runEdit(commands.duplicateGroup, { id: item.id, newId, name: cleanName(name), subjects })) return;
    saved();
    onDone(newId);
  };
  return (
    <Modal opened onClose={onClose} title={t('classes.duplicate.title', { name: item.name })} size={480}>
      <form onSubmit={submit}>
        <Stack gap="md">
          <EntryOfferNote offer={offer} />
          <TextInput
            label={t('classes.duplicate.name')}
            value={name}
            maxLength={MAX_NAME}
            autoComplete="off"
            data-autofocus
            description={isTaken ? t('lists.groups.duplicateName') : undefined}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => change({ name: event.currentTarget.value })}
          />
          <Radio.Group
            label={t('classes.duplicate.subjects', {
              subjects: t('lists.subjects.count', { count: own.length }),
              lessons: t('subjects.lessonCount', { count: lessons }),
            })}
            description={
              [
                ...(joint > 0 ? [t('classes.duplicate.joint', { count: joint })] : []),
                ...(divisions > 0 ? [t('classes.duplicate.divisions', { count: divisions })] : []),
              ].join(' ') || undefined
            }
            value={subjects}
            onChange={(value) => change({ subjects: choices.find((each) => each === value) ?? 'none' })}
          >
            <Stack gap={8} mt={8}>
              {choices.map((choice) => (
                <Radio key={choice} value={choice} label={t(`classes.duplicate.choice.${choice}`)} />
              ))}
            </Stack>
          </Radio.Group>
          <Row justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {t('common.cancel')}
            </Button>
            <Button type="submit" disabled={name.trim() === ''}>
              {t('lists.duplicate')}
            </Button>
          </Row>
        </Stack>
      </form>
    </Modal>
  );
}
