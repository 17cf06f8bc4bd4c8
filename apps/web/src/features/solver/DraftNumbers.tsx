import type { Draft } from '@bellgrid/model';
import { IconChartBar } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import {
  useBrokenCount,
  useBrokenParts,
  useDraftQuality,
  useIsChecked,
} from '../../document/pre-check/broken-rules.ts';
import { brokenText } from '../../document/pre-check/broken-text.ts';
import { useJudgedTimetable } from '../../document/pre-check/judged-timetable.ts';
import { numbersOf } from './run/judged-numbers.ts';
import { countsOf } from './run/rule-groups.ts';
import { isOfGaps, openNumber, openPanel } from './run/solver-panels.ts';
import classes from './ScheduleStatus.module.css';
import type { ShownSchedule } from './shown-schedule.ts';
import { unplacedLessons } from './unplaced-lessons.ts';

/** The numbers by which a school judges its schedule; each leads to the list of what it counts. */
export function DraftNumbers({ draft, shown }: { draft: Draft; shown: ShownSchedule | null }) {
  const { t } = useTranslation();
  const isChecked = useIsChecked();
  const broken = useBrokenCount();
  const brokenParts = useBrokenParts();
  const own = useDraftQuality();
  // Timetables of a run at work follow each other fast and are counted by it; a stored count may be of other rules of counting.
  const isCounted = shown?.kind === 'best' && shown.quality !== null;
  const judged = useJudgedTimetable(shown && !isCounted ? shown.draft : null);
  const quality = shown ? (judged?.quality ?? shown.quality) : own;
  const parts = shown ? judged && countsOf(judged).broken : brokenParts;
  const ownBroken = isChecked ? broken : null;
  const counts = {
    unplaced: unplacedLessons(shown?.draft ?? draft),
    clashes: shown ? parts && parts.clashes + parts.rules : ownBroken,
    ...(quality ? numbersOf(quality) : NOT_COUNTED),
  };
  return (
    <ul
      className={classes.numbers}
      aria-label={t(shown ? `solver.numbers.of.${shown.kind}` : 'solver.numbers.ofDraft')}
    >
      {shown && <li className={classes.label}>{t(`solver.numbers.of.${shown.kind}`)}</li>}
      {(shown ? namesOfShown(counts.clashes) : names).map((name) => {
        const count = counts[name];
        return (
          <li key={name}>
            <button
              type="button"
              className={classes.number}
              data-tone={count ? tones[name] : undefined}
              data-some={count ? true : undefined}
              data-unknown={count === null || undefined}
              title={[
                t(`solver.numbers.hint.${name}`),
                ...(isOfGaps(name) ? [t('solver.numbers.lunch')] : []),
              ].join('\n')}
              onClick={() => (name === 'clashes' ? openPanel('problems') : openNumber(name))}
            >
              {name === 'clashes'
                ? parts && brokenText(t, parts)
                : t(shortTexts[name], { count: count ?? 0 })}
            </button>
          </li>
        );
      })}
      {!shown && (
        <li>
          <button type="button" className={classes.panel} onClick={() => openPanel('quality')}>
            <IconChartBar size={15} stroke={1.8} aria-hidden />
            {t('review.quality')}
          </button>
        </li>
      )}
    </ul>
  );
}

const names = ['unplaced', 'clashes', 'classGaps', 'teacherGaps', 'lateStarts', 'notMet'] as const;

/** Of a schedule that is not the draft's own, what it breaks comes first, and is not said where it breaks nothing. */
function namesOfShown(clashes: number | null): readonly (typeof names)[number][] {
  const others = names.filter((name) => name !== 'clashes');
  return clashes ? ['clashes', ...others] : others;
}

const shortTexts = {
  unplaced: 'solver.numbers.unplaced',
  classGaps: 'solver.numbers.short.classGaps',
  teacherGaps: 'solver.numbers.short.teacherGaps',
  lateStarts: 'solver.numbers.lateStarts',
  notMet: 'solver.numbers.short.notMet',
} as const;

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
