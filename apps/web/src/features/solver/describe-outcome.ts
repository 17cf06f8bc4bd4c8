import { isWeighed, type Solution } from '@bellgrid/model';
import { countFindings, type JudgedNumbers } from '@bellgrid/protocol';
import type { TFunction } from 'i18next';
import type { RunFailure, RunOutcome, SolverRun } from '../../document/run/solver-run.ts';
import { firstNames } from '../../ui/fields/PickerChip.tsx';
import type { BesideOwn } from './run/compare-numbers.ts';
import { numbersOf, numbersSentence } from './run/judged-numbers.ts';
import { type BestAmong, foundSolution, isImprovable } from './run/outcome-facts.ts';
import { mixedWords, penaltyWords, verdictWords } from './verdict-words.ts';

export type OutcomeAction =
  | 'view'
  | 'partial'
  | 'keep'
  | 'details'
  | 'settings'
  | 'anyways'
  | 'asMany'
  | 'improve'
  | 'longer'
  | 'again'
  | 'download';

export interface OutcomeWords {
  readonly tone: 'good' | 'soft' | 'hard' | 'plain' | 'info';
  readonly title: string;
  /** All that is to be said. */
  readonly body: string;
  /** As much of it as the line above the schedule has room for, where that is less; the panel has the whole. */
  readonly brief?: string;
  /** In the order of display; the first is the one that helps most. */
  readonly actions: readonly OutcomeAction[];
  /** The timetable that 'view' and 'partial' take over. */
  readonly solution: Solution | null;
  /** A verdict on an earlier draft: nothing is to be done about it here. */
  readonly isOver?: boolean;
}

/** The repairs that were made since the run. */
export interface MadeRepairs {
  /** Some conflict of several still waits for a repair of its own. */
  readonly isMoreToRepair: boolean;
  /** One of them leaves lessons out: what was counted against these stays. */
  readonly leavesOut: boolean;
}

interface OutcomeContext {
  /** The number of findings in the banner. */
  readonly problems: number;
  /** The draft was changed since: the proof holds for the one before. */
  readonly isDraftNewer: boolean;
  /** The found schedule beside that of the draft; null without one to compare it with. */
  readonly beside?: BesideOwn | null;
  /** The found schedule is the one that the draft has. */
  readonly isOwn?: boolean;
  /** Names the schedules among which a solution of the draft as it is is the best. */
  readonly among?: BestAmong;
  /** The number of faults that the pre-check finds in the draft now; null while that is not known. */
  readonly faultsNow: number | null;
  /** The number of places at which the draft's own timetable breaks hard rules. */
  readonly brokenNow?: number;
  /** Says how many lessons the draft places, where it places more than the timetable. */
  readonly placedInDraft?: number | null;
  /** The names of the lessons without a place. */
  readonly left?: readonly string[];
  /** The repairs of the outcome that the draft has; null without one. */
  readonly repaired?: MadeRepairs | null;
  /** The draft accepts a schedule that leaves lessons out. */
  readonly mayLeaveOut?: boolean;
}

