import { hasBreak, lunchHasEffect } from '@bellgrid/constraints';
import {
  commands,
  type Draft,
  isScheduled,
  runCommand,
  type UsualRuleName,
  usualRuleId,
  usualRules,
} from '@bellgrid/model';
import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { oncePer } from '../../document/draft/once-per.ts';
import { runEdit } from '../../document/draft/run-edit.ts';
import { isEmptySchool } from '../../document/draft/school-facts.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import { useNotKeptOnTrial } from '../../document/pre-check/judged-timetable.ts';
import type { NotKept } from '../../document/pre-check/rules-on-trial.ts';
import { endOffer, useOfferIsOver } from './offer-memory.ts';
import classes from './UsualRules.module.css';
import { usualRuleText } from './usual-rule-text.ts';

/** The usual rules of a school that has entered something and has none of them, without those that would have no effect. */
export const rulesToOffer = oncePer((draft: Draft) => {
  const rules = usualRules(draft);
  if (isEmptySchool(draft) || rules.some(({ rule }) => rule !== null)) return [];
  return rules.filter(
    ({ name, amount, window }) =>
      (window === null || lunchHasEffect(draft, window)) &&
      (name !== 'longLessons' || hasBreak(draft, amount ?? 0)),
  );
});

const isFull = ({ lessons }: Draft): boolean =>
  Object.values(lessons).some(isScheduled) &&
  Object.values(lessons).every((lesson) => lesson.timeSlot !== null || !isScheduled(lesson));

const withOfferedRules = (draft: Draft): Draft =>
  runCommand(draft, commands.addUsualRules, { names: rulesToOffer(draft).map(({ name }) => name) });

/** Rules whose amounts have names of their own; of the others the places are counted. */
const amounts: Partial<Record<UsualRuleName, 'gaps' | 'lateStarts'>> = {
  classGaps: 'gaps',
  classStart: 'lateStarts',
  teacherGaps: 'gaps',
};

/** Offers the usual rules to a school that has none, once, with how often its present schedule breaks each of them. */
export function UsualRulesOffer() {
  const { t } = useTranslation();
  const rules = useDraft(rulesToOffer);
  const isOver = useOfferIsOver();
  // The numbers of a schedule that is hardly begun say nothing.
  const full = useDraft((draft) => (isFull(draft) ? draft : null));
  const notKept = useNotKeptOnTrial(rules.length === 0 || isOver ? null : full, withOfferedRules);
  if (rules.length === 0 || isOver) return null;
  return (
    <section className={classes.offer} aria-labelledby="usual-rules-offer">
      <h2 id="usual-rules-offer">{t('usualRules.offer.title')}</h2>
      <p>{t('usualRules.offer.body')}</p>
      <ul>
        {rules.map((rule) => (
          <li key={rule.name}>
            {usualRuleText(t, rule)}
            {full && notKept ? <Now name={rule.name} notKept={notKept.get(usualRuleId(rule.name))} /> : null}
          </li>
        ))}
      </ul>
      <Group gap="xs">
        <Button
          size="sm"
          onClick={() => runEdit(commands.addUsualRules, { names: rules.map(({ name }) => name) })}
        >
          {t('usualRules.offer.add')}
        </Button>
        <Button size="sm" variant="default" onClick={endOffer}>
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
