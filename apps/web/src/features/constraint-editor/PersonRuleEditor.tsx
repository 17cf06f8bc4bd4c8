import { constraintMessage } from '@bellgrid/constraints';
import { type Constraint, commands, type Id, isSame } from '@bellgrid/model';
import { messageText } from '@bellgrid/texts';
import { Button, Group, Modal } from '@mantine/core';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftSource } from '../../document/draft/draft-source.ts';
import { useDialogUndo } from '../../document/draft/undo-scope.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import { toast } from '../../platform/toast.tsx';
import { useFocusReturn } from '../../platform/use-focus-return.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { RuleAdder } from './RuleAdder.tsx';
import classes from './RuleEditor.module.css';
import { RuleLine } from './RuleLine.tsx';
import {
  checkRow,
  constraintOf,
  isComplete,
  type RuleOwners,
  type RuleRow,
  rowOf,
  storedRules,
} from './rule-row.ts';

interface PersonRuleEditorProps {
  readonly type: 'teacher' | 'group';
  readonly id: Id;
  readonly name: string;
  readonly onClose: () => void;
}

/**
 * The rules of one teacher or class. Entered values are stored when the focus leaves their line and when the
 * dialog closes, one step each, as is a complete new rule; values that may not be stored are dropped then.
 */
export function PersonRuleEditor({ type, id, name, onClose }: PersonRuleEditorProps) {
  const { t, i18n } = useTranslation();
  useFocusReturn();
  const source = useDraftSource();
  useDialogUndo();
  const draft = useDraft((whole) => whole);
  const rules = useMemo(() => storedRules(draft, id), [draft, id]);
  const owners = useMemo((): RuleOwners => ({ type, ids: [id] }), [type, id]);
  const [typed, setTyped] = useState<Readonly<Record<Id, RuleRow>>>({});

  const say = (message: string) => {
    if (!source.isUnsaved) toast.success(message);
  };
  /** From here on the line follows the stored rule, also when that is undone. */
  const follow = (rule: Id) => setTyped(({ [rule]: _, ...others }) => others);
  const commit = (rule: Constraint) => {
    const row = typed[rule.id];
    if (!row || isSame(row, rowOf(rule)) || !isComplete(source.draft, owners, row)) return;
    const constraint = constraintOf(owners, row);
    if (constraint === null || !source.run(commands.updateConstraint, { constraint })) return;
    follow(rule.id);
    say(t('rules.updated'));
  };
  const isWrong = rules.some(({ id: rule }) => {
    const row = typed[rule];
    return row !== undefined && !isComplete(draft, owners, row);
  });
  const add = (row: RuleRow): boolean => {
    const constraint = constraintOf(owners, row);
    if (constraint === null || !source.run(commands.addConstraint, { constraint })) return false;
    say(t(`rules.added.${type}`));
    return true;
  };
  // A complete rule that is entered and not added yet is added when the dialog closes.
  const entered = useRef<RuleRow | null>(null);
  const onEntered = useCallback((row: RuleRow | null) => {
    entered.current = row;
  }, []);
  const close = () => {
    for (const rule of rules) commit(rule);
    if (entered.current && !add(entered.current)) return;
    onClose();
  };
  const change = (rule: Constraint, row: RuleRow) => {
    const { weight } = row;
    if (weight !== rule.weight) {
      if (source.run(commands.setConstraintWeight, { ids: [rule.id], weight })) follow(rule.id);
      const before = typed[rule.id];
      if (before) setTyped((all) => ({ ...all, [rule.id]: { ...before, weight } }));
    } else setTyped((all) => ({ ...all, [rule.id]: row }));
  };
  const [removing, setRemoving] = useState<Constraint | null>(null);
  const remove = (rule: Constraint) => {
    setRemoving(null);
    if (source.run(commands.deleteConstraint, { ids: [rule.id] })) say(t('rules.deleted'));
  };

  return (
    <Modal
      opened
      onClose={close}
      closeOnEscape={removing === null}
      title={t('rules.title', { name })}
      size={760}
    >
      {rules.length === 0 && <p className={classes.empty}>{t('rules.none')}</p>}
      <ul className={classes.rows}>
        {rules.map((rule) => {
          const row = typed[rule.id] ?? rowOf(rule);
          if (!row) return null;
          const label = messageText(i18n, draft, constraintMessage(draft, rule));
          return (
            <li
              key={rule.id}
              onBlur={(event) => {
                if (!event.currentTarget.contains(event.relatedTarget)) commit(rule);
              }}
            >
              <RuleLine
                row={row}
                owners={owners}
                label={label}
                answer={checkRow(draft, owners, row, 'none')}
                onChange={(next) => change(rule, next)}
                onRemove={() => setRemoving(rule)}
                removeLabel={t('rules.removeOf', { rule: label })}
              />
            </li>
          );
        })}
      </ul>
      <RuleAdder owners={owners} onAdd={add} onEntered={onEntered} />
      <Group justify="flex-end" mt="lg">
        <Button disabled={isWrong} onClick={close}>
          {t('rules.done')}
        </Button>
      </Group>
      <ConfirmDialog
        opened={removing !== null}
        title={t('rules.deletion.title')}
        confirm={t('rules.deletion.confirm')}
        onClose={() => setRemoving(null)}
        onConfirm={() => removing && remove(removing)}
      >
        <p>{t('rules.deletion.body')}</p>
      </ConfirmDialog>
    </Modal>
  );
}