/** The text and the actions of the banner of an outcome. */
export function describeOutcome(
  run: SolverRun,
  outcome: RunOutcome,
  context: OutcomeContext,
  t: TFunction,
): OutcomeWords {
  const { problems, isDraftNewer, brokenNow: broken = 0 } = context;
  if (isDraftNewer && isVerdict(outcome)) return describeEarlier(outcome, context, t);
  const none = { solution: null, actions: [] as const };
  switch (outcome.kind) {
    case 'solution':
      return describeSolution(run, outcome, context, t);
    case 'checkPassed':
      return describeCheck(outcome, broken, t);
    case 'checkFailed':
      return {
        ...none,
        tone: 'hard',
        title: t('solver.checkFailed', { count: problems }),
        body: broken === 0 ? '' : t('solver.broken.ofDraft', { count: broken }),
        actions: run.jobType === 'solve' ? ['details', ...wayOut(outcome, context)] : ['details'],
      };
    case 'infeasible':
      return problems === 0
        ? {
            ...none,
            tone: 'hard',
            title: t('solver.issue'),
            body: t('solver.issueTips'),
            actions: ['settings', ...wayOut(outcome, context)],
          }
        : {
            ...none,
            tone: 'hard',
            title: t('solver.infeasible'),
            body: t('solver.infeasibleBody'),
            actions: ['details', ...wayOut(outcome, context)],
          };
    case 'cancelled': {
      const partial = foundSolution(outcome);
      const broken = brokenWords(outcome, t);
      const view = partial?.unplaced.length === 0 ? 'view' : 'partial';
      return {
        tone: broken ? 'soft' : 'plain',
        title: t('solver.error.CANCELLED.title'),
        ...(partial
          ? {
              body: inOneText(partialWords(partial, outcome.quality, context, t), broken),
              brief: inOneText(partialWords(partial, null, context, t), brokenPlaces(outcome, t)),
            }
          : { body: '' }),
        actions: partial
          ? [
              ...choices(view, context),
              ...goOn(run, outcome, isDraftNewer),
              ...(broken ? (['details'] as const) : []),
            ]
          : [],
        solution: partial,
      };
    }
    case 'error':
      return describeError(run, outcome, context, t);
  }
}

/** The run that may find a schedule where this one could not. */
function wayOut(
  { mayBreak }: { readonly mayBreak: boolean },
  { mayLeaveOut = false }: OutcomeContext,
): readonly OutcomeAction[] {
  if (mayBreak) return ['anyways'];
  return mayLeaveOut ? [] : ['asMany'];
}

/** True for an outcome that is only a statement on the draft, with nothing in it to take over. */
const isVerdict = ({ kind }: RunOutcome): boolean =>
  kind === 'checkPassed' || kind === 'checkFailed' || kind === 'infeasible';

/** A verdict on a draft that is another by now. The buttons above the schedule get the next. */
function describeEarlier(
  outcome: RunOutcome,
  { problems, faultsNow, brokenNow = 0, repaired = null }: OutcomeContext,
  t: TFunction,
): OutcomeWords {
  const { kind } = outcome;
  const words = { tone: 'plain', solution: null, isOver: true } as const;
  if (kind === 'checkPassed') {
    const title = t('solver.checkPassed');
    const isDecided = outcome.check === 'timetableExists';
    const body = t(isDecided ? 'solver.earlier.passed' : 'solver.earlier.notDecided');
    return { ...words, title, body, actions: [] };
  }
  const actions = problems > 0 ? (['details'] as const) : [];
  if (repaired) {
    const { isMoreToRepair } = repaired;
    const isFaulty = faultsNow !== null && faultsNow > 0;
    const next = isMoreToRepair
      ? t('solver.found.eachToRepair')
      : isFaulty
        ? t('solver.repaired.faults', { count: faultsNow })
        : t('solver.repaired.generate');
    const broken = brokenNow > 0 ? t('solver.repaired.broken', { count: brokenNow }) : null;
    return {
      ...words,
      title: t('solver.repaired.title'),
      body: inOneText(next, broken),
      actions,
    };
  }
  if (kind === 'infeasible') {
    return { ...words, title: t('solver.earlier.infeasible'), body: t('solver.earlier.changed'), actions };
  }
  const title = t('solver.earlier.checkFailed', { count: problems });
  if (faultsNow === null) return { ...words, title, body: t('solver.earlier.changed'), actions };
  const now = faultsNow === 0 ? t('solver.earlier.nothing') : t('solver.earlier.now', { count: faultsNow });
  return { ...words, title, body: now, actions };
}

type PassedCheck = Extract<RunOutcome, { kind: 'checkPassed' }>;

/** Only a check that found a timetable is good news; the text of an undecided one says so. */
function describeCheck({ check }: PassedCheck, broken: number, t: TFunction): OutcomeWords {
  const isDecided = check === 'timetableExists';
  const known = t(isDecided ? 'solver.checkTimetableExists' : 'solver.checkNotDecided');
  const breaks = broken === 0 ? null : t('solver.broken.ofDraft', { count: broken });
  return {
    solution: null,
    tone: breaks ? 'soft' : isDecided ? 'good' : 'plain',
    title: t('solver.checkPassed'),
    body: inOneText(known, breaks),
    actions: isDecided ? ['details'] : ['longer', 'details'],
  };
}

