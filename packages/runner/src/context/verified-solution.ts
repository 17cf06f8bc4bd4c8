import {
  brokenConstraints,
  type Compiled,
  exchangeAlike,
  type TimetableQuality,
  timetableQuality,
  type VerifyReport,
} from '@bellgrid/constraints';
import {
  createId,
  type Draft,
  type Finding,
  type Placement,
  placementsOf,
  type Solution,
} from '@bellgrid/model';
import { type Search, withFormerRooms } from '@bellgrid/solver';
import { lockedPart } from '../thread/work.ts';
import { costFigures } from './cost-figures.ts';
import type { Rules } from './rules.ts';
import type { RunContext } from './run-context.ts';

/** Costs that differ by less are equal. */
const ROUNDING = 1e-9;

/** A timetable that the independent checker has passed, and its report. */
export interface VerifiedSolution {
  readonly solution: Solution;
  /** The numbers of the draft with it. */
  readonly quality: TimetableQuality;
  readonly report: VerifyReport;
  /** The hard constraints that it breaks, where it may. */
  readonly broken: Finding[];
}

type Verifier = Pick<RunContext, 'draft' | 'rules'> & { options: Pick<RunContext['options'], 'solveAnyway'> };

/**
 * Turns the best timetable of a search into a solution. Throws when the checker does not pass it: that is a
 * bug, and such a timetable is never shown.
 */
export function verifiedSolution(
  { draft, rules, options: { solveAnyway } }: Verifier,
  compiled: Compiled,
  search: Search,
): VerifiedSolution {
  const scope = new Set(compiled.scope);
  const best = withFormerRooms(compiled.problem, search.best(), compiled.encode());
  const found = compiled.decode(best).filter(({ lesson }) => scope.has(lesson));
  const reportOfFound = rules.verify(draft, withTheRest(draft, scope, found));
  const { placements, report } = withAlikeExchanged(draft, scope, found, reportOfFound, rules);
  const faults = report.physical.length;
  if (faults > 0) throw new Error(`The timetable found breaks ${faults} physical rules, wanted 0.`);
  if (!solveAnyway && report.hardViolations > 0) {
    const allowed = hardViolationsOfLocked(draft, compiled, rules);
    if (report.hardViolations > allowed) {
      throw new Error(
        `The hard violations of the timetable found are ${report.hardViolations}, allowed are ${allowed}.`,
      );
    }
  }
  const unplaced = report.unplaced.filter((lesson) => scope.has(lesson));
  if (scope.size - unplaced.length !== search.placed) {
    throw new Error(
      `The checker finds ${scope.size - unplaced.length} lessons placed, the search ${search.placed}.`,
    );
  }
  const isOptimal =
    unplaced.length === 0 &&
    report.hardViolations === 0 &&
    isProvedBest(draft, solveAnyway, search, report.cost);
  const status = isOptimal ? 'OPTIMAL' : 'FEASIBLE';
  const solution: Solution = { id: createId(), status, placements, unplaced, cost: report.cost };
  const broken = solveAnyway ? brokenConstraints(report.matches) : [];
  const quality = timetableQuality(draft, withTheRest(draft, scope, placements));
  return { solution, quality, report, broken };
}

/** The timetable with as few moved lessons as alike ones allow, where the checker finds it as good. */
function withAlikeExchanged(
  draft: Draft,
  scope: ReadonlySet<string>,
  placements: readonly Placement[],
  report: VerifyReport,
  rules: Rules,
): { readonly placements: Placement[]; readonly report: VerifyReport } {
  const exchanged = exchangeAlike(draft, scope, placements);
  if (exchanged === placements) return { placements: [...placements], report };
  const after = rules.verify(draft, withTheRest(draft, scope, exchanged));
  const isAsGood =
    after.physical.length === 0 &&
    after.hardViolations <= report.hardViolations &&
    after.cost <= report.cost + ROUNDING;
  return isAsGood ? { placements: [...exchanged], report: after } : { placements: [...placements], report };
}

/** The engine charges for lessons that move, too: it compares all, the checker confirms the soft cost. */
function isProvedBest(draft: Draft, solveAnyway: boolean, search: Search, softCost: number): boolean {
  const { bound } = costFigures(draft, solveAnyway, search);
  return search.cost <= search.bound + ROUNDING && softCost <= bound + ROUNDING;
}

/** The placements with the lessons out of scope where they are. */
export function withTheRest(
  draft: Draft,
  scope: ReadonlySet<string>,
  placements: readonly Placement[],
): Placement[] {
  return [...placements, ...placementsOf(draft).filter(({ lesson }) => !scope.has(lesson))];
}

/** The amount of hard constraints that lessons which must stay break by themselves. */
function hardViolationsOfLocked(draft: Draft, compiled: Compiled, rules: Rules): number {
  const scope = new Set(compiled.scope);
  const placements = compiled.decode(lockedPart(compiled)).filter(({ lesson }) => scope.has(lesson));
  return rules.verify(draft, withTheRest(draft, scope, placements)).hardViolations;
}

/** A timetable with the number of lessons in scope that it places. */
export interface PlacedLessons {
  readonly placements: readonly Placement[];
  readonly placed: number;
}

/** The draft's own timetable, as far as it is one that a run may end with; else null. */
export function presentTimetable(
  { draft, rules, options: { solveAnyway } }: Verifier,
  compiled: Compiled,
): PlacedLessons | null {
  const placements = placementsOf(draft);
  const scope = new Set(compiled.scope);
  const placed = placements.filter(({ lesson }) => scope.has(lesson)).length;
  if (placed === 0) return null;
  const { physical, hardViolations } = rules.verify(draft, placements);
  if (physical.length > 0) return null;
  const isKept =
    hardViolations === 0 || solveAnyway || hardViolations <= hardViolationsOfLocked(draft, compiled, rules);
  return isKept ? { placements, placed } : null;
}
