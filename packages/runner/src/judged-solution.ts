import { brokenConstraints, type Finding } from '@bellgrid/constraints';
import { createId, type Draft, type Placement, type Solution } from '@bellgrid/model';
import { lockedUnits, type Search } from '@bellgrid/solver';
import { costFigures } from './cost-figures.ts';
import type { CompiledDraft, Judge, Verdict } from './judge.ts';

/** Costs that differ by less are equal. */
const ROUNDING = 1e-9;

/** A timetable that the independent checker has passed, and what it said. */
export interface JudgedSolution {
  readonly solution: Solution;
  readonly verdict: Verdict;
  /** The hard constraints that it breaks, where it may. */
  readonly broken: readonly Finding[];
}

/**
 * Turns the best timetable of a search into a solution. Throws when the checker does not pass it: that is
 * a bug, and nobody may see the timetable.
 */
export function judgedSolution(
  draft: Draft,
  compiled: CompiledDraft,
  judge: Judge,
  search: Search,
  solveAnyway: boolean,
): JudgedSolution {
  const scope = new Set(compiled.scope);
  const placements = compiled.decode(search.best()).filter(({ lesson }) => scope.has(lesson));
  const verdict = judge.verify(draft, withTheRest(draft, scope, placements));
  const faults = verdict.physical.length;
  if (faults > 0) throw new Error(`The timetable found breaks ${faults} physical rules, wanted 0.`);
  if (!solveAnyway && verdict.hardViolations > 0) {
    const allowed = hardViolationsOfLocked(draft, compiled, judge);
    if (verdict.hardViolations > allowed) {
      throw new Error(
        `The hard violations of the timetable found are ${verdict.hardViolations}, allowed are ${allowed}.`,
      );
    }
  }
  const unplaced = verdict.unplaced.filter((lesson) => scope.has(lesson));
  if (scope.size - unplaced.length !== search.placed) {
    throw new Error(
      `The checker finds ${scope.size - unplaced.length} lessons placed, the search ${search.placed}.`,
    );
  }
  const isOptimal =
    unplaced.length === 0 &&
    verdict.hardViolations === 0 &&
    isProvedBest(draft, solveAnyway, search, verdict.cost);
  const status = isOptimal ? 'OPTIMAL' : 'FEASIBLE';
  const solution: Solution = { id: createId(), status, placements, unplaced, cost: verdict.cost };
  return { solution, verdict, broken: solveAnyway ? brokenConstraints(verdict.matches) : [] };
}

/** The engine charges for lessons that move, too: it compares all, the checker confirms the soft cost. */
function isProvedBest(draft: Draft, solveAnyway: boolean, search: Search, softCost: number): boolean {
  const { bound } = costFigures(draft, solveAnyway, search);
  return search.cost <= search.bound + ROUNDING && softCost <= bound + ROUNDING;
}

/** The lessons out of scope stay where they are. */
export function withTheRest(
  draft: Draft,
  scope: ReadonlySet<string>,
  placements: readonly Placement[],
): Placement[] {
  const rest: Placement[] = [];
  for (const { id, timeSlot, classroom } of Object.values(draft.lessons)) {
    if (timeSlot !== null && !scope.has(id)) rest.push({ lesson: id, timeSlot, classroom });
  }
  return [...placements, ...rest];
}

/** What lessons that must stay break of the hard constraints by themselves. */
export function hardViolationsOfLocked(draft: Draft, compiled: CompiledDraft, judge: Judge): number {
  const locked = lockedUnits(compiled.problem);
  const { start, room } = compiled.encode();
  const lockedAlone = { start: start.map((at, unit) => (locked[unit] === 1 ? at : -1)), room };
  const scope = new Set(compiled.scope);
  const placements = compiled.decode(lockedAlone).filter(({ lesson }) => scope.has(lesson));
  return judge.verify(draft, withTheRest(draft, scope, placements)).hardViolations;
}
