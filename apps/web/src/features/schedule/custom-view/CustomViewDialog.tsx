import { type CustomView, checkCustomViewForm, commands, createId, type Id } from '@bellgrid/model';
import { Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { runEdit } from '../../../document/draft/run-edit.ts';
import { useDraft } from '../../../document/draft/use-draft.ts';
import { useFocusReturn } from '../../../platform/use-focus-return.ts';
import { EntryOfferNote } from '../../../ui/entity-form/EntryOfferNote.tsx';
import { useCloseGuard } from '../../../ui/entity-form/use-close-guard.tsx';
import { useKeptFields } from '../../../ui/entity-form/use-kept-fields.ts';
import { classroomsByName, groupsByName, teachersByName } from '../../../ui/fields/draft-items.ts';
import { FormMessages } from '../../../ui/fields/FormMessages.tsx';
import { ItemPicker } from '../../../ui/fields/ItemPicker.tsx';

interface CustomViewDialogProps {
  /** Null for a new one. */
  readonly view: CustomView | null;
  readonly onClose: () => void;
}

/** The form of a view, as its entry is kept in the browser. */
export const viewForm = (id: Id | null): string => `view ${id ?? 'new'}`;

const MAX_NAME = 200;
const NOTHING: CustomView['items'] = { groups: [], teachers: [], classrooms: [] };

/** The form of a custom view: its name, and the classes, teachers and classrooms that it shows. */
export function CustomViewDialog({ view, onClose }: CustomViewDialogProps) {
  const { t } = useTranslation();
  useFocusReturn();
  const { guard, question } = useCloseGuard();
  const navigate = useNavigate();
  const groups = useDraft((draft) => groupsByName(draft.groups));
  const teachers = useDraft((draft) => teachersByName(draft.teachers));
  const classrooms = useDraft((draft) => classroomsByName(draft.classrooms));
  const hasClassrooms = useDraft((draft) => draft.config.isClassroomsEnabled);
  const { fields, change, isDirty, offer, saved } = useKeptFields({
    form: viewForm(view?.id ?? null),
    records: view ? [view.id] : [],
    title: t(view ? 'views.edit' : 'views.add'),
    initial: () => ({ name: view?.name ?? '', items: view?.items ?? NOTHING }),
  });
  const { name, items } = fields;
  const [isTried, setTried] = useState(false);
  const set = useMemo(() => {
    const setter = (kind: keyof CustomView['items']) => (ids: string[]) =>
      change(({ items: before }) => ({ items: { ...before, [kind]: ids } }));
    return { groups: setter('groups'), teachers: setter('teachers'), classrooms: setter('classrooms') };
  }, [change]);
  const answer = checkCustomViewForm({ name, items });
  const nameError = isTried && answer.errors.includes('name-blank') ? t('form.name-blank') : undefined;
  useEffect(() => (isDirty ? guard.hold() : undefined), [guard, isDirty]);
  const close = () => guard.leave(onClose);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!answer.canSave) return;
    const id = view?.id ?? createId();
    if (!runEdit(commands.setCustomView, { view: { id, name: name.trim(), items } })) return;
    if (view) saved();
    onClose();
    if (!view) void navigate({ to: '/schedule/$view', params: { view: id } });
  };
  return (
    <>
      <Modal
        opened
        onClose={close}
        title={t(view ? 'views.edit' : 'views.add')}
        size={560}
        closeOnClickOutside={false}
      >
        <form onSubmit={save} noValidate>
          <Stack gap="sm">
            <EntryOfferNote offer={offer} />
            <TextInput
              label={t('views.name')}
              placeholder={t('views.namePlaceholder')}
              value={name}
              maxLength={MAX_NAME}
              error={nameError}
              onChange={(event) => change({ name: event.currentTarget.value })}
              data-autofocus
            />
            <ItemPicker
              label={t('views.classes')}
              items={groups}
              value={items.groups}
              onChange={set.groups}
            />
            <ItemPicker
              label={t('views.teachers')}
              items={teachers}
              value={items.teachers}
              onChange={set.teachers}
            />
            {hasClassrooms && (
              <ItemPicker
                label={t('views.classrooms')}
                items={classrooms}
                value={items.classrooms}
                onChange={set.classrooms}
              />
            )}
            {isTried && answer.errors.includes('view-empty') && (
              <FormMessages answer={{ canSave: false, errors: ['view-empty'], warnings: [] }} />
            )}
          </Stack>
          <Group justify="flex-end" gap="xs" mt="lg">
            <Button variant="default" onClick={close}>
              {t('common.cancel')}
            </Button>
            <Button type="submit">{t(view ? 'views.save' : 'views.addConfirm')}</Button>
          </Group>
        </form>
      </Modal>
      {question}
    </>
  );
}
