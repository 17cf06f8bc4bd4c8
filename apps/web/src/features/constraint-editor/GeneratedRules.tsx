import { constraintMessage } from '@bellgrid/constraints';
import { type Constraint, type Draft, divisionsInUse, type TrackSet } from '@bellgrid/model';
import { messageText } from '@bellgrid/texts';
import { IconLock } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './RuleEditor.module.css';

interface GeneratedRulesProps {
  readonly draft: Draft;
  readonly rules: readonly Constraint[];
}

/** The rules that class divisions made: shown, one line for each division, and not edited here. */
export function GeneratedRules({ draft, rules }: GeneratedRulesProps) {
  const { t } = useTranslation();
  const divisions = useMemo(() => rulesByDivision(draft, rules), [draft, rules]);
  if (divisions.size === 0) return null;
  return (
    <section className={classes.generated}>
      <h3>
        <IconLock size={14} stroke={1.9} aria-hidden />
        {t('rules.fromDivisions')}
      </h3>
      {[...divisions].map(([division, own]) => (
        <Division key={division.id} {...{ draft, division }} rules={own} />
      ))}
      <p>{t('rules.generated')}</p>
    </section>
  );
}

interface DivisionProps extends GeneratedRulesProps {
  readonly division: TrackSet;
}

/** One division, which opens to its rules, each sentence once. */
function Division({ draft, division, rules }: DivisionProps) {
  const { t, i18n } = useTranslation();
  const sentences = [
    ...new Set(rules.map((rule) => messageText(i18n, draft, constraintMessage(draft, rule)))),
  ];
  return (
    <details>
      <summary>
        {t('rules.ofDivision', {
          division: division.name,
          group: draft.groups[division.group]?.name ?? '',
          count: sentences.length,
        })}
      </summary>
      <ul>
        {sentences.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </details>
  );
}

function rulesByDivision(
  draft: Draft,
  rules: readonly Constraint[],
): ReadonlyMap<TrackSet, readonly Constraint[]> {
  const owners = new Map(
    divisionsInUse(draft).flatMap((division) => division.tracks.map((track) => [track.id, division])),
  );
  const divisions = new Map<TrackSet, Constraint[]>();
  for (const rule of rules) {
    const track = 'metaData' in rule ? rule.metaData?.fromTrack : undefined;
    const division = owners.get(track ?? '');
    if (division) divisions.set(division, [...(divisions.get(division) ?? []), rule]);
  }
  return divisions;
}
