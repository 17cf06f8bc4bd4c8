import { constraintMessage } from '@bellgrid/constraints';
import type { Constraint, Draft } from '@bellgrid/model';
import { messageText } from '@bellgrid/texts';
import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './RuleEditor.module.css';

interface GeneratedRulesProps {
  readonly draft: Draft;
  readonly rules: readonly Constraint[];
}

/** The rules that class divisions made: shown, each sentence once, and not edited here. */
export function GeneratedRules({ draft, rules }: GeneratedRulesProps) {
  const { t, i18n } = useTranslation();
  if (rules.length === 0) return null;
  const sentences = [
    ...new Set(rules.map((rule) => messageText(i18n, draft, constraintMessage(draft, rule)))),
  ];
  return (
    <section className={classes.generated}>
      <h3>
        <IconLock size={14} stroke={1.9} aria-hidden />
        {t('rules.fromDivisions')}
      </h3>
      <ul>
        {sentences.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <p>{t('rules.generated')}</p>
    </section>
  );
}
