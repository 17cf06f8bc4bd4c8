import type { Draft } from '@bellgrid/model';
import { useTranslation } from 'react-i18next';
import { useBrokenCount, useIsChecked } from '../../document/pre-check/broken-rules.ts';
import { openPanel } from './run/solver-panels.ts';
import classes from './ScheduleStatus.module.css';
import { unplacedLessons } from './unplaced-lessons.ts';

/** The numbers by which a school judges its schedule; each leads to the panel that explains it. */
export function DraftNumbers({ draft }: { draft: Draft }) {
  const { t } = useTranslation();
  const isChecked = useIsChecked();
  const broken = useBrokenCount();
  const unplaced = unplacedLessons(draft);
  const numbers = [
    { key: 'unplaced', count: unplaced, tone: unplaced > 0 ? 'soft' : undefined, label: undefined },
    {
      key: 'clashes',
      count: isChecked ? broken : null,
      tone: broken > 0 ? 'hard' : undefined,
      label: broken > 0 ? t('solver.broken.count', { count: broken }) : undefined,
    },
  ] as const;
  return (
    <ul className={classes.numbers} aria-label={t('solver.numbers.ofDraft')}>
      {numbers.map(({ key, count, tone, label }) => (
        <li key={key}>
          <button
            type="button"
            className={classes.number}
            data-tone={tone}
            aria-label={label}
            onClick={() => openPanel('schedule')}
          >
            <b>{count ?? '–'}</b> {t(`solver.numbers.${key}`, { count: count ?? 0 })}
          </button>
        </li>
      ))}
    </ul>
  );
}
