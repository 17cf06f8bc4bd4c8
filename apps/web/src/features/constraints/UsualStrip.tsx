import { commands, type UsualRuleName } from '@bellgrid/model';
import { Button, Switch } from '@mantine/core';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftSource } from '../../document/draft/draft-source.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import { useUsualRuleText } from '../usual-rules/use-usual-rule-text.ts';
import { usefulRules } from '../usual-rules/useful-rules.ts';
import classes from './Overview.module.css';

interface UsualSwitchProps {
  readonly name: UsualRuleName;
  /** The rule as a sentence. */
  readonly rule: string;
  readonly isOn: boolean;
}

const UsualSwitch = memo(function UsualSwitch({ name, rule, isOn }: UsualSwitchProps) {
  const { t } = useTranslation();
  const { run } = useDraftSource();
  const brief = t(`usualRules.brief.${name}`);
  return (
    <Switch
      size="xs"
      wrapperProps={{ title: rule }}
      label={brief}
      aria-label={t('usualRules.brief.switch', { brief, rule })}
      checked={isOn}
      onChange={(event) => run(commands.setUsualRule, { name, isOn: event.currentTarget.checked })}
    />
  );
});

interface UsualStripProps {
  /** A trial of other rules is open. */
  readonly isTrying: boolean;
  readonly onWhatIf: () => void;
  readonly onOverview: () => void;
}

/** The usual rules as switches in a few words, and the ways to a trial and to the overview. */
export function UsualStrip({ isTrying, onWhatIf, onOverview }: UsualStripProps) {
  const { t } = useTranslation();
  const rules = useDraft(usefulRules);
  const textOf = useUsualRuleText();
  const on = rules.filter(({ isOn }) => isOn).length;
  return (
    <section className={classes.strip} aria-label={t('usualRules.heading')}>
      <h2>{t('usualRules.count', { on, count: rules.length })}</h2>
      <div className={classes.switches}>
        {rules.map((usual) => (
          <UsualSwitch key={usual.name} name={usual.name} rule={textOf(usual)} isOn={usual.isOn} />
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