function describeSolution(
  run: SolverRun,
  outcome: FoundOutcome,
  context: OutcomeContext,
  t: TFunction,
): OutcomeWords {
  const { isDraftNewer: isEarlier, beside = null, isOwn = false } = context;
  const among = isEarlier ? null : (context.among ?? ANY);
  const { solution, leastMoved = 0 } = outcome;
  const isBest = solution.status === 'OPTIMAL';
  // The soft cost of the best one takes longer to prove.
  const isFewest = isBest || (among?.moved?.lessons ?? 0) <= leastMoved;
  const broken = brokenWords(outcome, t);
  const placed = solution.placements.length;
  const unplaced = solution.unplaced.length;
  const all = isEarlier ? 'solver.earlier.placed' : 'solver.result.all';
  const isWhole = unplaced === 0;
  const isWorse = beside?.verdict === 'worse';
  const mixed = beside?.verdict === 'mixed' ? mixedWords(beside, t) : null;
  const placedWords = isWhole
    ? t(all, { count: placed })
    : t('solver.result.some', { placed, unplaced, lessons: placed + unplaced });
  const isKept = !isEarlier && broken === null && mixed === null;
  // Beside a schedule of one's own, the numbers say more than that all lessons are placed, as they mostly were before.
  const isPlacedLast = isWhole && beside !== null;
  const verdict = beside === null || isWorse || mixed || isOwn ? null : verdictWords(beside, t);
  const penalties = beside && !isOwn ? penaltyWords(beside, t) : null;
  const sentences = [
    // The title says it of a schedule that is worse or mixed.
    verdict,
    penalties,
    isPlacedLast ? null : placedWords,
    isEarlier ? t('solver.earlier.mayBreak') : broken,
    among && movesWords(among, isFewest, t),
    // Of the own schedule the line below has them.
    outcome.quality && !isOwn ? numbersSentence(outcome.quality, t) : null,
    isPlacedLast ? placedWords : null,
    isKept ? t(keptText(outcome)) : null,
    isBest ? t(bestText(among)) : null,
    isBest && hasUncounted(outcome) ? t('solver.result.bestCounts') : null,
    run.reason === 'plateau' ? t('solver.result.plateau') : null,
  ];
  // The panel says it where it is proved among some schedules only, in more words.
  const isProved = isBest && !isAllKept(outcome) && bestText(among) === 'solver.result.best';
  // It is no news where it was so before.
  const isPlacedNews = beside === null ? !isEarlier : beside.own.unplaced > 0;
  const isKeptNews = beside === null || isOwn || (beside.own.clashes ?? 0) > 0;
  const brief = [
    verdict ?? penalties,
    isWhole && isPlacedNews ? placedWords : null,
    isWhole || mixed ? null : t('solver.result.left', { count: unplaced, lessons: placed + unplaced }),
    isEarlier ? t('solver.earlier.mayBreak') : null,
    isEarlier || mixed ? null : brokenPlaces(outcome, t),
    among?.moved && !isOwn ? t('solver.result.moves', { count: among.moved.lessons }) : null,
    isKept && isProved ? t('solver.result.bestBrief') : null,
    isKept && !isProved && isKeptNews ? t(keptText(outcome)) : null,
  ];
  return {
    tone: isWhole && broken === null && !isEarlier && !isWorse ? 'good' : 'soft',
    title:
      mixed ??
      t(
        isOwn
          ? 'solver.result.own'
          : isEarlier
            ? 'solver.earlier.solution'
            : isWorse
              ? 'solver.result.worse'
              : 'solver.result.title',
      ),
    body: inOneText(...sentences),
    brief: inOneText(...brief),
    actions: [
      ...choices('view', context),
      // Soft constraints alone move no lesson of a similar schedule.
      ...(isOwn && among?.isSimilar ? [] : goOn(run, outcome, isEarlier)),
      ...(!isWhole || broken ? (['details'] as const) : []),
    ],
    solution,
  };
}

