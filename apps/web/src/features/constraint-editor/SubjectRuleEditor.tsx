import { commands, createId, isGenerated, WEIGHT } from '@bellgrid/model';
import { Button, Group, Modal } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftSource } from '../../document/draft/draft-source.ts';
import { stepsOf, useDialogUndo } from '../../document/draft/undo-scope.ts';
import { toast } from '../../platform/toast.tsx';
import { useFocusReturn } from '../../platform/use-focus-return.ts';
import { ConflictMessage } from '../../ui/entity-form/ConflictMessage.tsx';
import { DiscardDialog } from '../../ui/entity-form/DiscardDialog.tsx';
import { formStep } from '../../ui/entity-form/form-step.ts';
import { useFieldValue } from '../../ui/entity-form/use-field-value.ts';
import { useForkForm } from '../../ui/entity-form/use-item-form.ts';
import { GeneratedRules } from './GeneratedRules.tsx';
import classes from './RuleEditor.module.css';
import { ruleTargets, ruleTypeOptions } from './rule-type-options.ts';
import { cellChoices, SubjectRuleLine } from './SubjectRuleLine.tsx';
import {
  checkRuleRows,
  isComplete,
  type RuleOwner,
  ruleChanges,
  type SubjectRuleRow,
  storedRules,
} from './subject-rule-row.ts';

interface SubjectRuleEditorProps {
  readonly owner: RuleOwner;
  readonly name: string;
  readonly onClose: () => void;
}

/** The constraints of a subject or a lesson: edited in a fork, and saved as one step. */
export function SubjectRuleEditor({ owner, name, onClose }: SubjectRuleEditorProps) {
  const { t } = useTranslation();
  useFocusReturn();
  const source = useDraftSource();
  // The dialog covers the editor, so that the draft stays as it was when the dialog opened.
  const [draft] = useState(() => source.draft);
  const stored = useMemo(
    () => storedRules(draft, owner).filter((each) => !isGenerated(each)),
    [draft, owner],
  );
  const generated = useMemo(() => storedRules(draft, owner).filter(isGenerated), [draft, owner]);
  const form = useForkForm();
  useDialogUndo(useMemo(() => stepsOf(form.source), [form.source]));
  const [opened] = useState((): readonly SubjectRuleRow[] => (stored.length > 0 ? stored : [newRow(owner)]));
  const { value: rows, set } = useFieldValue(form.fork, () => opened);
  const setRows = (next: readonly SubjectRuleRow[]) =>
    set(next, () => {
      // Rows that are not complete stay as they are stored, or out of the draft.
      const { constraints, deleted } = ruleChanges(stored, next.filter(isComplete));
      const isKept = new Set(next.map(({ id }) => id));
      const edit = { constraints: [...constraints], deleted: deleted.filter((id) => !isKept.has(id)) };
      form.source.run(commands.updateConstraints, edit, formStep('rows'));
    });
  const [asking, setAsking] = useState(false);
  const choices = useMemo(() => {
    const records = owner.type === 'subject' ? draft.subjects : draft.lessons;
    const cells = cellChoices(draft, records[owner.id]?.structure ?? '');
    return { ...cells, types: ruleTypeOptions(), targets: ruleTargets(draft, owner) };
  }, [draft, owner]);
  const answers = useMemo(() => checkRuleRows(draft, stored, rows), [draft, stored, rows]);
  const changes = useMemo(() => ruleChanges(stored, rows), [stored, rows]);

  // A line that was added and not begun is no reason to ask, nor to keep from saving the others.
  const filled = rows.filter((row) => row.constraint !== null);
  const isDirty = changes.constraints.length + changes.deleted.length > 0;
  const canSave =
    isDirty && form.conflicts.length === 0 && filled.every((row) => answers.get(row.id)?.canSave);

  const close = () => (isDirty ? setAsking(true) : onClose());
  const save = () => {
    if (!form.save({ label: commands.updateConstraints.label })) return;
    if (!source.isUnsaved) toast.success(t('rules.saved'));
    onClose();
  };
  const replace = (row: SubjectRuleRow) => setRows(rows.map((each) => (each.id === row.id ? row : each)));

  return (
    <>
      <Modal opened onClose={close} title={t('rules.title', { name })} size={820}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            event.stopPropagation();
            if (canSave) save();
          }}
        >
          {rows.length === 0 && <p className={classes.empty}>{t('rules.none')}</p>}
          <ul className={classes.rows}>
            {rows.map((row, index) => (
              <SubjectRuleLine
                key={row.id}
                row={row}
                number={index + 1}
                choices={choices}
                answer={row.constraint === null ? undefined : answers.get(row.id)}
                onChange={replace}
                onRemove={() => setRows(rows.filter(({ id }) => id !== row.id))}
              />
            ))}
          </ul>
          <Button
            variant="subtle"
            leftSection={<IconPlus size={15} aria-hidden />}
            onClick={() => setRows([...rows, newRow(owner)])}
          >
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

function newRow(owner: RuleOwner): SubjectRuleRow {
  return {
    id: createId(),
    type: owner.type,
    base: owner.id,
    constraint: null,
    other: null,
    values: [],
    weight: WEIGHT.HARD,
    metaData: null,
  };
}
