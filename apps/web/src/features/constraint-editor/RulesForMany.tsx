import { splitPresent } from '@bellgrid/constraints';
import { type Constraint, commands, createId, type Id, type RuleOwnerType } from '@bellgrid/model';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { openDraft } from '../../document/draft/draft-source.ts';
import { toast } from '../../platform/toast.tsx';
import { RuleAdder } from './RuleAdder.tsx';
import { constraintOf, type RuleOwners, type RuleRow, recordOf } from './rule-row.ts';

interface RulesForManyProps {
  readonly type: Exclude<RuleOwnerType, 'lesson'>;
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
        const { added, present } = splitPresent(openDraft.draft, rulesForEach(owners, row));
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

/** The rule for each of the items; one on a set is one for all, and none relates an item to itself. */
export function rulesForEach(owners: RuleOwners, row: RuleRow): Constraint[] {
  const on = recordOf(row)?.on;
  const isOnSet = on === 'subjects' || on === 'lessons';
  const ids = isOnSet ? owners.ids.slice(0, 1) : owners.ids.filter((id) => id !== row.values.other);
  return ids.flatMap((id) => constraintOf({ ...owners, ids: [id] }, { ...row, id: createId() }) ?? []);
}
