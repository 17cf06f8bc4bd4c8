import { type FoundConflict, isLargePart, type RepairSize } from '@bellgrid/constraints';
import { type Draft, type Id, isScheduled, lessonsInScope, type Placement } from '@bellgrid/model';
import type { Repair } from '@bellgrid/protocol';
import type { Deadline } from '../context/deadline.ts';
import { createHeartbeat, type RunContext, yieldToHost } from '../context/run-context.ts';
import { type Attempt, type SolvedRepair, solveRepair } from './solve-repair.ts';
import { triedRepair } from './tried-repair.ts';

/** The work for one repair, in milliseconds. A small change is soon shown to be enough, or left. */
const EACH_MS = { small: 1500, large: 5000, whole: 5000, leaveOut: 5000 };
/** The work for one repair where not all lessons have to be placed, for the school is difficult besides. */
const EACH_HARD_MS = { ...EACH_MS, small: 3000, large: 9000 };
/** The steps of the prover that count for the refutation of a change. */
const REFUTE_STEPS = 400_000;

export interface RepairTrial extends Pick<Attempt, 'splits'> {
  /** A timetable without the rules of the conflict, or the best partial one: each search begins with it. */
  readonly placements: readonly Placement[];
  /** Lessons of other conflicts: they are left out of the search. */
  readonly leftOut: ReadonlySet<Id>;
  readonly size: RepairSize;
  readonly most: number;
  readonly deadline: Deadline;
  /**
   * The number of lessons that a timetable has to place, those of the conflict among them, to show that a change ends the
   * conflict; by default all.
   */
  readonly least?: number | undefined;
}

/** The results of the changes of a conflict, in all trials of it; leaving lessons out is not counted. */
export interface Tried {
  /** The number of refutations. */
  refuted: number;
  /** The names of the candidates for which a timetable was searched. */
  readonly searched: Set<string>;
  /** The run was stopped or the time was over before all were tried. */
  isCut: boolean;
}

export const nothingTried = (): Tried => ({ refuted: 0, searched: new Set(), isCut: false });

/**
 * Adds single changes with which a timetable was found.
 * @param found the changes of this conflict that were found before, by the names of their candidates.
 */
export async function tryRepairs(
  draft: Draft,
  conflict: Pick<FoundConflict, 'members'>,
  { placements, leftOut, size, most, deadline, least, splits }: RepairTrial,
  found: Map<string, Repair>,
  context: RunContext,
  tried: Tried = nothingTried(),
): Promise<void> {
  const { rules, work, isAborted } = context;
  const before = found.size;
  if (most <= 0) return;
  const own = conflict.members.flatMap((each) => (each.kind === 'lesson' ? [each.lesson.id] : []));
  const beat = createHeartbeat(context, placements.length);
  for (const candidate of rules.repairCandidates(draft, conflict.members, leftOut, [size], placements)) {
    const changes = size !== 'leaveOut';
    if (changes) work.count('proof', REFUTE_STEPS);
    if (isAborted() || deadline.isLate) {
      tried.isCut ||= changes;
      return;
    }
    beat();
    await yieldToHost();
    if (candidate === null) tried.refuted += 1;
    if (candidate === null || found.has(candidate.name)) continue;
    if (changes) tried.searched.add(candidate.name);
    const attempt = {
      placements,
      deadline: deadline.part((least === undefined ? EACH_MS : EACH_HARD_MS)[size]),
      beat,
      least,
      needed: least === undefined ? [] : own,
      splits,
    };
    const solved = await solveRepair(candidate, attempt, context);
    const reduced = solved && (await reduceRepair(solved, attempt, context));
    const out = least === undefined || reduced === null ? [] : unplacedIn(draft, reduced.placements);
    const besides = new Set([...leftOut, ...out]);
    const repair = reduced && rules.verifiedRepair(draft, reduced.candidate, reduced.placements, besides);
    if (reduced && repair) found.set(candidate.name, triedRepair(draft, repair, reduced.placements));
    if (found.size - before >= most) return;
  }
}

/** The lessons to place that have no place. */
export function unplacedIn(draft: Draft, placements: readonly Placement[]): Id[] {
  const placed = new Set(placements.map(({ lesson }) => lesson));
  return lessonsInScope(draft).flatMap((lesson) =>
    isScheduled(lesson) && !placed.has(lesson.id) ? [lesson.id] : [],
  );
}

