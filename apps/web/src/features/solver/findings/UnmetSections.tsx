import type { JudgedTimetable } from '@bellgrid/constraints';
import type { Draft } from '@bellgrid/model';
import { useTranslation } from 'react-i18next';
import classes from './DetailsPanel.module.css';
import { Sentences } from './FindingSections.tsx';

interface UnmetSectionsProps {
  readonly draft: Draft;
  readonly unmet: JudgedTimetable['unmet'];
}

/** The soft constraints that a timetable does not meet, by kind, each with the lessons that it is about. */
export function UnmetSections({ draft, unmet }: UnmetSectionsProps) {
  const { t } = useTranslation();
  if (unmet.length === 0) return null;
  const count = unmet.reduce((sum, each) => sum + each.count, 0);
  return (
    <section className={classes.section}>
      <h3>{t('results.unmet.title', { count })}</h3>
      {unmet.map(({ kind, count: rules, cost, findings }) => (
        <details key={kind} className={classes.kind}>
          <summary>
            <span>{t(`exports.kinds.${kind}` as 'exports.kinds.unknown')}</span>
            <small>{t('results.unmet.kind', { count: rules, cost })}</small>
          </summary>
          <Sentences draft={draft} findings={findings} tone="soft" />
        </details>
      ))}
    </section>
  );
}
