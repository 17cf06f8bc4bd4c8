import { knownRules } from '@bellgrid/constraints';
import { commands, type Id, type RuleOwnerType } from '@bellgrid/model';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { openDraft } from '../../document/draft/draft-source.ts';
import { toast } from '../../platform/toast.tsx';
import { RuleAdder } from './RuleAdder.tsx';
import { newRules } from './rule-row.ts';

interface RulesForManyProps {
  readonly type: RuleOwnerType;
  readonly ids: readonly Id[];
}

/** One constraint that each of several items gets, unless it has it already. */
export function RulesForMany({ type, ids }: RulesForManyProps) {
  const { t } = useTranslation();
  const owners = useMemo(() => ({ type, ids }), [type, ids]);
  return (
    <RuleAdder
      owners={owners}
      skipsPresent
      onAdd={(row) => {
        const { added, present } = newRules(knownRules(openDraft.draft.constraints), owners, row);
        const edit = { constraints: [...added], deleted: [] };
        const step = { label: 'command.addConstraints' };
        if (added.length > 0 && !openDraft.run(commands.updateConstraints, edit, step)) return false;
        if (present > 0) toast.warning(t('rules.many.skipped', { count: present, added: added.length }));
        else toast.success(t(`rules.many.addedTo.${type}`));
        return true;
      }}
    />
  );
}
