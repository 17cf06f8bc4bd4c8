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
import type { CardForm } from './card-form.ts';
import { shortestPeople } from './card-words.ts';
import { itemWords } from './use-same-items.ts';
import classes from './WideGrid.module.css';

interface WideCardProps {
  readonly facts: LessonFacts;
  readonly kind: ScheduleView;
  readonly item: Id;
  readonly tabbable: boolean;
  readonly at: string;
  readonly form: CardForm;
  readonly style: React.CSSProperties | undefined;
  readonly t: TFunction;
}

/** A lesson in few letters. The grid around it answers clicks, hovering and keys. */
export const WideCard = memo(function WideCard(props: WideCardProps) {
  const { facts, kind, item, form, t } = props;
  const mark = useShownMark(facts.id);
  const isSoft = useShownSoft(facts.id) !== undefined && mark === undefined;
  const found = usePlaceChange(facts.id);
  const change = found === 'same' ? null : found;
  const isSelected = useIsSelected(facts.id);
  const isLit = useIsLit(facts.id);
  const content = cardContent(kind, facts, item);
  const name = form.name === 'full' ? facts.subject : facts.short;
  const people = {
    full: content.people,
    short: content.peopleShort,
    shortest: shortestPeople(kind, facts),
    none: '',
  }[form.people];
  const corner = form.corner === 'none' ? '' : content.cornerShort;
  const line = form.corner === 'beside' ? [people, corner].filter(Boolean).join(' · ') : people;
  return (
    <button
      type="button"
      className={classes.card}
      style={{ ...props.style, '--c': facts.color } as React.CSSProperties}
      data-lesson-id={facts.id}
      data-items={itemWords(facts)}
      data-at={props.at}
      data-shape={form.shape}
      data-locked={facts.locked || undefined}
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
      <bdi style={{ fontSize: form.sizes.name }}>{name}</bdi>
      {line === '' ? null : (
        <small
          data-wraps={form.peopleLines > 1 || undefined}
          style={{
            fontSize: form.sizes.people,
            WebkitLineClamp: form.peopleLines > 1 ? form.peopleLines : undefined,
          }}
        >
          {line}
        </small>
      )}
      {form.corner === 'below' && corner !== '' ? <small data-corner>{corner}</small> : null}
      {facts.locked ? <IconLock className={classes.lock} size={9} stroke={2.4} aria-hidden /> : null}
    </button>
  );
});
