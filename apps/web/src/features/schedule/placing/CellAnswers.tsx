import type { CellAnswer } from '@bellgrid/constraints';
import type { CellAt, Draft, Id } from '@bellgrid/model';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { GridBlock } from '../../../ui/timetable-grid/grid-layout.ts';
import type { FactsOf } from '../../../ui/timetable-grid/lesson-facts.ts';
import classes from './CellAnswers.module.css';
import { CellReasons } from './CellReasons.tsx';
import {
  answerAhead,
  answersFor,
  bestAnswers,
  cellKey,
  displacedBy,
  movingWith,
  type ShownAt,
} from './cell-answers.ts';
import { type Held, usePlacing } from './placing-store.ts';
import { answerLabel, answerSentences, isConcerned, type NameLength, subjectIn } from './placing-words.ts';

interface CellAnswersProps {
  readonly draft: Draft;
  readonly block: GridBlock;
  readonly factsOf: FactsOf;
  /** The only day that is shown; null for all. */
  readonly onlyDay: number | null;
}

/** Over the rows of an item: every cell says if the held lesson may go there. Scrolling the grid does not render it. */
export const CellAnswers = memo(function CellAnswers(props: CellAnswersProps) {
  const held = usePlacing((state) => state.held);
  if (!held) return null;
  const moving = [...held.lessons, ...movingWith(props.draft, held.lessons)];
  const isOwn = moving.some((id) => isConcerned(props.draft, id, props.block));
  return isOwn ? <Answers {...props} held={held} /> : <div className={classes.veil} />;
});

function Answers({ draft, block, factsOf, onlyDay, held }: CellAnswersProps & { held: Held }) {
  const { t } = useTranslation();
  const isAlone = usePlacing((state) => state.isAlone);
  const answers = useMemo(() => {
    return answersFor(draft, held.lessons, { isAlone, shownAt: shownIn(block) });
  }, [draft, block, held, isAlone]);
  const best = useMemo(() => bestAnswers(draft, answers.values()), [draft, answers]);
  const visible = [...answers.values()].filter(({ at }) => onlyDay === null || at.day === onlyDay);
  const wordsIn = (answer: CellAnswer, length: NameLength): AnswerWords => ({
    present:
      answer.state === 'blocked'
        ? [...new Set(lessonsShownAt(block, answer.at).map((id) => subjectIn(factsOf(id), length)))].join(
            ' · ',
          )
        : '',
    label: answerLabel(t, answer, { draft, factsOf, block }, length),
  });
  const reasonsOf = (answer: CellAnswer) => answerSentences(t, answer, { draft, factsOf, block });
  return (
    <>
      {/* Periods at which the lesson cannot start have no answer. */}
      <div className={classes.veil} />
      {visible.map((answer) => (
        <Answer
          key={cellKey(answer.at)}
          {...{ answer, block }}
          column={onlyDay === null ? answer.at.day : 0}
          isBest={best.has(answer)}
          whole={wordsIn(answer, 'whole')}
          brief={wordsIn(answer, 'brief')}
          reasonsOf={reasonsOf}
        />
      ))}
      <Reach
        {...{ answers, block, onlyDay }}
        periods={draft.lessons[held.lessons[0] ?? '']?.numPeriods ?? 1}
      />
    </>
  );
}

interface ReachProps extends Pick<CellAnswersProps, 'block' | 'onlyDay'> {
  readonly answers: ReadonlyMap<string, CellAnswer>;
  /** The length of the held lesson. */
  readonly periods: number;
}

/** The cells that the lesson would take where it is aimed. */
function Reach({ answers, block, onlyDay, periods }: ReachProps) {
  const at = usePlacing(({ target }) =>
    target?.kind === 'cell' && target.block === block.key ? target.at : null,
  );
  if (at === null || !answers.has(cellKey(at)) || (onlyDay !== null && at.day !== onlyDay)) return null;
  const length = Math.min(periods, block.periods.length - at.start);
  const place = { '--row': at.start, '--day': onlyDay === null ? at.day : 0, '--length': length };
  return <div className={classes.reach} style={place as React.CSSProperties} data-reach={length} />;
}

/** Finds the answers for lessons in the rows of their own items while the browser has nothing else to do. */
export function answerBlocksAhead(
  draft: Draft,
  lessons: readonly Id[],
  isAlone: boolean,
  blocks: readonly GridBlock[],
): () => void {
  const own = blocks.filter((block) => lessons.some((each) => isConcerned(draft, each, block)));
  return answerAhead(draft, lessons, { isAlone, rows: own.map(shownIn) });
}

/** The lessons that the rows of an item show in each cell. */
const shownIn =
  (block: GridBlock): ShownAt =>
  (at) =>
    lessonsShownAt(block, at);

function lessonsShownAt({ days }: GridBlock, { day, start }: CellAt): readonly Id[] {
  const cell = days[day]?.cells.find((each) => each.start <= start && start < each.end);
  return cell?.lessons.map(({ lesson }) => lesson) ?? [];
}

interface AnswerWords {
  /** The subjects of the lessons that a blocked cell has now; empty for a cell without lessons. */
  readonly present: string;
  readonly label: string;
}

interface AnswerProps {
  readonly answer: CellAnswer;
  readonly block: GridBlock;
  readonly column: number;
  readonly isBest: boolean;
  /** The style sheet shows `brief` instead of words that do not fit. */
  readonly whole: AnswerWords;
  readonly brief: AnswerWords;
  /** The sentences of a blocked cell's reasons. */
  readonly reasonsOf: (answer: CellAnswer) => readonly string[];
}

function Answer({ answer, block, column, isBest, whole, brief, reasonsOf }: AnswerProps) {
  const { at, state, cost } = answer;
  const isDisplacing = state === 'swap' && displacedBy(answer).length > 0;
  const isTarget = usePlacing(
    ({ target }) =>
      target?.kind === 'cell' &&
      target.block === block.key &&
      target.at.day === at.day &&
      target.at.start === at.start,
  );
  return (
    <div
      className={classes.answer}
      style={{ '--row': at.start, '--pause': at.start > 0 ? 1 : 0, '--day': column } as React.CSSProperties}
      data-answer={state}
      data-best={isBest || undefined}
      data-worse={cost > 0 || isDisplacing || undefined}
      data-displacing={isDisplacing || undefined}
      data-target={isTarget || undefined}
    >
      {whole.present !== '' && (
        <span className={classes.present} aria-hidden>
          <bdi className={classes.brief}>{brief.present}</bdi>
          <bdi className={classes.whole}>{whole.present}</bdi>
        </span>
      )}
      <span className={classes.words}>
        <span className={classes.brief} aria-hidden>
          {brief.label}
        </span>
        <span className={classes.whole}>{whole.label}</span>
      </span>
      {isTarget && state === 'blocked' && <CellReasons reasons={reasonsOf(answer)} />}
    </div>
  );
}
