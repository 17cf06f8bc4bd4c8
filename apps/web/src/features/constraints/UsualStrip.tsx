import { commands, type Draft, usualRules } from '@bellgrid/model';
import { Button, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useDraftSource } from '../../document/draft/draft-source.ts';
import { oncePer } from '../../document/draft/once-per.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import { usualRuleText } from '../usual-rules/usual-rule-text.ts';
import classes from './Overview.module.css';

const rulesOf = oncePer((draft: Draft) => usualRules(draft));

interface UsualStripProps {
  /** A trial of other rules is open. */
  readonly isTrying: boolean;
  readonly onWhatIf: () => void;
  readonly onOverview: () => void;
}

/** The usual rules as switches in one line, and the ways to a trial and to the overview. */
export function UsualStrip({ isTrying, onWhatIf, onOverview }: UsualStripProps) {
  const { t } = useTranslation();
  const { run } = useDraftSource();
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
                run(commands.setUsualRule, { name: usual.name, isOn: event.currentTarget.checked })
              }
            />
          ))}
      </div>
      <Button size="compact-sm" variant="subtle" disabled={isTrying} onClick={onWhatIf}>
        {t('constraints.whatIf.open')}
      </Button>
      <Button size="compact-sm" variant="subtle" onClick={onOverview}>
        {t('constraints.overview.open')}
      </Button>
    </section>
  );
}
