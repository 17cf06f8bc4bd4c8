import type { Draft } from '@bellgrid/model';
import { useTranslation } from 'react-i18next';
import { useBrokenCount, useDraftQuality, useIsChecked } from '../../document/pre-check/broken-rules.ts';
import { numberNames, numbersOf } from './judged-numbers.ts';
import { openPanel } from './run/solver-panels.ts';
import classes from './ScheduleStatus.module.css';
import { unplacedLessons } from './unplaced-lessons.ts';

/** The numbers by which a school judges its schedule; each leads to the panel that explains it. */
export function DraftNumbers({ draft }: { draft: Draft }) {
  const { t } = useTranslation();
  const isChecked = useIsChecked();
  const broken = useBrokenCount();
  const quality = useDraftQuality();
  const unplaced = unplacedLessons(draft);
  const counts = {
    unplaced,
    clashes: isChecked ? broken : null,
    ...(quality ? numbersOf(quality) : NOT_COUNTED),
  };
  return (
    <ul className={classes.numbers} aria-label={t('solver.numbers.ofDraft')}>
      {shown.map((name) => {
        const count = counts[name];
        return (
          <li key={name}>
            <button
              type="button"
              className={classes.number}
              data-tone={count ? tones[name] : undefined}
              data-some={count ? true : undefined}
              data-unknown={count === null || undefined}
              title={t(`solver.numbers.hint.${name}`)}
              aria-label={
                name === 'clashes' && broken > 0 ? t('solver.broken.count', { count: broken }) : undefined
              }
              onClick={() => openPanel('schedule')}
            >
              {t(`solver.numbers.${name}`, { count: count ?? 0 })}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

const shown = ['unplaced', 'clashes', ...numberNames.filter((name) => name !== 'singleLessonDays')] as const;

const NOT_COUNTED = {
  classGaps: null,
  teacherGaps: null,
  lateStarts: null,
  singleLessonDays: null,
  notMet: null,
};

const tones = {
  unplaced: 'soft',
  clashes: 'hard',
  classGaps: undefined,
  teacherGaps: undefined,
  lateStarts: undefined,
  singleLessonDays: undefined,
  notMet: undefined,
} as const;
