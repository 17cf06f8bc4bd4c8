import { commands, createId, type Id } from '@bellgrid/model';
import { Button, Group, Modal } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { openDraft, useDraftSource } from '../../document/draft/draft-source.ts';
import { stepsOf, useDialogUndo } from '../../document/draft/undo-scope.ts';
import { toast } from '../../platform/toast.tsx';
import { useFocusReturn } from '../../platform/use-focus-return.ts';
import { ConflictMessage } from '../../ui/entity-form/ConflictMessage.tsx';
import { DiscardDialog } from '../../ui/entity-form/DiscardDialog.tsx';
import { EntryOfferNote } from '../../ui/entity-form/EntryOfferNote.tsx';
import { formStep } from '../../ui/entity-form/form-step.ts';
import { useFieldValue } from '../../ui/entity-form/use-field-value.ts';
import { useForkForm } from '../../ui/entity-form/use-item-form.ts';
import { useKeptForm } from '../../ui/entity-form/use-kept-form.ts';
import { GeneratedRules } from './GeneratedRules.tsx';
import classes from './RuleEditor.module.css';
import { RuleLine } from './RuleLine.tsx';
import {
  checkRuleRows,
  isComplete,
  isDerived,
  joinRows,
  newRow,
  type RuleOwners,
  type RuleRow,
  rowOf,
  ruleChanges,
  storedRules,
} from './rule-row.ts';

interface RuleEditorProps {
  readonly type: 'subject' | 'lesson';
  readonly id: Id;
  readonly name: string;
  readonly onClose: () => void;
}

/** The constraints of a subject or a lesson: edited in a fork, and saved as one step. */
export function RuleEditor({ type, id, name, onClose }: RuleEditorProps) {
  const { t } = useTranslation();
  useFocusReturn();
  const source = useDraftSource();
  const owners = useMemo((): RuleOwners => ({ type, ids: [id] }), [type, id]);
  // The dialog covers the editor, so that the draft stays as it was when the dialog opened.
  const [draft] = useState(() => source.draft);
  const [stored, generated] = useMemo(() => {
    const all = storedRules(draft, id);
    return [all.filter((each) => !isDerived(each)), all.filter(isDerived)];
  }, [draft, id]);
  const form = useForkForm();
  useDialogUndo(useMemo(() => stepsOf(form.source), [form.source]));
  const [opened] = useState((): readonly RuleRow[] =>
    stored.length > 0 ? stored.flatMap((each) => rowOf(each) ?? []) : [newRow(createId())],
  );
  const { value: rows, set } = useFieldValue(
    form.fork,
    'rows',
    () => opened,
    (entered, before, now) => {
      const ruleIn = (rule: Id) => {
        const constraint = form.fork.draft.constraints[rule];
        return constraint ? rowOf(constraint) : null;
      };
      const joined = joinRows({ entered, opened: before, now }, ruleIn);
      if (!joined.isWhole) toast.warning(t('saving.entry.partly'));
      return joined.rows;
    },
  );
  const setRows = (next: readonly RuleRow[]) =>
    set(next, () => {
      // Rows that are not complete stay as they are stored, or out of the draft.
      const complete = next.filter((row) => isComplete(draft, owners, row));
      const { constraints, deleted } = ruleChanges(owners, stored, complete);
      const isKept = new Set(next.map((row) => row.id));
      const edit = { constraints: [...constraints], deleted: deleted.filter((each) => !isKept.has(each)) };
      form.source.run(commands.updateConstraints, edit, formStep('rows'));
    });
  const lines = useRef<HTMLUListElement>(null);
  const isAdded = useRef(false);
  useEffect(() => {
    if (!isAdded.current) return;
    isAdded.current = false;
    lines.current?.lastElementChild?.querySelector('input')?.focus();
  });
  /** Leads to a new line; to one that was not begun, if that is the last. */
  const add = () => {
    isAdded.current = true;
    const last = rows.at(-1);
    setRows(last && last.kind === null ? [...rows] : [...rows, newRow(createId())]);
  };
  const [asking, setAsking] = useState(false);
  const answers = useMemo(() => checkRuleRows(draft, owners, stored, rows), [draft, owners, stored, rows]);
  const changes = useMemo(() => ruleChanges(owners, stored, rows), [owners, stored, rows]);

  // A line that was added and not begun is no reason to ask, nor to keep from saving the others.
  const begun = rows.filter((row) => row.kind !== null);
  const known = new Set(stored.map((each) => each.id));
  const isDirty =
    changes.constraints.length + changes.deleted.length > 0 || begun.some((row) => !known.has(row.id));
  const canSave =
    isDirty && form.conflicts.length === 0 && begun.every((row) => answers.get(row.id)?.canSave);

  const { subjects, lessons } = openDraft.draft;
  const offer = useKeptForm(form, {
    form: subjects[id] || lessons[id] ? `constraints/${id}` : undefined,
    title: t('rules.title', { name, interpolation: { escapeValue: false } }),
    path: type === 'subject' ? `/subjects/${id}` : `/subjects/${lessons[id]?.subject}/lessons/${id}`,
    records: [id],
    isDirty,
  });

  const close = () => (isDirty ? setAsking(true) : onClose());
  const save = () => {
    if (!form.save({ label: commands.updateConstraints.label })) return;
    if (!source.isUnsaved) toast.success(t('rules.saved'));
    onClose();
  };
  const replace = (row: RuleRow) => setRows(rows.map((each) => (each.id === row.id ? row : each)));

  return (
    <>
      <Modal opened onClose={close} title={t('rules.title', { name })} size={860}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            event.stopPropagation();
            if (canSave) save();
          }}
        >
          <EntryOfferNote offer={offer} />
          {rows.length === 0 && <p className={classes.empty}>{t('rules.none')}</p>}
          <ul ref={lines} className={classes.rows}>
            {rows.map((row, index) => (
              <li key={row.id} aria-label={t('rules.row', { number: index + 1 })}>
                <RuleLine
                  row={row}
                  owners={owners}
                  label={t('rules.row', { number: index + 1 })}
                  answer={row.kind === null ? undefined : answers.get(row.id)}
                  onChange={replace}
                  onRemove={() => setRows(rows.filter((each) => each.id !== row.id))}
                  removeLabel={t('rules.remove', { number: index + 1 })}
                />
              </li>
            ))}
          </ul>
          <Button variant="subtle" leftSection={<IconPlus size={15} aria-hidden />} onClick={add}>
            {t('rules.add')}
          </Button>
          <GeneratedRules draft={draft} rules={generated} />
          <ConflictMessage form={form} />
          <Group justify="flex-end" gap="xs" mt="lg">
            <Button variant="default" onClick={close}>
              {t('rules.cancel')}
            </Button>
            <Button type="submit" disabled={!canSave}>
              {t('rules.save')}
            </Button>
          </Group>
        </form>
      </Modal>
      {/* Mounted only while it asks: the Escape that brings it up would close it again. */}
      {asking && <DiscardDialog opened onKeep={() => setAsking(false)} onDiscard={onClose} />}
    </>
  );
}
