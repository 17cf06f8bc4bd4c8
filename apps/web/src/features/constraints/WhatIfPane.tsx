import {
  countTriedRules,
  type Draft,
  isTooManyTriedRules,
  type Message,
  type TriedRules,
  WEIGHT,
} from '@bellgrid/model';
import type { WhatIfAnswer } from '@bellgrid/protocol';
import { localeOf, messageText } from '@bellgrid/texts';
import { Button, CloseButton, Loader } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { i18n, TFunction } from 'i18next';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { draftSession } from '../../document/draft/draft-session.ts';
import { enterUndoScope, stepsOf } from '../../document/draft/undo-scope.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import { live } from '../../document/live/live-client.ts';
import {
  useBrokenCount,
  useDraftCost,
  useDraftQuality,
  useHasPlaced,
} from '../../document/pre-check/broken-rules.ts';
import { isActive } from '../../document/run/solver-run.ts';
import { useSolver } from '../../document/run/use-solver.ts';
import { subjectTitle } from '../../ui/fields/draft-items.ts';
import { type ComparedSchedule, comparedNumbers } from '../solver/run/compare-numbers.ts';
import { offerTimetable } from '../solver/take-result.ts';
import { unplacedLessons } from '../solver/unplaced-lessons.ts';
import { weightWords } from '../versions/change-sentences.ts';
import page from './ConstraintsPage.module.css';
import { ruleText } from './rule-lines.ts';
import { scheduleOf, verdictOf } from './verdict.ts';
import classes from './WhatIfPane.module.css';
import {
  ask,
  canAsk,
  changesOfTrial,
  endTrial,
  fetchQuestion,
  forgetKept,
  isOldAnswer,
  keepTrial,
  stopAsking,
  type Trial,
  take,
  takeProgress,
  useWhatIf,
  type WhatIfQuestion,
} from './what-if.ts';

/** The silence after which the state of an active question is fetched, in ms. */
const SILENCE = 8000;

/** The trial of other rules beside the constraints, its question and the answer; after it was kept, its schedule. */
export function WhatIfPane() {
  const trial = useWhatIf((state) => state.trial);
  const kept = useWhatIf((state) => state.kept);
  useQuestionSession();
  if (trial) return <TrialPane trial={trial} />;
  return kept && <KeptPane answer={kept} />;
}

