import type { Draft, Id } from '@bellgrid/model';
import { Button, Portal } from '@mantine/core';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { GridBlock, GridPlacement } from '../../../ui/timetable-grid/grid-layout.ts';
import { GRID_STOP } from '../../../ui/timetable-grid/in-shown-view.ts';
import type { FactsOf } from '../../../ui/timetable-grid/lesson-facts.ts';
import { namesOf, periodWords } from '../../../ui/timetable-grid/lesson-words.ts';
import { useFocusHandover } from '../../solver/use-focus-handover.ts';
import { answerBlocksAhead } from './CellAnswers.tsx';
import { answerAt, movingWith } from './cell-answers.ts';
import classes from './HeldLesson.module.css';
import { HeldWeeks } from './HeldWeeks.tsx';
import { askForRoom } from './make-room.ts';
import { aimAt, cancelPlacing, drop, type Held, usePlacing } from './placing-store.ts';
import { answerLabel, answerSentences, rowsRefusal } from './placing-words.ts';

interface HeldLessonProps {
  readonly draft: Draft;
  readonly placed: ReadonlyMap<Id, GridPlacement>;
  readonly blocks: readonly GridBlock[];
  readonly factsOf: FactsOf;
  /** Follows the pointer. */
  readonly ghost: RefObject<HTMLDivElement | null>;
}

/** The lesson in the hand: its card at the pointer, and a line that says what its cell answers. */
export function HeldLesson({ draft, placed, blocks, factsOf, ghost }: HeldLessonProps) {
  const { t } = useTranslation();
  const held = usePlacing((state) => state.held);
  const isAlone = usePlacing((state) => state.isAlone);
  useEffect(() => {
    if (held) return answerBlocksAhead(draft, held.lessons, isAlone, blocks);
  }, [held, isAlone, blocks, draft]);
  const [id] = held?.lessons ?? [];
  if (!held || id === undefined) return null;
  const facts = factsOf(id);
  const isSet = held.lessons.length > 1;
  return (
    <>
      <div className={classes.bar}>
        <b>
          <bdi>{isSet ? t('placing.set.count', { count: held.lessons.length }) : facts.name}</bdi>
          <span>{isSet ? null : namesOf(facts.groups)}</span>
        </b>
        <TargetAnswer {...{ draft, blocks, factsOf, held }} />
        {isSet ? null : <HeldWeeks {...{ draft, placed, facts }} />}
        {held.by === 'mouse' ? null : <Actions {...{ draft, factsOf, held }} />}
      </div>
      {held.by === 'mouse' ? (
        <Portal>
          <div
            ref={ghost}
            className={classes.ghost}
            style={{ '--c': facts.color } as React.CSSProperties}
            aria-hidden
          >
            <b>{isSet ? t('placing.set.count', { count: held.lessons.length }) : facts.name}</b>
          </div>
        </Portal>
      ) : null}
    </>
  );
}

type ActionsProps = Pick<HeldLessonProps, 'draft' | 'factsOf'> & { readonly held: Held };

/** The other commands for the lesson in the hand; the focus returns to the grid after them. */
function Actions({ draft, factsOf, held }: ActionsProps) {
  const { t } = useTranslation();
  const [lesson = '', ...others] = held.lessons;
  const isPlaced = factsOf(lesson).time !== null;
  const isAlone = usePlacing((state) => state.isAlone);
  const actions = useRef<HTMLElement>(null);
  // A finger has scrolled the grid to where it is.
  const options = { preventScroll: held.by === 'touch' };
  useFocusHandover(actions, () => document.querySelector<HTMLElement>(GRID_STOP), options);
  return (
    <span ref={actions} className={classes.actions}>
      <Button
        size="xs"
        variant={isAlone ? 'light' : 'default'}
        aria-pressed={isAlone}
        onClick={() => usePlacing.setState({ isAlone: !isAlone })}
      >
        {t('placing.alone')}
      </Button>
      {isPlaced ? (
        <Button
          size="xs"
          variant="default"
          onClick={() => {
            aimAt({ kind: 'staging' });
            drop(draft);
          }}
        >
          {t('schedule.placing.toStaging')}
        </Button>
      ) : others.length === 0 ? (
        <Button
          size="xs"
          variant="default"
          onClick={() => {
            cancelPlacing();
            askForRoom({ kind: 'place', lesson });
          }}
        >
          {t('placing.menu.find')}
        </Button>
      ) : null}
      <Button size="xs" variant="default" onClick={cancelPlacing}>
        {t('common.cancel')}
      </Button>
    </span>
  );
}

/** The answer of the cell at which the held lessons are aimed. A drag renders nothing else of the hand. */
function TargetAnswer({
  draft,
  blocks,
  factsOf,
  held,
}: Pick<HeldLessonProps, 'draft' | 'blocks' | 'factsOf'> & { readonly held: Held }) {
  const { t } = useTranslation();
  const { target, isAlone } = usePlacing();
  const words = useMemo(() => {
    if (!target) return null;
    if (target.kind === 'staging') {
      const where = t('schedule.staging.title');
      const count = held.lessons.filter((id) => draft.lessons[id]?.timeSlot).length;
      const answer = t('schedule.placing.losesTime', { count });
      return { heard: count > 0 ? t('schedule.placing.at', { where, answer }) : where };
    }
    const block = blocks.find(({ key }) => key === target.block);
    if (!block) return null;
    const { at, shown } = target;
    const day = draft.schoolData.days[at.day]?.label ?? '';
    const period = periodWords(t, block.periods[at.start]?.label || String(at.start + 1));
    const where = t('schedule.grid.at', { day, period });
    const moving = [...held.lessons, ...movingWith(draft, held.lessons)];
    const refusal = rowsRefusal(t, draft, moving, block);
    if (refusal !== null) return { heard: t('schedule.placing.at', { where, answer: refusal }) };
    const answer = answerAt(draft, held.lessons, at, { isAlone, shown });
    const context = { draft, factsOf, block };
    const [first = '', ...more] = answerSentences(t, answer, context);
    const heard = [t('schedule.placing.at', { where, answer: first }), ...more].join(' · ');
    if (more.length === 0) return { heard };
    const label = answerLabel(t, answer, context);
    const others = t('placing.blocked.more', { count: more.length });
    return { heard, seen: `${t('schedule.placing.at', { where, answer: label })} · ${others}` };
  }, [held, target, isAlone, draft, blocks, factsOf, t]);
  return (
    <p role="status" aria-live="assertive">
      {words?.seen === undefined ? (
        (words?.heard ?? t(`schedule.placing.hint.${held.by}`))
      ) : (
        // All reasons are listed beside the cell.
        <>
          <span aria-hidden>{words.seen}</span>
          <span className="visually-hidden">{words.heard}</span>
        </>
      )}
    </p>
  );
}
