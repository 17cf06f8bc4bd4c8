import { hasBreak, lunchHasEffect, type TimetableQuality } from '@bellgrid/constraints';
import { commands, type Draft, isScheduled, type UsualRuleName, usualRules } from '@bellgrid/model';
import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { oncePer } from '../../document/draft/once-per.ts';
import { runEdit } from '../../document/draft/run-edit.ts';
import { isEmptySchool } from '../../document/draft/school-facts.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import { useDraftQuality } from '../../document/pre-check/broken-rules.ts';
import { rememberOnPage, usePageMemory } from '../../platform/page-memory/page-memory.ts';
import classes from './UsualRules.module.css';
import { usualRuleText } from './usual-rule-text.ts';

const OFFERED = 'usualRulesOffered';

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

/** Numbers of the present schedule that rules would change. */
const numbers = {
  classGaps: 'classGaps',
  classStart: 'lateStarts',
  teacherGaps: 'teacherGaps',
} as const satisfies Partial<Record<UsualRuleName, keyof TimetableQuality>>;

const isCounted = (name: UsualRuleName): name is keyof typeof numbers => name in numbers;

/** Offers the usual rules to a school that has none, once, with the numbers that they would change. */
export function UsualRulesOffer() {
  const { t } = useTranslation();
  const rules = useDraft(rulesToOffer);
  const isOver = usePageMemory(({ memory }) => memory[OFFERED] === true);
  const quality = useDraftQuality();
  // The numbers of a schedule that is hardly begun say nothing.
  const now = useDraft(isFull) ? quality : null;
  if (rules.length === 0 || isOver) return null;
  return (
    <section className={classes.offer} aria-labelledby="usual-rules-offer">
      <h2 id="usual-rules-offer">{t('usualRules.offer.title')}</h2>
      <p>{t('usualRules.offer.body')}</p>
      <ul>
        {rules.map((rule) => (
          <li key={rule.name}>
            {usualRuleText(t, rule)}
            {now && isCounted(rule.name) && (
              <strong className={classes.now} data-kept={now[numbers[rule.name]] === 0 || undefined}>
                {t(`usualRules.offer.${numbers[rule.name]}`, { count: now[numbers[rule.name]] })}
              </strong>
            )}
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
        <Button size="sm" variant="default" onClick={() => rememberOnPage(OFFERED, true)}>
          {t('usualRules.offer.dismiss')}
        </Button>
      </Group>
    </section>
  );
}