/** Follows the question while the constraints are shown. */
function useQuestionSession(): void {
  const isWorking = useWhatIf(({ question }) => question?.isActive ?? false);
  useEffect(() => {
    void fetchQuestion();
    const ends = [
      live.on('whatIf', take),
      live.on('solverEvent', ({ instanceID, event }) => takeProgress(instanceID, event)),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, []);
  useEffect(() => {
    if (!isWorking) return;
    const timer = window.setInterval(() => void fetchQuestion(), SILENCE);
    return () => window.clearInterval(timer);
  }, [isWorking]);
}

const MOST_NAMED = 8;

function TrialPane({ trial }: { trial: Trial }) {
  const { t, i18n } = useTranslation();
  const draft = useDraft((whole) => whole);
  const { question, isAsking } = useWhatIf();
  const isBusy = useSolver(isActive);
  useEffect(() => enterUndoScope({ steps: stepsOf(trial.source), isDialog: false }), [trial]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the changes are those of this draft.
  const changes = useMemo(() => changesOfTrial(trial), [trial, draft]);
  const count = countTriedRules(changes);
  const lines = useMemo(
    () => changeLines(changes, { from: trial.fork.base, to: draft }, i18n, t),
    [changes, trial, draft, i18n, t],
  );
  const isOld = question !== null && isOldAnswer(question, trial, draftSession.draft);
  const isAnswered = question?.answer != null && !isOld;
  const isWorking = isAsking || (question?.isActive ?? false);
  const hint = isBusy
    ? t('constraints.whatIf.busy')
    : isTooManyTriedRules(changes)
      ? t('constraints.whatIf.tooMany')
      : null;
  return (
    <Frame onClose={() => void endTrial()}>
      {count === 0 && <p className={classes.hint}>{t('constraints.whatIf.hint')}</p>}
      <h3>{t('constraints.whatIf.changes', { count })}</h3>
      {count > 0 && (
        <ul className={classes.changes}>
          {lines.slice(0, MOST_NAMED).map(({ id, text, label }) => (
            <li key={id}>
              <b>{label}</b> {text}
            </li>
          ))}
          {lines.length > MOST_NAMED && (
            <li>{t('constraints.overview.more', { count: lines.length - MOST_NAMED })}</li>
          )}
        </ul>
      )}
      {isWorking && <Working />}
      {!isWorking && hint && <p className={classes.note}>{hint}</p>}
      {question && !question.isActive && <Answer question={question} isOld={isOld} draft={draft} />}
      <div className={classes.ends}>
        {!isWorking && (
          <Button
            variant={isAnswered ? 'default' : 'filled'}
            disabled={!canAsk(changes) || isBusy}
            onClick={() => void ask()}
          >
            {t(question?.answer ? 'constraints.whatIf.askAgain' : 'constraints.whatIf.ask')}
          </Button>
        )}
        <Button
          variant={isAnswered ? 'filled' : 'default'}
          disabled={count === 0}
          onClick={() => keepTrial()}
        >
          {t('constraints.whatIf.keep')}
        </Button>
        <Button variant="default" onClick={() => void endTrial()}>
          {t('constraints.whatIf.discard')}
        </Button>
      </div>
    </Frame>
  );
}

function Frame({ onClose, children }: { onClose: () => void; children: React.ReactNode }) {
  const { t } = useTranslation();
  return (
    <aside className={`${page.conflict} ${classes.pane}`} aria-label={t('constraints.whatIf.title')}>
      <header>
        <h2>{t('constraints.whatIf.title')}</h2>
        <CloseButton size="sm" aria-label={t('constraints.whatIf.discard')} onClick={onClose} />
      </header>
      {children}
    </aside>
  );
}

/** The search at work, in words, with its end. */
function Working() {
  const { t } = useTranslation();
  const progress = useWhatIf((state) => state.progress);
  const before = useWhatIf(({ question }) => question?.schoolsBefore ?? null);
  const stage = progress?.stage === 'after' ? 'after' : 'before';
  return (
    <div className={classes.working}>
      <Loader size={16} aria-hidden />
      <p>
        <span role="status">
          {before !== null && before > 0
            ? t('solver.queueTitle', { count: before })
            : t(`constraints.whatIf.searching.${stage}`)}
        </span>{' '}
        {progress && t('solver.progress.placed', { placed: progress.placed, lessons: progress.lessons })}
      </p>
      <Button size="xs" variant="default" onClick={() => void stopAsking()}>
        {t('common.cancel')}
      </Button>
    </div>
  );
}

interface AnswerProps {
  readonly question: WhatIfQuestion;
  readonly isOld: boolean;
  readonly draft: Draft;
}

/** The answer: a verdict, and the figures of both sides. */
function Answer({ question: { answer, failure }, isOld, draft }: AnswerProps) {
  const { t, i18n } = useTranslation();
  const own = useOwnSchedule();
  if (answer === null)
    return failure === 'CANCELLED' || failure === null ? null : (
      <p className={classes.note} role="alert">
        {t('constraints.whatIf.failed')}
      </p>
    );
  const { before, after, steps } = answer;
  const verdict = verdictOf(answer);
  const faults: readonly Message[] = [...after.faults, ...before.faults];
  const [fault] = faults;
  return (
    <section
      className={classes.answer}
      data-old={isOld || undefined}
      aria-label={t('constraints.whatIf.answer')}
    >
      {isOld && (
        <p className={classes.old} role="status">
          {t('constraints.whatIf.old')}
        </p>
      )}
      <p className={classes.verdict} data-verdict={verdict.kind} role="status">
        {'count' in verdict
          ? t(`constraints.whatIf.verdict.${verdict.kind}`, { count: verdict.count })
          : t(`constraints.whatIf.verdict.${verdict.kind}`)}
      </p>
      {fault && <p className={classes.note}>{messageText(i18n, draft, fault)}</p>}
      <table className={classes.figures}>
        <thead>
          <tr>
            <td />
            {own && <th scope="col">{t('constraints.whatIf.own')}</th>}
            <th scope="col">{t('constraints.whatIf.before')}</th>
            <th scope="col">{t('constraints.whatIf.after')}</th>
          </tr>
        </thead>
        <tbody>
          {figuresOf(answer, own, t).map(({ label, present, from, to }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {own && <td>{shown(present, i18n)}</td>}
              <td>{shown(from, i18n)}</td>
              <td data-better={(from !== null && to !== null && to < from) || undefined}>
                {shown(to, i18n)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.note}>
        {t(before.isBest && after.isBest ? 'constraints.whatIf.howBest' : 'constraints.whatIf.how', {
          steps,
        })}
      </p>
    </section>
  );
}

const shown = (value: number | null, { language }: i18n): string =>
  value === null ? '–' : value.toLocaleString(localeOf(language), { maximumFractionDigits: 2 });

/** The figures of the draft's own schedule, as it is without the changes; null while no lesson is placed. */
function useOwnSchedule(): ComparedSchedule | null {
  const hasPlaced = useHasPlaced();
  const clashes = useBrokenCount();
  const cost = useDraftCost();
  const quality = useDraftQuality();
  return hasPlaced ? { unplaced: unplacedLessons(draftSession.draft), clashes, cost, quality } : null;
}

/** The figures of both sides, and of the draft's own schedule; a smaller one is better. */
function figuresOf({ before, after }: WhatIfAnswer, own: ComparedSchedule | null, t: TFunction) {
  // The rows are named as those of two schedules: the first is the one without the changes.
  const rows = comparedNumbers(scheduleOf(after), scheduleOf(before));
  const ofOwn = own && comparedNumbers(own, own);
  return [
    ...rows.map(({ name, result, own: from }, at) => ({
      label: t(`solver.preview.row.${name}`),
      ...{ present: ofOwn?.[at]?.own ?? null, from, to: result },
    })),
    {
      label: t('constraints.whatIf.otherCost'),
      ...{ present: null, from: before.otherCost, to: after.otherCost },
    },
    { label: t('constraints.whatIf.cost'), present: own?.cost ?? null, from: before.cost, to: after.cost },
  ];
}

interface ChangeLine {
  readonly id: string;
  readonly label: string;
  readonly text: string;
}

/** Each change in words. */
function changeLines(
  { constraints, deleted, spreads, weights }: TriedRules,
  { from, to }: { readonly from: Draft; readonly to: Draft },
  texts: i18n,
  t: TFunction,
): readonly ChangeLine[] {
  const records = constraints.map((after) => {
    const before = from.constraints[after.id];
    const isOff = after.weight === WEIGHT.OFF;
    const change = !before
      ? 'added'
      : isOff && before.weight !== WEIGHT.OFF
        ? 'off'
        : before.weight === WEIGHT.OFF && !isOff
          ? 'on'
          : 'changed';
    const text = ruleText(texts, to, after);
    const isReweighted = change === 'changed' && before !== undefined && before.weight !== after.weight;
    const weights = isReweighted && {
      from: weightWords(texts, before.weight),
      to: weightWords(texts, after.weight),
    };
    return {
      id: after.id,
      change,
      text: weights ? t('constraints.whatIf.reweighted', { rule: text, ...weights }) : text,
    } as const;
  });
  const gone = deleted.flatMap((id) => {
    const before = from.constraints[id];
    return before ? { id, change: 'deleted' as const, text: ruleText(texts, from, before) } : [];
  });
  const ofSubjects = spreads.flatMap(({ id, constraint }) => {
    const subject = to.subjects[id];
    if (!subject) return [];
    const text = `${subjectTitle(to, subject)}: ${t(`subjects.spreads.${constraint}`)}`;
    return { id, change: 'changed' as const, text };
  });
  const ofCategories = weights.map(({ category }) => ({
    id: category,
    change: 'changed' as const,
    text: t(`solver.weights.${category}`),
  }));
  return [...records, ...gone, ...ofSubjects, ...ofCategories].map(({ id, change, text }) => ({
    id,
    text,
    label: t(`constraints.whatIf.change.${change}`),
  }));
}

/** The changes are kept: the schedule that was found with them can be compared with the draft's own. */
function KeptPane({ answer: { after, solution } }: { answer: WhatIfAnswer }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { placed, lessons, quality } = after;
  return (
    <Frame onClose={forgetKept}>
      <p className={classes.verdict} role="status">
        {t('constraints.whatIf.kept')}
      </p>
      {solution && (
        <>
          <p className={classes.hint}>{t('constraints.whatIf.keptSchedule', { placed, lessons })}</p>
          <Button
            fullWidth
            onClick={() => {
              forgetKept();
              void offerTimetable({ solution, quality });
              void navigate({ to: '/schedule' });
            }}
          >
            {t('constraints.whatIf.compare')}
          </Button>
        </>
      )}
      <div className={classes.ends}>
        <Button variant="default" onClick={forgetKept}>
          {t('rules.done')}
        </Button>
      </div>
    </Frame>
  );
}
