import { splitPresent } from '@bellgrid/constraints';
import {
  checkSubjectConstraintForm,
  commands,
  createId,
  type Draft,
  type Id,
  type SubjectConstraint,
  WEIGHT,
} from '@bellgrid/model';
import { Button, Group } from '@mantine/core';
import { useMemo, useState } from 'react';
import { runEdit } from '../../document/draft/run-edit.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import { t } from '../../platform/texts/i18n.ts';
import { toast } from '../../platform/toast.tsx';
import type { MultiEditProps } from '../../ui/entity-list/list-entity.ts';
import { ruleTargets, ruleTypeOptions } from '../constraint-editor/rule-type-options.ts';
import { cellChoices, SubjectRuleLine } from '../constraint-editor/SubjectRuleLine.tsx';
import { constraintOf, type SubjectRuleRow } from '../constraint-editor/subject-rule-row.ts';
import { ruleForEach, shortestStructure } from './many-subjects.ts';
import classes from './SubjectMultiEdit.module.css';

const NOBODY = 'selected subjects';

function emptyRow(): SubjectRuleRow {
  const rest = { constraint: null, other: null, values: [], weight: WEIGHT.HARD, metaData: null };
  return { id: createId(), type: 'subject', base: NOBODY, ...rest };
}

/** One constraint that each of the selected subjects gets, unless it has it already. */
export function SubjectRuleForMany({ ids }: Pick<MultiEditProps, 'ids'>) {
  const draft = useDraft((whole) => whole);
  const [row, setRow] = useState(emptyRow);
  const choices = useMemo(
    () => ({
      ...cellChoices(draft, shortestStructure(draft, ids)),
      types: ruleTypeOptions(),
      targets: ruleTargets(draft, { type: 'subject', id: NOBODY }),
    }),
    [draft, ids],
  );
  const answer = checkSubjectConstraintForm(draft, row, 'none');
  const add = () => {
    const constraint = constraintOf(row);
    if (!constraint) return;
    if (addToEach(draft, ids, constraint)) setRow(emptyRow());
  };
  return (
    <div className={classes.fields}>
      <ul className={classes.rule}>
        <SubjectRuleLine
          key={row.id}
          row={row}
          number={1}
          choices={choices}
          answer={row.constraint === null ? undefined : answer}
          onChange={setRow}
          onRemove={() => setRow(emptyRow())}
        />
      </ul>
      <Group justify="flex-end" gap="xs">
        <Button disabled={!answer.canSave} onClick={add}>
          {t('subjects.many.addConstraint')}
        </Button>
      </Group>
    </div>
  );
}

/** Adds the constraint to every subject that lacks it, as one step, and says what happened. */
function addToEach(draft: Draft, ids: readonly Id[], constraint: SubjectConstraint): boolean {
  const { added, present } = splitPresent(draft, ruleForEach(constraint, ids, createId));
  const edit = { constraints: [...added], deleted: [] };
  const step = { label: 'command.addConstraints' };
  if (added.length > 0 && !runEdit(commands.updateConstraints, edit, step)) return false;
  if (present > 0) toast.warning(t('rules.many.skipped', { count: present, added: added.length }));
  else toast.success(t('rules.many.addedToSubjects'));
  return true;
}
