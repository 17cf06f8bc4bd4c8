import type { Id } from '@bellgrid/model';
import { IconLock } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { memo } from 'react';
import type { LessonFacts } from '../timetable-grid/lesson-facts.ts';
import { cardContent, changedFrom, lessonLabel } from '../timetable-grid/lesson-words.ts';
import { useIsLit } from '../timetable-grid/lit-lessons.ts';
import { usePlaceChange, useShownMark, useShownSoft } from '../timetable-grid/place-changes.ts';
import type { ScheduleView } from '../timetable-grid/schedule-view.ts';
import { useIsSelected } from '../timetable-grid/selected-lessons.ts';
import { itemWords } from './use-same-items.ts';
import classes from './WideGrid.module.css';

interface WideCardProps {
  readonly facts: LessonFacts;
  readonly kind: ScheduleView;
  readonly item: Id;
  readonly tabbable: boolean;
  readonly at: string;
  readonly width: number;
  readonly height: number;
  readonly style: React.CSSProperties | undefined;
  readonly t: TFunction;
}

/** The width of a letter at the two sizes of a card, and what the colour and the borders take, in px. */
const LETTER = { name: 6.9, people: 6.1 };
const AROUND = 9;
/** A narrower card has less around its letters, which are as small as the short name needs. */
const TIGHT = 34;
const AROUND_TIGHT = 4;
/** The sizes of those letters in px, and the width of a wide one as a share of its size. */
const SMALLEST = 7;
const LARGEST = 10;
const WIDE_LETTER = 0.76;
/** From this height on the people have a line of their own. */
const TWO_LINES = 30;
const ONE_LINE_PEOPLE = 66;
/** From this height on a room that does not fit beside the people has one too. */
const THREE_LINES = 52;

const fits = (words: string, width: number, letter: number): boolean =>
  words.length * letter + AROUND <= width;

/** The size of letters, in px, in which a short name fits into a narrow card. */
const tightSize = (short: string, width: number): number =>
  Math.min(LARGEST, Math.max(SMALLEST, (width - AROUND_TIGHT) / (short.length * WIDE_LETTER)));

/** A lesson in few letters, as many as fit. The grid around it answers clicks, hovering and keys. */
export const WideCard = memo(function WideCard(props: WideCardProps) {
  const { facts, kind, item, width, height, t } = props;
  const mark = useShownMark(facts.id);
  const isSoft = useShownSoft(facts.id) !== undefined && mark === undefined;
  const found = usePlaceChange(facts.id);
  const change = found === 'same' ? null : found;
  const isSelected = useIsSelected(facts.id);
  const isLit = useIsLit(facts.id);
  const content = cardContent(kind, facts, item);
  const name = fits(facts.subject, width, LETTER.name) ? facts.subject : facts.short;
  const whole = [content.people, content.corner].filter(Boolean).join(' · ');
  const people = fits(whole, width, LETTER.people)
    ? whole
    : fits(content.people, width, LETTER.people)
      ? content.people
      : content.peopleShort;
  const room = height >= THREE_LINES && !people.includes(content.corner) ? content.cornerShort : '';
  const hasPeople = height >= TWO_LINES || width >= ONE_LINE_PEOPLE;
  return (
    <button
      type="button"
      className={classes.card}
      style={{ ...props.style, '--c': facts.color } as React.CSSProperties}
      data-lesson-id={facts.id}
      data-items={itemWords(facts)}
      data-at={props.at}
      data-one-line={height < TWO_LINES || undefined}
      data-tight={width < TIGHT || undefined}
      data-mark={mark ? 'hard' : isSoft ? 'soft' : undefined}
      data-impossible={mark?.isImpossible || undefined}
      data-change={change?.kind}
      data-selected={isSelected || undefined}
      aria-pressed={isSelected || undefined}
      data-lit={isLit || undefined}
      tabIndex={props.tabbable ? 0 : -1}
      aria-label={[
        lessonLabel(t, facts, mark, isSoft),
        change && t(`schedule.grid.change.${change.kind}`),
        change?.from && changedFrom(t, change.from, change),
      ]
        .filter(Boolean)
        .join(', ')}
      aria-haspopup="dialog"
    >
      <bdi style={width < TIGHT ? { fontSize: tightSize(name, width) } : undefined}>{name}</bdi>
      {hasPeople && people !== '' ? <small>{people}</small> : null}
      {room === '' ? null : <small>{room}</small>}
      {facts.locked ? <IconLock className={classes.lock} size={9} stroke={2.4} aria-hidden /> : null}
    </button>
  );
});