/** The smallest first, and leaving lessons out last: by the lessons left out, then the cells or rooms that change, then soft cost. */
export function smallestFirst(repairs: Iterable<Repair>): Repair[] {
  return [...repairs].sort(
    (a, b) =>
      Number(a.action === 'leaveOut') - Number(b.action === 'leaveOut') ||
      a.unplaced.length - b.unplaced.length ||
      sizeOf(a) - sizeOf(b) ||
      a.cost - b.cost,
  );
}

/**
 * The repairs that are offered, the smallest first. Leaving out a large part of the school is one only where nothing else
 * helps. @param hasOther other changes end what the repairs end.
 */
export function offered(draft: Draft, repairs: Iterable<Repair>, hasOther: boolean): Repair[] {
  const lessons = lessonsInScope(draft).filter(isScheduled).length;
  return smallestFirst(repairs).filter(
    ({ action, unplaced }) => action !== 'leaveOut' || !hasOther || !isLargePart(unplaced.length, lessons),
  );
}

/** True for a change that lets lessons have their places. */
export const isChange = ({ action }: Repair): boolean => action !== 'leaveOut';

function sizeOf({ action, finding }: Repair): number {
  const { count, rooms } = finding.values ?? {};
  if (action === 'openCalendar' && typeof count === 'number') return count;
  const isList = typeof rooms === 'object' && 'kind' in rooms && rooms.kind === 'items';
  return isList ? rooms.ids.length : 1;
}

/** The time limits of one attempt with fewer pieces, and of improving the last timetable, in milliseconds. */
const TRY_MS = 400;
const TRY_HARD_MS = 1000;
const IMPROVE_MS = 500;

/**
 * Returns the repair with as few of its pieces as can be found in the time of its attempt: those that its timetable uses,
 * then without half of them, a quarter, …, a single one, each time with a timetable found for the rest. Of as few
 * pieces, those of one day are preferred to those of several.
 */
export async function reduceRepair(
  solved: SolvedRepair,
  { deadline, beat, least, needed }: Attempt,
  context: RunContext,
): Promise<SolvedRepair> {
  const { isAborted } = context;
  const tryMs = least === undefined ? TRY_MS : TRY_HARD_MS;
  const end = deadline.earlier(IMPROVE_MS);
  let best = solved;
  let left = solved.candidate.pieces?.used(solved.placements) ?? [];
  for (let size = left.length >> 1; size >= 1; size >>= 1) {
    let at = 0;
    while (at < left.length && left.length > 1 && !end.isLate && !isAborted()) {
      const some = new Set([...left.slice(0, at), ...left.slice(at + size)]);
      const smaller = best.candidate.pieces?.only(some) ?? null;
      const attempt = {
        placements: best.placements,
        deadline: end.part(tryMs),
        beat,
        improve: 0,
        least,
        needed,
      };
      const found = smaller && (await solveRepair(smaller, attempt, context));
      if (found) {
        best = found;
        left = found.candidate.pieces?.used(found.placements) ?? [];
      } else at += size;
      beat();
      await yieldToHost();
    }
  }
  const days = solved.candidate.pieces?.byDay ?? [];
  const isOfOneDay = days.some((day) => left.every((piece) => day.includes(piece)));
  for (const day of isOfOneDay ? [] : days) {
    if (day.length < left.length || end.isLate || isAborted()) continue;
    const solvedWith = async (pieces: readonly string[], from: SolvedRepair) => {
      const candidate = solved.candidate.pieces?.only(new Set(pieces)) ?? null;
      const attempt = {
        placements: from.placements,
        deadline: end.part(tryMs),
        beat,
        improve: 0,
        least,
        needed,
      };
      return candidate && (await solveRepair(candidate, attempt, context));
    };
    const ofDay = await solvedWith(day, best);
    const used = ofDay?.candidate.pieces?.used(ofDay.placements) ?? [];
    // With the other cells of the day closed again: the last search could use them all.
    const found = ofDay && used.length <= left.length ? await solvedWith(used, ofDay) : null;
    beat();
    await yieldToHost();
    if (!found) continue;
    best = found;
    break;
  }
  if (best === solved) return solved;
  const last = { placements: best.placements, deadline, beat, least, needed };
  return (await solveRepair(best.candidate, last, context)) ?? best;
}
