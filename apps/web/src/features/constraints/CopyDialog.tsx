import { type Constraint, commands, type RuleOwnerType } from '@bellgrid/model';
import { Button, Group, Modal } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftSource } from '../../document/draft/draft-source.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import { toast } from '../../platform/toast.tsx';
import { useFocusReturn } from '../../platform/use-focus-return.ts';
import type { RuleOwners } from '../constraint-editor/rule-row.ts';
import { copiedRules } from './copy-rules.ts';
import { OwnerField } from './OwnerField.tsx';
import classes from './RuleDialog.module.css';
import { ruleText } from './rule-lines.ts';

interface CopyDialogProps {
  readonly type: RuleOwnerType;
  readonly rules: readonly Constraint[];
  readonly onClose: () => void;
}

/** Copies rules from one teacher, class, subject or lesson to others; those that have them are skipped. */
export function CopyDialog({ type, rules, onClose }: CopyDialogProps) {
  const { t, i18n } = useTranslation();
  useFocusReturn();
  const { run, isUnsaved } = useDraftSource();
  const draft = useDraft((whole) => whole);
  const [owners, setOwners] = useState<RuleOwners>({ type, ids: [] });
  const { added, present } = useMemo(() => copiedRules(draft, rules, owners.ids), [draft, rules, owners.ids]);
  const copy = () => {
    const edit = { constraints: [...added], deleted: [] };
    if (!run(commands.updateConstraints, edit, { label: 'command.addConstraints' })) return;
    if (present > 0) toast.warning(t('rules.many.skipped', { count: present, added: added.length }));
    else if (!isUnsaved) toast.success(t('constraints.copied', { count: added.length }));
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={t('constraints.copyMany', { count: rules.length })} size={620}>
      <ul className={classes.copied}>
        {rules.map((rule) => (
          <li key={rule.id}>{ruleText(i18n, draft, rule)}</li>
        ))}
      </ul>
      <div className={classes.to}>
        {t('constraints.copyTo')}
        <OwnerField owners={owners} canBeForAll={false} isSingle={false} onChange={setOwners} />
      </div>
      {owners.ids.length > 0 && present > 0 && (
        <p className={classes.note}>{t('rules.many.skipped', { count: present, added: added.length })}</p>
      )}
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('rules.cancel')}
        </Button>
        <Button disabled={added.length === 0} onClick={copy}>
          {t('constraints.addMany', { count: added.length })}
        </Button>
      </Group>
    </Modal>
  );
}
