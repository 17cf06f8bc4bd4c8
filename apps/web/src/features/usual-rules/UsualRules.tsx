import { lunchHasEffect } from '@bellgrid/constraints';
import { commands, type Draft, longestStructure, numberRange, ruleOf, type UsualRule } from '@bellgrid/model';
import { Button, NativeSelect, Switch } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftSource } from '../../document/draft/draft-source.ts';
import { oncePer } from '../../document/draft/once-per.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import { NumberField } from '../../ui/fields/NumberField.tsx';
import { WeightField } from '../../ui/fields/WeightField.tsx';
import classes from './UsualRules.module.css';
import { useUsualRuleText } from './use-usual-rule-text.ts';
import { usefulRules } from './useful-rules.ts';

/** The usual rules of schools, each with its switch, amount and weight. A school without any can add them all. */
export function UsualRules() {
  const { t } = useTranslation();
  const source = useDraftSource();
  const rules = useDraft(usefulRules);
  const addAll = () => source.run(commands.addUsualRules, { names: rules.map(({ name }) => name) });
  return (
    <>
      <p className={classes.hint}>{t('usualRules.hint')}</p>
      {rules.every(({ rule }) => rule === null) ? (
        <Button variant="default" size="xs" mb="sm" onClick={addAll}>
          {t('usualRules.addAll')}
        </Button>
      ) : null}
      <ul className={classes.rules}>
        {rules.map((rule) => (
          <UsualRuleLine key={rule.name} usual={rule} />
        ))}
      </ul>
    </>
  );
}

function UsualRuleLine({ usual }: { usual: UsualRule }) {
  const { run } = useDraftSource();
  const { name, isOn, category, weight } = usual;
  const sentence = useUsualRuleText()(usual);
  return (
    <li>
      <Switch
        label={sentence}
        checked={isOn}
        onChange={(event) => run(commands.setUsualRule, { name, isOn: event.currentTarget.checked })}
      />
      {isOn ? (
        <div className={classes.details}>
          <AmountField usual={usual} />
          <LunchWindow usual={usual} />
          <WeightField
            category={category}
            weight={weight}
            label={sentence}
            onChange={(next) => run(commands.setUsualRule, { name, weight: next })}
          />
        </div>
      ) : null}
    </li>
  );
}

/** The amount within the range that the kind declares. A lunch rule has none. */
function AmountField({ usual: { name, rule, amount, amountField } }: { usual: UsualRule }) {
  const { t } = useTranslation();
  const { run } = useDraftSource();
  const draft = useDraft((whole) => whole);
  const [message, setMessage] = useState<HTMLElement | null>(null);
  if (rule === null || amount === null || amountField === null) return null;
  if (name === 'classLunch' || name === 'teacherLunch') return null;
  const declared = ruleOf(rule)?.fields[amountField];
  if (declared?.type !== 'number') return null;
  // A usual rule is there before the week is built: its amount may exceed the periods of the day.
  const { least, most } = numberRange(draft, declared);
  const range = most === undefined ? { least } : { least, most: Math.max(most, amount) };
  return (
    <>
      <NumberField
        className={classes.amount}
        label={t(`usualRules.amount.${name}`)}
        messageIn={message}
        range={range}
        clamps
        value={amount}
        onChange={(next) => {
          if (!Number.isNaN(next)) run(commands.setUsualRule, { name, amount: next });
        }}
      />
      <div className={classes.message} ref={setMessage} />
    </>
  );
}

const periodsOf = oncePer((draft: Draft) => longestStructure(draft)?.periods ?? []);

/** The first and the last period of the window of a lunch rule. */
function LunchWindow({ usual: { name, window } }: { usual: UsualRule }) {
  const { t } = useTranslation();
  const { run } = useDraftSource();
  const periods = useDraft(periodsOf);
  const hasEffect = useDraft((draft) => window === null || lunchHasEffect(draft, window));
  if (window === null) return null;
  const count = Math.max(periods.length, window.end);
  const data = Array.from({ length: count }, (_, index) => ({
    value: String(index),
    label: periods[index]?.label || String(index + 1),
  }));
  const set = (start: number, end: number) =>
    run(commands.setUsualRule, { name, window: { start, end: Math.max(end, start + 1) } });
  return (
    <>
      <NativeSelect
        className={classes.period}
        aria-label={t('usualRules.window.from')}
        data={data}
        value={String(window.start)}
        onChange={(event) => set(Number(event.currentTarget.value), window.end)}
      />
      <span className={classes.to} aria-hidden>
        –
      </span>
      <NativeSelect
        className={classes.period}
        aria-label={t('usualRules.window.to')}
        data={data.slice(window.start)}
        value={String(window.end - 1)}
        onChange={(event) => set(window.start, Number(event.currentTarget.value) + 1)}
      />
      {hasEffect ? null : <p className={classes.message}>{t('usualRules.window.noEffect')}</p>}
    </>
  );
}
