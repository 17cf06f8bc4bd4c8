import {
  checkTeacherConstraintForm,
  commands,
  createId,
  type Id,
  type ItemConstraint,
  isSame,
  type TeacherConstraintForm,
  teachersNeedMinutes,
} from '@bellgrid/model';
import { Button, Group, Modal } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftSource } from '../../document/draft/draft-source.ts';
import { useDialogUndo } from '../../document/draft/undo-scope.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import { toast } from '../../platform/toast.tsx';
import { useFocusReturn } from '../../platform/use-focus-return.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import classes from './RuleEditor.module.css';
import { TeacherRuleAdder } from './TeacherRuleAdder.tsx';
import { TeacherRuleLine } from './TeacherRuleLine.tsx';
import { rulesOfTeacher, teacherRule, teacherRuleForm } from './teacher-rule.ts';

interface TeacherRuleEditorProps {
  readonly teacher: Id;
  readonly name: string;
  readonly onClose: () => void;
}

type Typed = Readonly<Record<Id, TeacherConstraintForm>>;

/**
 * The rules of one teacher. What is typed is stored when the focus leaves its line and when the dialog closes,
 * one step each; what may not be stored is dropped then.
 */
export function TeacherRuleEditor({ teacher, name, onClose }: TeacherRuleEditorProps) {
  const { t } = useTranslation();
  useFocusReturn();
  const source = useDraftSource();
  useDialogUndo();
  const draft = useDraft((whole) => whole);
  const rules = useMemo(() => rulesOfTeacher(draft.constraints, teacher), [draft.constraints, teacher]);
  const teachers = useMemo(() => [teacher], [teacher]);
  const [typed, setTyped] = useState<Typed>({});
  const minutesOnly = useMemo(() => teachersNeedMinutes(draft, teachers), [draft, teachers]);

  const say = (message: string) => {
    if (!source.isUnsaved) toast.success(message);
  };
  const commit = (rule: ItemConstraint, form = typed[rule.id]) => {
    if (!form || isSame(form, teacherRuleForm(rule))) return;
    if (!checkTeacherConstraintForm(source.draft, teachers, form, 'none').canSave) return;
    const constraint = teacherRule(rule.id, teacher, form, rule.weight);
    if (!source.run(commands.updateConstraint, { constraint })) return;
    // From here on the line follows what is stored, also when that is undone.
    setTyped(({ [rule.id]: _, ...others }) => others);
    say(t('rules.teacher.updated'));
  };
  const isWrong = Object.entries(typed).some(([id, form]) => {
    if (!rules.some((rule) => rule.id === id)) return false;
    return !checkTeacherConstraintForm(draft, teachers, form, 'none').canSave;
  });
  const close = () => {
    for (const rule of rules) commit(rule);
    onClose();
  };
  const [removing, setRemoving] = useState<ItemConstraint | null>(null);
  const remove = (rule: ItemConstraint) => {
    setRemoving(null);
    if (source.run(commands.deleteConstraint, { ids: [rule.id] })) say(t('rules.teacher.deleted'));
  };

  return (
    <Modal
      opened
      onClose={close}
      closeOnEscape={removing === null}
      title={t('rules.teacher.title', { name })}
      size={700}
    >
      {rules.length === 0 && <p className={classes.empty}>{t('rules.teacher.none')}</p>}
      <ul className={classes.rows}>
        {rules.map((rule) => (
          <TeacherRuleLine
            key={rule.id}
            rule={rule}
            typed={typed[rule.id]}
            minutesOnly={minutesOnly}
            onType={(form) => setTyped((before) => ({ ...before, [rule.id]: form }))}
            onChoose={(form) => {
              setTyped((before) => ({ ...before, [rule.id]: form }));
              commit(rule, form);
            }}
            onLeave={() => commit(rule)}
            onWeight={(weight) => source.run(commands.setConstraintWeight, { ids: [rule.id], weight })}
            onRemove={() => setRemoving(rule)}
          />
        ))}
      </ul>
      <TeacherRuleAdder
        teachers={teachers}
        onAdd={(form, weight) => {
          const constraint = teacherRule(createId(), teacher, form, weight);
          const added = source.run(commands.addConstraint, { constraint });
          if (added) say(t('rules.teacher.added'));
          return added;
        }}
      />
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