/** The schedule of the draft is to be kept where the found one is worse; of that schedule itself nothing is to be taken. */
function choices(view: 'view' | 'partial', { beside, isOwn }: OutcomeContext): readonly OutcomeAction[] {
  if (isOwn) return [];
  return beside?.verdict === 'worse' ? ['keep', view] : [view];
}

const inOneText = (...sentences: readonly (string | null)[]): string => sentences.filter(Boolean).join(' ');

type FoundOutcome = Extract<RunOutcome, { kind: 'solution' }>;

const isAllKept = ({ solution, quality }: FoundOutcome): boolean =>
  quality ? numbersOf(quality).notMet === 0 : solution.cost === 0;

/** Says that every rule was kept, soft ones too where none is left unmet. */
const keptText = (outcome: FoundOutcome) =>
  isAllKept(outcome) ? 'solver.result.kept' : 'solver.result.keptHard';

/** True where a school may miss something in a schedule that is the best by its rules: what is counted without any. */
const hasUncounted = ({ quality }: FoundOutcome): boolean =>
  quality !== null &&
  quality.classGaps + quality.teacherGaps + quality.lateStarts + quality.singleLessonDays > 0;

const ANY: BestAmong = { moved: null, isSimilar: false, budget: null, isScoped: false };

/** Says that a schedule is the best, and among which: those of an earlier draft where `among` is null. */
function bestText(among: BestAmong | null) {
  if (among === null) return 'solver.result.wasBest';
  const { isSimilar, budget, isScoped } = among;
  if (isSimilar) return isScoped ? 'solver.result.bestSimilarOfScope' : 'solver.result.bestSimilar';
  if (budget) return isScoped ? 'solver.result.bestOfBudgetAndScope' : 'solver.result.bestOfBudget';
  return isScoped ? 'solver.result.bestOfScope' : 'solver.result.best';
}

/** The sentence on the lessons that move and the limit on them; null where the draft had no schedule. */
function movesWords({ moved, isSimilar, budget }: BestAmong, isFewest: boolean, t: TFunction): string | null {
  if (moved === null) return null;
  const { lessons: count, counted } = moved;
  if (count === 0 && isSimilar) return t('solver.result.movesNone');
  if (budget === null)
    return t(isSimilar && !isFewest ? 'solver.result.movesAtMost' : 'solver.result.moves', { count });
  const { most } = budget;
  if (!isWeighed(budget)) return t('solver.result.movesOf', { count, most });
  return t('solver.result.movesCounted', { count, counted, most });
}

/** The next run of the draft that was solved begins with the schedule of this one. */
const goOn = (run: SolverRun, outcome: RunOutcome, isDraftNewer: boolean): readonly OutcomeAction[] =>
  !isDraftNewer && isImprovable(run, outcome) ? ['improve'] : [];

function describeError(
  run: SolverRun,
  outcome: Extract<RunOutcome, { kind: 'error' }>,
  context: OutcomeContext,
  t: TFunction,
): OutcomeWords {
  const { problems, isDraftNewer } = context;
  const { code } = outcome;
  const partial = foundSolution(outcome);
  if (code === 'TIMEOUT' && partial) return describeTimeOut(run, { ...outcome, partial }, context, t);
  const advice = t(`solver.error.${code}.body`);
  return {
    tone: code === 'NO_LESSONS' ? 'info' : 'hard',
    title: t(`solver.error.${code}.title`),
    ...(partial
      ? {
          body: inOneText(advice, partialWords(partial, outcome.quality, context, t)),
          brief: inOneText(advice, partialWords(partial, null, context, t)),
        }
      : { body: advice }),
    actions: [
      ...(partial ? choices('partial', context) : []),
      ...goOn(run, outcome, isDraftNewer),
      ...(problems > 0 ? (['details'] as const) : []),
      ...errorActions[code],
    ],
    solution: partial,
  };
}

