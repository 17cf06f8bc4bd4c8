import type { Constraint } from '@bellgrid/model';
import { Modal } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import { useFocusReturn } from '../../platform/use-focus-return.ts';
import { EditGuardContext } from '../../ui/entity-form/edit-guard.ts';
import { useCloseGuard } from '../../ui/entity-form/use-close-guard.tsx';
import { SentenceForm, storedRule } from './SentenceForm.tsx';

/** A rule that is to be edited, or to be copied to others. */
export interface OpenRule {
  readonly constraint: Constraint;
  readonly isCopy: boolean;
}

/** The form of a stored rule, or of its copy. */
export function RuleDialog({
  open: { constraint, isCopy },
  onClose,
}: {
  open: OpenRule;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  useFocusReturn();
  const draft = useDraft((whole) => whole);
  const { guard, question } = useCloseGuard();
  const close = () => guard.leave(onClose);
  const [initial] = useState(() => {
    const rule = storedRule(draft, constraint);
    // A copy is for others; a rule on a set is about its items, and is copied whole.
    return rule && isCopy ? { ...rule, owners: { type: rule.owners.type, ids: [] } } : rule;
  });
  const { type } = constraint;
  useEffect(() => {
    if (initial === null) console.warn(`no form shows a constraint of the type ${type}`);
  }, [initial, type]);
  if (initial === null) return null;
  return (
    <EditGuardContext value={guard}>
      <Modal
        opened
        onClose={close}
        title={t(isCopy ? 'constraints.copyTitle' : 'constraints.editTitle')}
        size={760}
      >
        <SentenceForm
          initial={initial}
          stored={isCopy ? null : constraint}
          onCancel={close}
          onDone={() => onClose()}
        />
      </Modal>
      {question}
    </EditGuardContext>
  );
}
