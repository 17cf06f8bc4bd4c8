import { commands, type Draft, usualRules } from '@bellgrid/model';
import { Button, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { oncePer } from '../../document/draft/once-per.ts';
import { runEdit } from '../../document/draft/run-edit.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import { usualRuleText } from '../usual-rules/usual-rule-text.ts';
import classes from './Overview.module.css';

const rulesOf = oncePer((draft: Draft) => usualRules(draft));

/** The usual rules as switches in one line, and the way to their amounts and the overview. */
export function UsualStrip({ onOverview }: { onOverview: () => void }) {
  const { t } = useTranslation();
  const rules = useDraft(rulesOf);
  return (
    <section className={classes.strip} aria-label={t('usualRules.heading')}>
      <h2>{t('usualRules.heading')}</h2>
      <div className={classes.switches}>
        {rules
          .filter(({ window }) => window === null)
          .map((usual) => (
            <Switch
              key={usual.name}
              size="sm"
              label={usualRuleText(t, usual)}
              checked={usual.isOn}
              onChange={(event) =>
                runEdit(commands.setUsualRule, { name: usual.name, isOn: event.currentTarget.checked })
              }
            />
          ))}
      </div>
      <Button size="compact-sm" variant="subtle" onClick={onOverview}>
        {t('constraints.overview.open')}
      </Button>
    </section>
  );
}
