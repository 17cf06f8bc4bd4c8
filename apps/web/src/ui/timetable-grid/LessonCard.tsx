import type { Id } from '@bellgrid/model';
import { IconExclamationCircleFilled as BrokenIcon, IconLock } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { memo } from 'react';
import classes from './LessonCard.module.css';
import type { LessonFacts } from './lesson-facts.ts';
import { type CardContent, cardContent, changedFrom, lessonLabel, shortTime } from './lesson-words.ts';
import { useIsLit } from './lit-lessons.ts';
import { type PlaceChange, usePlaceChange, useShownMark, useShownSoft } from './place-changes.ts';
import type { ScheduleView } from './schedule-view.ts';
import { useIsSelected } from './selected-lessons.ts';

interface LessonCardProps {
  readonly facts: LessonFacts;
  readonly view: ScheduleView | 'staging';
  /** The class, teacher or classroom in whose rows the card is. */
  readonly item?: Id | undefined;
  readonly small?: boolean;
  readonly tabbable?: boolean;
  /** The position of the card in the grid, see `focusKey`. */
  readonly at?: string | undefined;
  /** Says the lesson's own name with its number instead of the subject's. */
  readonly numbered?: boolean;
  readonly style?: React.CSSProperties;
  readonly t: TFunction;
}

/** A lesson as a tinted card in its colour. The grid around it answers clicks, hovering and keys. */
export const LessonCard = memo(function LessonCard(props: LessonCardProps) {
  const { facts, view, small = false, tabbable = true, numbered = false, t } = props;
  const found = useShownMark(facts.id);
  const mark = view === 'staging' ? undefined : found;
  const soft = useShownSoft(facts.id);
  const isSoft = soft !== undefined && mark === undefined && view !== 'staging';
  const changed = usePlaceChange(facts.id);
  const change = view === 'staging' || changed === 'same' ? null : changed;
  const content = withChange(cardContent(view, facts, props.item), facts, change);
  const isLit = useIsLit(facts.id);
  const isSelected = useIsSelected(facts.id) && view !== 'staging';
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
      data-change={change?.kind}
      data-lit={isLit || undefined}
      data-selected={isSelected || undefined}
      aria-pressed={isSelected || undefined}
      tabIndex={tabbable ? 0 : -1}
      aria-label={[
        lessonLabel(t, facts, mark, isSoft),
        change && t(`schedule.grid.change.${change.kind}`),
        change?.from && changedFrom(t, change.from, change),
      ]
        .filter(Boolean)
        .join(', ')}
      aria-haspopup="dialog"
    >
      <span className={classes.title}>
        {small ? (
          <SmallContent content={content} short={facts.short} />
        ) : (
          <Fitting
            whole={<Name name={numbered ? facts.name : facts.subject} tag={content.tag} />}
            brief={<Name name={numbered ? numberedShort(facts) : facts.short} tag={content.tagShort} />}
          />
        )}
        {facts.locked && <IconLock className={classes.mark} size={12} stroke={2} aria-hidden />}
        {isSoft && <BrokenIcon className={`${classes.mark} ${classes.soft}`} size={14} aria-hidden />}
        {mark && <BrokenIcon className={`${classes.mark} ${classes.broken}`} size={14} aria-hidden />}
      </span>
      {!small && (
        <span className={classes.line}>
          {nobody ? (
            <bdi className={classes.people}>{t('schedule.staging.nobody')}</bdi>
          ) : (
            <Fitting
              whole={<PeopleAndCorner people={content.people} corner={content.corner} />}
              brief={<PeopleAndCorner people={content.peopleShort} corner={content.cornerShort} />}
            />
          )}
        </span>
      )}
    </button>
  );
});

/** A moved card says in its corner from where: 'Mon 3 →', or 'Lab 2 → Lab 3'. */
function withChange(content: CardContent, facts: LessonFacts, change: PlaceChange | null): CardContent {
  if (!change?.from) return content;
  const { time, classroom } = change.from;
  const from = change.kind === 'room' ? (classroom?.name ?? '–') : time && shortTime(time);
  const corner = `${from} →${change.kind === 'room' ? ` ${facts.classroom?.name ?? '–'}` : ''}`;
  return { ...content, corner, cornerShort: corner };
}

/** 'BIO (2)': the short name with the number of the lesson. */
const numberedShort = ({ name, subject, short }: LessonFacts): string =>
  name.startsWith(subject) ? short + name.slice(subject.length) : short;

/** Shows `whole` where it fits on the line uncut, otherwise `brief`; the style sheet decides. */
function Fitting({ whole, brief }: { whole: React.ReactNode; brief: React.ReactNode }) {
  return (
    <span className={classes.fitting}>
      <span className={classes.brief}>{brief}</span>
      <span className={classes.whole}>{whole}</span>
    </span>
  );
}

function Name({ name, tag }: { name: string; tag: string }) {
  return (
    <>
      <bdi className={classes.name}>{name}</bdi>
      {tag !== '' && <bdi className={classes.tag}>{tag}</bdi>}
    </>
  );
}

function PeopleAndCorner({ people, corner }: { people: string; corner: string }) {
  return (
    <>
      {people !== '' && <bdi className={classes.people}>{people}</bdi>}
      {corner !== '' && <bdi className={classes.corner}>{corner}</bdi>}
    </>
  );
}

/** One line: the subject, then as much of people, tag and corner as fits, in this order. */
function SmallContent({ content, short }: { content: CardContent; short: string }) {
  return (
    <span className={classes.oneLine}>
      <bdi className={classes.name}>{short}</bdi>
      {content.peopleShort !== '' && <bdi className={classes.people}>{content.peopleShort}</bdi>}
      {content.tagShort !== '' && <bdi className={classes.tag}>{content.tagShort}</bdi>}
      {content.cornerShort !== '' && <bdi className={classes.corner}>{content.cornerShort}</bdi>}
    </span>
  );
}
