import type { Id } from '@bellgrid/model';
import { Button, Group, Modal, Tabs } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftSourceContext } from '../../document/draft/draft-source.ts';
import {
  allSteps,
  type StepHistory,
  stepsFromNowOn,
  stepsOf,
  useDialogUndo,
} from '../../document/draft/undo-scope.ts';
import { useFocusReturn } from '../../platform/use-focus-return.ts';
import { useCalendarWidth } from '../calendar-editor/use-calendar-width.ts';
import { ConflictMessage } from './ConflictMessage.tsx';
import { DiscardDialog } from './DiscardDialog.tsx';
import classes from './EntityForm.module.css';
import { EntryOfferNote } from './EntryOfferNote.tsx';
import { SavingNotes } from './SavingNotes.tsx';
import type { ItemForm } from './use-item-form.ts';
import { useKeptForm } from './use-kept-form.ts';

/** The beginning of the forms of several items. */
const SEVERAL_FORM = 'several ';

/** The form of these items, as its entry is kept in the browser. */
export const severalForm = (ids: readonly Id[]): string => `${SEVERAL_FORM}${[...ids].sort().join(' ')}`;

interface MultiEditModalProps {
  readonly title: string;
  readonly form: ItemForm;
  /** The fields of the first tab, which wait for Apply. */
  readonly attributes: ReactNode;
  /** The items that are edited; an entry is kept in the browser by them. */
  readonly ids: readonly Id[];
  readonly isDirty: boolean;
  readonly canApply?: boolean;
  readonly onApply: () => void;
  /** The other tabs: changes in them are saved at once. */
  readonly tabs: readonly { readonly label: string; readonly panel: ReactNode }[];
  readonly onClose: () => void;
}

/** Changes several items at once: attributes with Apply, calendars and constraints that are saved automatically. */
export function MultiEditModal({
  title,
  form,
  attributes,
  ids,
  isDirty,
  canApply = true,
  onApply,
  tabs,
  onClose,
}: MultiEditModalProps) {
  const { t } = useTranslation();
  useFocusReturn();
  useDialogUndo(useMemo(() => stepsOf(form.source), [form.source]));
  const [savedSteps] = useState(() => stepsFromNowOn(allSteps));
  const width = useCalendarWidth();
  const offer = useKeptForm(form, {
    form: severalForm(ids),
    title,
    records: ids,
    isDirty,
  });
  const [isAsking, setAsking] = useState(false);
  const close = () => (isDirty ? setAsking(true) : onClose());
  const isReady = isDirty && canApply && form.conflicts.length === 0;
  return (
    <Modal opened onClose={close} title={title} size={width}>
      <Tabs defaultValue="attributes" keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="attributes">{t('editing.many.attributes')}</Tabs.Tab>
          {tabs.map(({ label }) => (
            <Tabs.Tab key={label} value={label}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="attributes" pt="md">
          <form
            className={classes.many}
            onSubmit={(event) => {
              event.preventDefault();
              if (isReady) onApply();
            }}
          >
            <EntryOfferNote offer={offer} />
            <DraftSourceContext value={form.source}>{attributes}</DraftSourceContext>
            <ConflictMessage form={form} />
            <SavingNotes consequences={form.consequences} />
            <Group justify="flex-end" gap="xs">
              <Button variant="default" onClick={close}>
                {t('common.cancel')}
              </Button>
              <Button type="submit" disabled={!isReady}>
                {t('editing.many.apply')}
              </Button>
            </Group>
          </form>
        </Tabs.Panel>
        {tabs.map(({ label, panel }) => (
          <Tabs.Panel key={label} value={label} pt="md">
            <SavedPanel steps={savedSteps}>
              {panel}
              <Group justify="flex-end">
                <Button onClick={close}>{t('editing.many.done')}</Button>
              </Group>
            </SavedPanel>
          </Tabs.Panel>
        ))}
      </Tabs>
      <DiscardDialog opened={isAsking} onKeep={() => setAsking(false)} onDiscard={onClose} />
    </Modal>
  );
}

/** A tab whose edits are saved by themselves: undo in it reaches those made since the dialog opened. */
function SavedPanel({ steps, children }: { readonly steps: StepHistory; readonly children: ReactNode }) {
  useDialogUndo(steps);
  return <div className={classes.many}>{children}</div>;
}
