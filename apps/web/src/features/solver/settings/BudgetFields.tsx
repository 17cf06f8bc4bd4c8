import { CHANGE_BUDGET, type ChangeBudget, type Id, isWeighed } from '@bellgrid/model';
import { Stack, Switch } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../../document/draft/use-draft.ts';
import { sortedForReader } from '../../../platform/texts/name-order.ts';
import { ItemPicker } from '../../../ui/fields/ItemPicker.tsx';
import { NumberField } from '../../../ui/fields/NumberField.tsx';
import { changeConfig } from '../run/change-config.ts';
import classes from './SolverSettings.module.css';

const MOST = { least: 0, most: CHANGE_BUDGET.max };
const WEIGHT = { least: 1, most: CHANGE_BUDGET.maxWeight };

const change = (budget: ChangeBudget, changes: Partial<ChangeBudget>) =>
  changeConfig({ changeBudget: { ...budget, ...changes } });

/** The user's budget for change: how many lessons a run may move, and which of them not. */
export function BudgetFields() {
  const { t } = useTranslation();
  const budget = useDraft((draft) => draft.config.changeBudget);
  const teachers = useDraft((draft) => draft.teachers);
  const groups = useDraft((draft) => draft.groups);
  const lists = useMemo(
    () => ({ teachers: sortedForReader(teachers), groups: sortedForReader(groups) }),
    [teachers, groups],
  );
  const all = useMemo(
    () => [
      ...lists.teachers.map((each) => ({ ...each, id: keyOfCounted({ type: 'teacher', item: each.id }) })),
      ...lists.groups.map((each) => ({ ...each, id: keyOfCounted({ type: 'group', item: each.id }) })),
    ],
    [lists],
  );
  return (
    <Stack gap="md">
      <Switch
        label={t('solver.settings.budget')}
        description={t('solver.settings.budgetHint')}
        checked={budget.isEnabled}
        onChange={(event) => change(budget, { isEnabled: event.currentTarget.checked })}
      />
      {budget.isEnabled && (
        <Stack gap="md" className={classes.budget}>
          <NumberField
            label={t(isWeighed(budget) ? 'solver.settings.mostCounted' : 'solver.settings.mostMoves')}
            size="md"
            range={MOST}
            clamps
            value={budget.most}
            onChange={(most) => {
              if (!Number.isNaN(most) && most !== budget.most) change(budget, { most });
            }}
          />
          <ItemPicker
            label={t('solver.settings.keptTeachers')}
            placeholder={t('solver.settings.noneKept')}
            items={lists.teachers}
            value={budget.teachers}
            onChange={(ids: Id[]) => change(budget, { teachers: ids })}
          />
          <ItemPicker
            label={t('solver.settings.keptGroups')}
            placeholder={t('solver.settings.noneKept')}
            items={lists.groups}
            value={budget.groups}
            onChange={(ids: Id[]) => change(budget, { groups: ids })}
          />
          <ItemPicker
            label={t('solver.settings.weighed')}
            description={t('solver.settings.weighedHint')}
            placeholder={t('solver.settings.noneKept')}
            items={all}
            value={budget.weights.map(keyOfCounted)}
            onChange={(keys) => change(budget, { weights: withCounted(budget.weights, keys) })}
          />
          {budget.weights.map((each) => (
            <WeightOf key={keyOfCounted(each)} budget={budget} counted={each} />
          ))}
        </Stack>
      )}
    </Stack>
  );
}

function WeightOf({ budget, counted }: { readonly budget: ChangeBudget; readonly counted: Counted }) {
  const { t } = useTranslation();
  const { type, item, weight } = counted;
  const name = useDraft((draft) => (type === 'teacher' ? draft.teachers : draft.groups)[item]?.name ?? '');
  return (
    <NumberField
      label={t('solver.settings.countsAs', { name })}
      size="md"
      range={WEIGHT}
      clamps
      value={weight}
      onChange={(next) => {
        if (Number.isNaN(next) || next === weight) return;
        const weights = budget.weights.map((each) => (each === counted ? { ...each, weight: next } : each));
        change(budget, { weights });
      }}
    />
  );
}

type Counted = ChangeBudget['weights'][number];

/** The weight of a teacher or class that was just chosen: more than that of the others. */
const FIRST_WEIGHT = 2;

/** Distinguishes a teacher from a class with the same id. */
export const keyOfCounted = ({ type, item }: Pick<Counted, 'type' | 'item'>): string => `${type} ${item}`;

/** The weights of the chosen teachers and classes; those that were chosen before keep theirs. */
export function withCounted(weights: readonly Counted[], keys: readonly string[]): Counted[] {
  const known = new Map(weights.map((each) => [keyOfCounted(each), each]));
  return keys.map((key) => {
    const type = key.startsWith('teacher ') ? 'teacher' : 'group';
    return known.get(key) ?? { type, item: key.slice(type.length + 1), weight: FIRST_WEIGHT };
  });
}
