import { IconExclamationCircleFilled as BrokenIcon, IconLock } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLessonMark } from '../../document/pre-check/broken-rules.ts';
import classes from './LessonCard.module.css';
import type { LessonFacts } from './lesson-facts.ts';
import { cardLines, lessonLabel } from './lesson-words.ts';
import type { ScheduleView } from './schedule-view.ts';

interface LessonCardProps {
  readonly facts: LessonFacts;
  readonly view: ScheduleView | 'staging';
  readonly small?: boolean;
  readonly tabbable?: boolean;
  /** The position of the card in the grid, see `focusKey`. */
  readonly at?: string | undefined;
  /** Says the lesson's own name with its number instead of the subject's. */
  readonly numbered?: boolean;
  readonly style?: React.CSSProperties;
}

/** A lesson as a tinted card in its colour. The grid around it answers clicks, hovering and keys. */
export const LessonCard = memo(function LessonCard(props: LessonCardProps) {
  const { facts, view, small = false, tabbable = true, numbered = false } = props;
  const { t } = useTranslation();
  const { secondary, corner } = cardLines(view, facts);
  const found = useLessonMark(facts.id);
  const mark = view === 'staging' ? undefined : found;
  const nobody = view === 'staging' && facts.teachers.length === 0 && facts.groups.length === 0;
  return (
    <button
      type="button"
      className={classes.card}
      style={{ ...props.style, '--c': facts.color } as React.CSSProperties}
      data-lesson-id={facts.id}
      data-item={view === 'staging' ? facts.id : undefined}
      data-at={props.at}
      data-small={small || undefined}
      data-impossible={mark?.isImpossible || undefined}
      tabIndex={tabbable ? 0 : -1}
      aria-label={lessonLabel(t, facts, mark)}
      aria-haspopup="dialog"
    >
      <span className={classes.title}>
        <bdi className={classes.full}>{small ? facts.short : numbered ? facts.name : facts.subject}</bdi>
        <bdi className={classes.short}>{facts.short}</bdi>
        {facts.locked && <IconLock className={classes.mark} size={12} stroke={2} aria-hidden />}
        {mark && <BrokenIcon className={`${classes.mark} ${classes.broken}`} size={14} aria-hidden />}
      </span>
      <span className={classes.line}>
        {!small && (
          <bdi className={classes.secondary}>{nobody ? t('schedule.staging.nobody') : secondary}</bdi>
        )}
        <bdi className={classes.corner}>{corner}</bdi>
      </span>
    </button>
  );
});
