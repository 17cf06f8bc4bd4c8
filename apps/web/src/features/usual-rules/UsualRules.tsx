import { commands, type Draft, type UsualRule, usualRules } from '@bellgrid/model';
import { Button, Switch } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { oncePer } from '../../document/draft/once-per.ts';
import { runEdit } from '../../document/draft/run-edit.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import { NumberField } from '../../ui/fields/NumberField.tsx';
import { WeightField } from '../../ui/fields/WeightField.tsx';
import classes from './UsualRules.module.css';

const ranges = {
  classGaps: { least: 0, most: 20 },
  classStart: { least: 0, most: 7 },
  teacherGaps: { least: 0, most: 20 },
  subjectPeriods: { least: 1, most: 12 },
  lastPeriod: { least: 0, most: 100 },
  teacherPeriods: { least: 1, most: 20 },
} as const;

const rulesOf = oncePer((draft: Draft) => usualRules(draft));

/** The usual rules of schools, each with its switch, amount and weight. A school without any can add them all. */
export function UsualRules() {
  const { t } = useTranslation();
  const rules = useDraft(rulesOf);
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 className={classes.heading} id={headingId}>
        {t('usualRules.heading')}
      </h2>
      <p className={classes.hint}>{t('usualRules.hint')}</p>
      {rules.every(({ rule }) => rule === null) ? (
        <Button variant="default" size="xs" mb="sm" onClick={() => runEdit(commands.addUsualRules, {})}>
          {t('usualRules.addAll')}
        </Button>
      ) : null}
      <ul className={classes.rules}>
        {rules.map((rule) => (
          <UsualRuleLine key={rule.name} rule={rule} />
        ))}
      </ul>
    </section>
  );
}

function UsualRuleLine({ rule: { name, isOn, amount, weight, window } }: { rule: UsualRule }) {
  const { t } = useTranslation();
  const sentence = t(`usualRules.rule.${name}`, {
    count: amount ?? 0,
    from: (window?.start ?? 0) + 1,
    to: window?.end ?? 0,
  });
  return (
    <li>
      <Switch
        label={sentence}
        checked={isOn}
        onChange={(event) => runEdit(commands.setUsualRule, { name, isOn: event.currentTarget.checked })}
      />
      {isOn ? (
        <div className={classes.details}>
          {name === 'classLunch' || name === 'teacherLunch' ? null : (
            <NumberField
              className={classes.amount}
              label={t(`usualRules.amount.${name}`)}
              range={ranges[name]}
              clamps
              value={amount ?? 0}
              onChange={(next) => {
                if (!Number.isNaN(next)) runEdit(commands.setUsualRule, { name, amount: next });
              }}
            />
          )}
          <WeightField
            category={name === 'lastPeriod' ? 'subject' : 'workload'}
            weight={weight}
            label={sentence}
            onChange={(next) => runEdit(commands.setUsualRule, { name, weight: next })}
          />
        </div>
      ) : null}
    </li>
  );
}
