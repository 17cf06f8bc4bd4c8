import {
  commands,
  type Draft,
  isScheduled,
  runCommand,
  type UsualRuleName,
  usualRuleId,
} from '@bellgrid/model';
import { Button, Group } from '@mantine/core';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { runEdit } from '../../document/draft/run-edit.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import { useNotKeptOnTrial } from '../../document/pre-check/judged-timetable.ts';
import type { NotKept } from '../../document/pre-check/rules-on-trial.ts';
import { endOffer, useAnsweredRules } from './offer-memory.ts';
import { hasNoUsualRule, rulesToOffer } from './rules-to-offer.ts';
import classes from './UsualRules.module.css';
import { useUsualRuleText } from './use-usual-rule-text.ts';

const isFull = ({ lessons }: Draft): boolean =>
  Object.values(lessons).some(isScheduled) &&
  Object.values(lessons).every((lesson) => lesson.timeSlot !== null || !isScheduled(lesson));

/** Rules whose amounts have names of their own; of the others the places are counted. */
const amounts: Partial<Record<UsualRuleName, 'gaps' | 'lateStarts'>> = {
  classGaps: 'gaps',
  classStart: 'lateStarts',
  teacherGaps: 'gaps',
};

/** Offers a school the usual rules that it does not have, each once, with how often its present schedule breaks it. */
export function UsualRulesOffer() {
  const { t } = useTranslation();
  const answered = useAnsweredRules();
  const missing = useDraft(rulesToOffer);
  const rules = useMemo(() => missing.filter(({ name }) => !answered.includes(name)), [missing, answered]);
  const names = useMemo(() => rules.map(({ name }) => name), [rules]);
  const withRules = useCallback(
    (draft: Draft) => runCommand(draft, commands.addUsualRules, { names }),
    [names],
  );
  const textOf = useUsualRuleText();
  const isFirst = useDraft(hasNoUsualRule) && answered.length === 0;
  // The numbers of a schedule that is hardly begun say nothing.
  const full = useDraft((draft) => (isFull(draft) ? draft : null));
  const notKept = useNotKeptOnTrial(rules.length === 0 ? null : full, withRules);
  if (rules.length === 0) return null;
  const count = rules.length;
  return (
    <section className={classes.offer} aria-labelledby="usual-rules-offer">
      <h2 id="usual-rules-offer">
        {isFirst ? t('usualRules.offer.title') : t('usualRules.offer.more', { count })}
      </h2>
      <p>{t('usualRules.offer.body', { count })}</p>
      <ul>
        {rules.map((rule) => (
          <li key={rule.name}>
            {textOf(rule)}
            {full && notKept ? <Now name={rule.name} notKept={notKept.get(usualRuleId(rule.name))} /> : null}
          </li>
        ))}
      </ul>
      <Group gap="xs">
        <Button
          size="sm"
          onClick={() => {
            runEdit(commands.addUsualRules, { names });
            endOffer(names);
          }}
        >
          {t('usualRules.offer.add', { count })}
        </Button>
        <Button size="sm" variant="default" onClick={() => endOffer(names)}>
          {t('usualRules.offer.dismiss')}
        </Button>
      </Group>
    </section>
  );
}

function Now({ name, notKept }: { name: UsualRuleName; notKept: NotKept | undefined }) {
  const { t } = useTranslation();
  if (notKept === undefined) {
    return (
      <strong className={classes.now} data-kept>
        {t('usualRules.offer.kept')}
      </strong>
    );
  }
  const { places, amount } = notKept;
  const named = amounts[name];
  return (
    <strong className={classes.now}>
      {t(`usualRules.offer.${named ?? 'places'}`, { count: named ? amount : places })}
    </strong>
  );
}