type TimeOut = Extract<RunOutcome, { kind: 'error' }> & { readonly partial: Solution };

/** The time is over with a timetable: no failure where it places most lessons. Says which remain, and what to do next. */
function describeTimeOut(
  run: SolverRun,
  outcome: TimeOut,
  context: OutcomeContext,
  t: TFunction,
): OutcomeWords {
  const { problems, isDraftNewer, mayLeaveOut = false, left = [] } = context;
  const { partial, quality } = outcome;
  const isMost =
    partial.placements.length >= MOST_SHARE * (partial.placements.length + partial.unplaced.length);
  const onward = goOn(run, outcome, isDraftNewer);
  // It helps where hard constraints kept lessons from being placed.
  const isHard = run.jobType === 'solve' && !run.solveAnyway && !mayLeaveOut && !isDraftNewer;
  const hasLeft = partial.unplaced.length > 0;
  const improving = hasLeft ? 'solver.partial.goOn' : 'solver.partial.better';
  const nextStep = onward.length > 0 ? improving : 'solver.error.TIMEOUT.body';
  const sentences = [
    partialWords(partial, quality, context, t),
    left.length > 0 ? t('solver.partial.left', { names: firstNames(left, NAMED_LEFT) }) : null,
    t(nextStep),
  ];
  return {
    tone: isMost ? 'soft' : 'hard',
    title: t('solver.error.TIMEOUT.title'),
    body: inOneText(...sentences),
    // The buttons are the next steps.
    brief: partialWords(partial, null, context, t),
    actions: [
      ...choices('partial', context),
      ...onward,
      ...(problems > 0 ? (['details'] as const) : []),
      ...(isHard && hasLeft ? (['anyways'] as const) : []),
      ...errorActions.TIMEOUT,
    ],
    solution: partial,
  };
}

/** The share of the lessons that makes a timetable a good part of the whole, and how many of the others are named. */
const MOST_SHARE = 0.9;
const NAMED_LEFT = 3;

const errorActions: Readonly<Record<RunFailure, readonly OutcomeAction[]>> = {
  NO_ERROR: ['again'],
  BAD_DATA: [],
  CANNOT_CONNECT: ['again'],
  NETWORK_CHANGE: ['again'],
  TIMEOUT: ['settings'],
  TERMINATED: ['again'],
  CANCELLED: [],
  ALLOCATION_FAILED: ['again'],
  UNKNOWN_ERROR: ['again'],
  SAVE_FAILED: ['download', 'again'],
  NO_LESSONS: [],
};

/** The sentence on the violations of hard constraints by a timetable; null without any. */
function brokenPlaces({ findings }: RunOutcome, t: TFunction): string | null {
  const count = countFindings(findings.broken);
  return count > 0 ? t('solver.result.broken', { count }) : null;
}

/** That sentence with what is to be done about them. */
function brokenWords(outcome: RunOutcome, t: TFunction): string | null {
  const places = brokenPlaces(outcome, t);
  const count = countFindings(outcome.findings.broken);
  return places && inOneText(places, t('solver.result.checkBroken', { count }));
}

/** The number of lessons that an unfinished timetable places, with that of the draft if it is higher. */
function partialWords(
  partial: Solution,
  quality: JudgedNumbers | null,
  { placedInDraft = null, isDraftNewer, beside }: OutcomeContext,
  t: TFunction,
): string {
  const placed = partial.placements.length;
  const lessons = placed + partial.unplaced.length;
  const behind = placedInDraft === null ? null : t('solver.partial.behind', { placed: placedInDraft });
  const isMixed = beside?.verdict === 'mixed';
  const sentences = [
    beside && (placedInDraft === null || isMixed) ? verdictWords(beside, t) : null,
    t('solver.partial.found', { placed, lessons }),
    // It decides between the two, and the end of a long line may be cut.
    isMixed ? null : behind,
    isDraftNewer ? t('solver.earlier.mayBreak') : null,
    quality && numbersSentence(quality, t),
  ];
  return inOneText(...sentences);
}
