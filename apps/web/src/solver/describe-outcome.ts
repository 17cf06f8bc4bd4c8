import type { Solution } from '@bellgrid/model';
import type { SolverErrorCode, SolverFinding } from '@bellgrid/protocol';
import type { TFunction } from 'i18next';
import type { BestAmong } from './best-among.ts';
import { groupFindings } from './findings/group-findings.ts';
import { foundSolution } from './found-solution.ts';
import { type Outcome, SAVE_FAILED, type SolverRun } from './solver-run.ts';

export type OutcomeAction =
  | 'view'
  | 'partial'
  | 'details'
  | 'settings'
  | 'anyways'
  | 'again'
  | 'anew'
  | 'download';

export interface OutcomeWords {
  readonly tone: 'good' | 'soft' | 'hard' | 'plain';
  readonly title: string;
  readonly body: string;
  /** In the order in which they stand; the first is the one that helps most. */
  readonly actions: readonly OutcomeAction[];
  /** What 'view' and 'partial' take over. */
  readonly solution: Solution | null;
}

interface OutcomeContext {
  /** How many sentences there are to read. */
  readonly findings: number;
  /** The draft was changed since: what was proved holds for the one before. */
  readonly isDraftNewer: boolean;
  /** With a solution of the draft as it is: among which schedules it is the best. */
  readonly among?: BestAmong;
  /** What the pre-check says of the draft now; null while that is not known. */
  readonly live: readonly SolverFinding[] | null;
  /** In how many places the draft breaks hard rules where its lessons stand. */
  readonly broken?: number;
  /** With a timetable that leaves out lessons of which the draft has more placed: how many that are. */
  readonly standing?: number | null;
}

/** What the banner of an outcome says and offers. */
export function describeOutcome(
  run: SolverRun,
  outcome: Outcome,
  context: OutcomeContext,
  t: TFunction,
): OutcomeWords {
  const { findings, isDraftNewer, broken = 0, standing = null } = context;
  if (isDraftNewer && isVerdict(outcome)) return describeEarlier(outcome, context, t);
  const none = { solution: null, actions: [] as const };
  switch (outcome.kind) {
    case 'solution':
      return describeSolution(outcome, isDraftNewer ? null : (context.among ?? ANY), t);
    case 'checkPassed':
      return broken === 0
        ? { ...none, tone: 'good', title: t('solver.checkPassed'), body: '' }
        : {
            ...none,
            tone: 'soft',
            title: t('solver.checkPassed'),
            body: t('solver.broken.ofDraft', { count: broken }),
            actions: ['details'],
          };
    case 'checkFailed':
      return {
        ...none,
        tone: 'hard',
        title: t('solver.checkFailed', { count: findings }),
        body: broken === 0 ? '' : t('solver.broken.ofDraft', { count: broken }),
        actions: run.jobType === 'solve' ? ['details', 'anyways'] : ['details'],
      };
    case 'infeasible':
      return findings === 0
        ? {
            ...none,
            tone: 'hard',
            title: t('solver.issue'),
            body: t('solver.issueTips'),
            actions: ['settings', 'anyways'],
          }
        : {
            ...none,
            tone: 'hard',
            title: t('solver.infeasible'),
            body: t('solver.infeasibleBody'),
            actions: ['details', 'anyways'],
          };
    case 'cancelled': {
      const partial = foundSolution(outcome);
      const broken = brokenWords(outcome.findings, t);
      const view = partial?.unplaced.length === 0 ? 'view' : 'partial';
      return {
        tone: broken ? 'soft' : 'plain',
        title: t('solver.error.CANCELLED.title'),
        body: partial ? [partialWords(partial, standing, t), broken].filter(Boolean).join(' ') : '',
        actions: partial ? [view, ...(broken ? (['details'] as const) : [])] : [],
        solution: partial,
      };
    }
    case 'error':
      return describeError(outcome, context, t);
  }
}

/** Whether an outcome only says something of the draft, with nothing in it to take over. */
const isVerdict = ({ kind }: Outcome): boolean =>
  kind === 'checkPassed' || kind === 'checkFailed' || kind === 'infeasible';

