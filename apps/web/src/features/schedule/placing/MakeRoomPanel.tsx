import { commands, type Draft } from '@bellgrid/model';
import { messageText } from '@bellgrid/texts';
import { ActionIcon, Button, Loader } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconArrowRight, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { runEdit } from '../../../document/draft/run-edit.ts';
import { closeByUndoKey } from '../../../document/draft/undo-scope.ts';
import { inShownView } from '../../../ui/timetable-grid/in-shown-view.ts';
import type { FactsOf } from '../../../ui/timetable-grid/lesson-facts.ts';
import { namesOf, whereWords } from '../../../ui/timetable-grid/lesson-words.ts';
import classes from './MakeRoomPanel.module.css';
import { closeMakeRoom, useMakeRoom, useMakeRoomThread } from './make-room.ts';
import type { MakeRoomAnswer, RoomProposal } from './make-room-messages.ts';
import { settle } from './placing-store.ts';
import { brokenRuleCount, changeWords, toneOf } from './placing-words.ts';

interface MakeRoomPanelProps {
  readonly draft: Draft;
  readonly factsOf: FactsOf;
  readonly area: RefObject<HTMLElement | null>;
}

/** Proposals that make room for a lesson, below the timetable, which stays in sight. */
export function MakeRoomPanel({ draft, factsOf, area }: MakeRoomPanelProps) {
  const { t, i18n } = useTranslation();
  useMakeRoomThread();
  const { asked, answer, shown } = useMakeRoom();
  const panel = useRef<HTMLElement>(null);
  // An answer holds for the draft that was asked about.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is what the answer depends on.
  useEffect(() => closeMakeRoom, [draft]);
  const number = asked?.number;
  const isOpen = asked !== null;
  useEffect(() => {
    if (!isOpen) return;
    const root = document.documentElement;
    root.dataset.makingRoom = '';
    return () => {
      delete root.dataset.makingRoom;
    };
  }, [isOpen]);
  const latestClose = useRef(closeMakeRoom);
  useEffect(() => (isOpen ? closeByUndoKey(() => latestClose.current()) : undefined), [isOpen]);
  const isAnswered = answer !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question, and its answer, takes the focus once.
  useEffect(() => {
    const first =
      panel.current?.querySelector<HTMLElement>('li>button') ?? panel.current?.querySelector('button');
    first?.focus({ preventScroll: true });
  }, [number, isAnswered]);
  const list = useRef<HTMLOListElement>(null);
  const isPhone = useMediaQuery('(max-width: 40em)', undefined, { getInitialValueInEffect: false });
  if (asked === null) return null;
  const { question, blocked } = asked;
  const proposals = answer?.proposals ?? [];
  const isPaged = isPhone && proposals.length > 1;
  const showInSight = () => {
    const { scrollLeft = 0, clientWidth = 1 } = list.current ?? {};
    const index = Math.round(Math.abs(scrollLeft) / clientWidth);
    if (index !== shown) useMakeRoom.setState({ shown: index });
  };
  const turnTo = (index: number) => {
    list.current?.children[index]?.scrollIntoView({ block: 'nearest', inline: 'start', behavior: 'smooth' });
  };
  const ids = question.kind === 'cell' || question.kind === 'all' ? question.lessons : [question.lesson];
  const first = ids[0] === undefined ? null : factsOf(ids[0]);
  const focusBack = () => {
    requestAnimationFrame(() => {
      const card = inShownView(`[data-lesson-id="${CSS.escape(ids[0] ?? '')}"]`);
      area.current?.querySelector<HTMLElement>(card)?.focus();
    });
  };
  const close = () => {
    closeMakeRoom();
    focusBack();
  };
  latestClose.current = close;
  const take = ({ moves }: RoomProposal) => {
    closeMakeRoom();
    if (runEdit(commands.placeLessons, { places: [...moves] })) focusBack();
  };
  const title =
    question.kind === 'all'
      ? t('placing.room.title.all', { count: ids.length })
      : t(`placing.room.title.${answer && isElsewhere(answer) ? 'place' : question.kind}`, {
          lesson: ids.length > 1 ? t('placing.set.count', { count: ids.length }) : nameWithClasses(first),
          where: question.kind === 'cell' ? whereWords(t, draft, ids[0], question.at) : '',
        });
  const [reason] = blocked?.reasons ?? [];
  return (
    <section
      data-make-room
      ref={panel}
      className={classes.panel}
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
      }}
    >
      <h3>{title}</h3>
      {reason && <p className={classes.reason}>{messageText(i18n, draft, reason.message)}</p>}
      <div className={classes.state}>
        <span role="status">
          {answer === null ? (
            <>
              <Loader size={14} /> {t('placing.room.looking')}
            </>
          ) : answer.proposals.length === 0 ? (
            t('placing.room.none')
          ) : (
            t(`placing.room.${answer.instead ?? 'found'}`, { count: answer.proposals.length })
          )}
        </span>
        {isPaged && <Pager number={shown ?? 0} count={proposals.length} onTurn={turnTo} />}
      </div>
      {answer && answer.proposals.length > 0 && (
        <ol ref={list} className={classes.proposals} onScroll={isPaged ? showInSight : undefined}>
          {answer.proposals.map((proposal, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the proposals of one answer never change.
            <li key={index}>
              <button
                type="button"
                data-shown={shown === index || undefined}
                onPointerEnter={() => useMakeRoom.setState({ shown: index })}
                onPointerLeave={() => !isPaged && useMakeRoom.setState({ shown: null })}
                onFocus={() => useMakeRoom.setState({ shown: index })}
                onClick={() => take(proposal)}
              >
                <ProposalWords {...{ draft, factsOf, proposal }} />
                <span className={classes.take}>{t('placing.room.take')}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
      <div className={classes.actions}>
        {blocked && (
          <Button
            size="xs"
            variant="subtle"
            className={classes.anyway}
            onClick={() => {
              closeMakeRoom();
              settle(draft, blocked);
              focusBack();
            }}
          >
            {t('placing.room.anyway', { count: brokenRuleCount(blocked.reasons) })}
          </Button>
        )}
        <Button size="xs" variant="default" onClick={close}>
          {t('common.cancel')}
        </Button>
      </div>
    </section>
  );
}

interface PagerProps {
  /** The proposal in sight, from 0. */
  readonly number: number;
  readonly count: number;
  readonly onTurn: (to: number) => void;
}

/** Says which of several proposals is in sight, where there is room for one, and turns to the others; they are also swiped. */
function Pager({ number, count, onTurn }: PagerProps) {
  const { t } = useTranslation();
  const button = (to: number, key: 'previous' | 'next', Icon: typeof IconChevronLeft) => (
    <ActionIcon
      size={30}
      variant="default"
      disabled={to < 0 || to >= count}
      aria-label={t(`placing.room.${key}`)}
      onClick={() => onTurn(to)}
    >
      <Icon size={16} aria-hidden className="mirrored" />
    </ActionIcon>
  );
  return (
    <span className={classes.pager}>
      {button(number - 1, 'previous', IconChevronLeft)}
      <span>{t('placing.room.nth', { number: number + 1, count })}</span>
      {button(number + 1, 'next', IconChevronRight)}
    </span>
  );
}

/** More moves are counted. */
const MOST_LISTED = 5;

function ProposalWords({
  draft,
  factsOf,
  proposal,
}: Omit<MakeRoomPanelProps, 'area'> & { proposal: RoomProposal }) {
  const { t } = useTranslation();
  const { moves, cost, days, left = [] } = proposal;
  const lost = moves.filter(({ lesson, at }) => at === null && draft.lessons[lesson]?.timeSlot).length;
  const changes = [
    ...(lost > 0 ? [t('placing.room.withoutTime', { count: lost })] : []),
    ...changeWords(t, proposal, days),
  ];
  const change = changes.join(' · ') || t('placing.room.noChange');
  return (
    <>
      <span className={classes.head}>
        <b>{t('placing.room.moves', { count: moves.length })}</b>
        <span data-tone={lost > 0 ? 'worse' : toneOf(cost, days)}>{change}</span>
      </span>
      {moves.slice(0, MOST_LISTED).map(({ lesson, at }) => {
        const slot = draft.lessons[lesson]?.timeSlot ?? null;
        return (
          <span key={lesson} className={classes.move}>
            <bdi>{nameWithClasses(factsOf(lesson))}</bdi>
            <span>{whereWords(t, draft, lesson, slot)}</span>
            <IconArrowRight size={12} aria-label={t('placing.room.to')} className="mirrored" />
            <span>{whereWords(t, draft, lesson, at)}</span>
          </span>
        );
      })}
      {moves.length > MOST_LISTED && (
        <span className={classes.move}>{t('placing.room.more', { count: moves.length - MOST_LISTED })}</span>
      )}
      {left.length > 0 && (
        <span className={classes.move}>{t('placing.room.left', { count: left.length })}</span>
      )}
    </>
  );
}

/** The proposals are for other cells than the wanted one. */
const isElsewhere = ({ instead }: MakeRoomAnswer): boolean =>
  instead === 'elsewhere' || instead === 'displacingElsewhere';

const nameWithClasses = (facts: ReturnType<FactsOf> | null): string =>
  facts ? [facts.name, namesOf(facts.groups)].filter(Boolean).join(', ') : '';