/** A verdict on a draft that is another by now: what it was, and how to get the next. */
function describeEarlier({ kind }: Outcome, { findings, live }: OutcomeContext, t: TFunction): OutcomeWords {
  const words = { tone: 'plain', solution: null } as const;
  if (kind === 'checkPassed') {
    const body = t('solver.earlier.passed');
    return { ...words, title: t('solver.checkPassed'), body, actions: ['anew'] };
  }
  const actions = findings > 0 ? (['anew', 'details'] as const) : (['anew'] as const);
  if (kind === 'infeasible') {
    return { ...words, title: t('solver.earlier.infeasible'), body: t('solver.earlier.changed'), actions };
  }
  const title = t('solver.earlier.checkFailed', { count: findings });
  if (live === null) return { ...words, title, body: t('solver.earlier.changed'), actions };
  const now =
    live.length === 0 ? t('solver.earlier.nothing') : t('solver.earlier.now', { count: live.length });
  return { ...words, title, body: now, actions };
}

function describeSolution(
  { solution, findings }: Extract<Outcome, { kind: 'solution' }>,
  among: BestAmong | null,
  t: TFunction,
): OutcomeWords {
  const broken = brokenWords(findings, t);
  const placed = solution.placements.length;
  const unplaced = solution.unplaced.length;
  const sentences = [
    unplaced === 0
      ? t('solver.result.all', { count: placed })
      : t('solver.result.some', { placed, unplaced, lessons: placed + unplaced }),
    broken,
    costWords(solution, t),
    among !== null && among.moved !== null ? t('solver.result.moves', { count: among.moved }) : null,
    solution.status === 'OPTIMAL' ? t(bestText(among)) : null,
  ];
  return {
    tone: unplaced === 0 && broken === null ? 'good' : 'soft',
    title: t('solver.result.title'),
    body: sentences.filter(Boolean).join(' '),
    actions: unplaced > 0 || broken ? ['view', 'details'] : ['view'],
    solution,
  };
}

const ANY: BestAmong = { moved: null, isScoped: false };

/** That a schedule is the best, and among which: those of an earlier draft where `among` is null. */
function bestText(among: BestAmong | null) {
  if (among === null) return 'solver.result.wasBest';
  const { moved, isScoped } = among;
  if (moved === null) return isScoped ? 'solver.result.bestOfScope' : 'solver.result.best';
  return isScoped ? 'solver.result.bestSimilarOfScope' : 'solver.result.bestSimilar';
}

function describeError(
  outcome: Extract<Outcome, { kind: 'error' }>,
  { findings, standing = null }: OutcomeContext,
  t: TFunction,
): OutcomeWords {
  const code = outcome.message === SAVE_FAILED ? 'SAVE_FAILED' : outcome.code;
  const partial = foundSolution(outcome);
  const body = [t(`solver.error.${code}.body`), partial ? partialWords(partial, standing, t) : null];
  return {
    tone: 'hard',
    title: t(`solver.error.${code}.title`),
    body: body.filter(Boolean).join(' '),
    actions: [
      ...(partial ? (['partial'] as const) : []),
      ...(findings > 0 ? (['details'] as const) : []),
      ...errorActions[code],
    ],
    solution: partial,
  };
}

const errorActions: Readonly<Record<SolverErrorCode | 'SAVE_FAILED', readonly OutcomeAction[]>> = {
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
};

/** That a timetable breaks hard constraints, and in how many places; null where it breaks none. */
function brokenWords(findings: readonly SolverFinding[], t: TFunction): string | null {
  const { length } = groupFindings(findings).broken;
  return length > 0 ? t('solver.result.broken', { count: length }) : null;
}

const costWords = ({ cost }: Solution, t: TFunction): string | null =>
  cost > 0 ? t('solver.result.cost', { cost }) : null;

/** How far an unfinished timetable got, beside the draft where that is further. */
function partialWords(partial: Solution, standing: number | null, t: TFunction): string {
  const placed = partial.placements.length;
  const lessons = placed + partial.unplaced.length;
  const behind = standing === null ? null : t('solver.partial.behind', { standing });
  return [t('solver.partial.found', { placed, lessons }), costWords(partial, t), behind]
    .filter(Boolean)
    .join(' ');
}
