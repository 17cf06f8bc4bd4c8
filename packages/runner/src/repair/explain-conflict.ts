import {
  calendarLessons,
  conflictSummary,
  FEWEST_LEFT_OUT,
  isOfBudget,
  type FoundConflict as ProvedConflict,
  withLeastLeftOut,
} from '@bellgrid/constraints';
import {
  type Command,
  commands,
  type Draft,
  type Id,
  isScheduled,
  lessonsInScope,
  type Message,
  type Placement,
  runCommand,
} from '@bellgrid/model';
import type { Conflict, Repair, RunFindings } from '@bellgrid/protocol';
import { createHeartbeat, type RunContext } from '../context/run-context.ts';
import { apartOf, type Cause, findCauses } from './find-causes.ts';
import { smallestBudget } from './smallest-budget.ts';
import { solveRepair } from './solve-repair.ts';
import {
  isChange,
  nothingTried,
  offered,
  type RepairTrial,
  smallestFirst,
  type Tried,
  tryRepairs,
  unplacedIn,
} from './try-repairs.ts';

/** The most repairs that are offered for a conflict, and the most conflicts that are explained. */
const MOST_REPAIRS = 5;
const MOST_CONFLICTS = 6;
/** The work for finding all repairs together, the small ones, and lessons to leave out at the end, in milliseconds. */
const REPAIRS_MS = 20_000;
/** The work for a timetable without the rules of the conflict, all of it and without a further lesson, in milliseconds. */
const START_MS = 12_000;
const PATIENCE_MS = 4000;
/** The share of the lessons that the short trial of a change may place less than the timetable without any of the rules. */
const SLACK = 0.01;
const SMALL_MS = 8000;
const LEAVE_MS = 4000;
const FEWER_MS = 2000;
/** The work for the smallest budget for change. */
const BUDGET_MS = 9000;
/** The work for a repair that changes a rule for many, which all conflicts have in common. */
const WHOLE_MS = 12_000;
/** The work for small repairs of one of several conflicts, each time. */
const EACH_SMALL_MS = 1000;
const MOST_SMALL = 3;

/**
 * A conflict with the single changes that end it, small ones tried first. When there are other conflicts, no single
 * change helps: each is explained with what ends it once the first repair of each one before is made.
 * @param placements the best partial timetable.
 */
export async function explainConflict(
  conflict: ProvedConflict,
  placements: readonly Placement[],
  context: RunContext,
): Promise<Explained> {
  const { draft } = context;
  const found = new Map<string, Repair>();
  const tried = nothingTried();
  const start = await startOf(conflict, placements, context);
  const deadline = context.deadline.part(REPAIRS_MS);
  const add = (
    trial: Pick<RepairTrial, 'size' | 'most' | 'deadline' | 'least' | 'splits'>,
    placements = start.placements,
  ) => tryRepairs(draft, conflict, { placements, leftOut: new Set(), ...trial }, found, context, tried);
  const leaveOut = { size: 'leaveOut', most: 1, deadline } as const;
  if (isOfBudget(conflict)) {
    const { most } = draft.config.changeBudget;
    const part = deadline.part(BUDGET_MS);
    const budget = await smallestBudget(context, part, most, createHeartbeat(context));
    if (budget?.repair) found.set('changeBudget', budget.repair);
  }
  // Without a timetable even without its rules, none of its repairs has one.
  if (start.isFull) await add({ size: 'small', most: MOST_SMALL, deadline: deadline.part(SMALL_MS) });
  // A change that places every lesson shows that there is no other conflict.
  const isAlone = found.size > 0;
  if (!isAlone) {
    await add({ ...leaveOut, deadline: deadline.part(LEAVE_MS) });
    const left = [...found.values()][0]?.unplaced ?? [];
    const causes = await findCauses(conflict, left, context);
    if (causes.length > 1) {
      for (const [name, repair] of found) found.set(name, withLeast(repair, apartOf(causes)));
      const common = inCommon(draft, causes);
      // The timetable is without the common rule: what it leaves out besides has no place for other reasons.
      if (common !== null && start.isSearched) {
        const others = start.left.filter((id) => causes.every(({ lessons }) => !lessons.has(id)));
        const deadline = context.deadline.part(WHOLE_MS);
        const trial = { placements: start.placements, leftOut: new Set(others), most: 1, deadline };
        await tryRepairs(draft, common, { ...trial, size: 'whole' }, found, context, tried);
      }
      const conflicts = await explainEach(causes, left, placements, context);
      await leaveOutFewer(draft, conflict, found, lastTimetable(conflicts), context);
      for (const [name, repair] of found) found.set(name, withLeast(repair, apartOf(causes)));
      const repairs = [...found.values()];
      const isEach = conflicts.length === causes.length && conflicts.every((each) => each.repairs.length > 0);
      return {
        conflicts,
        repairs: offered(draft, repairs, isEach || repairs.some(isChange)),
        proved: causes.map((cause) => cause.conflict),
        notListed: causes.length - conflicts.length,
        isCut: context.deadline.isLate,
      };
    }
  }
  if (start.isFull || start.isSearched) {
    const least = leastOf(start);
    if (!start.isFull) await add({ size: 'small', most: 1, deadline: deadline.part(SMALL_MS / 2), least });
    const rest = isAlone ? deadline.earlier(LEAVE_MS) : deadline;
    // Leaving out a large part of the school is not offered beside a change: it takes the place of none.
    const before = offered(draft, found.values(), true).length;
    await add({ size: 'large', most: MOST_REPAIRS - before - (isAlone ? 1 : 0), deadline: rest, least });
  } else tried.isCut = true;
  if (isAlone) await add({ ...leaveOut, splits: true }, timetableOf(found) ?? start.placements);
  else await leaveOutFewer(draft, conflict, found, timetableOf(found), context);
  return {
    conflicts: [described(draft, conflict, [...found.values()], tried)],
    repairs: [],
    proved: [conflict],
    notListed: 0,
    isCut: false,
  };
}

/** The timetable of the smallest change that was found. */
function timetableOf(found: ReadonlyMap<string, Repair>): readonly Placement[] | undefined {
  return smallestFirst(found.values()).find(isChange)?.placements;
}

/** The timetable with the first repair of each conflict made; none where one has no repair. */
function lastTimetable(conflicts: readonly Conflict[]): readonly Placement[] | undefined {
  const firsts = conflicts.map(({ repairs: [first] }) => first);
  return firsts.every((first) => first?.placements) ? firsts.at(-1)?.placements : undefined;
}

/**
 * Leaves fewer lessons out, if that is found: the lessons for which a repair makes room are a better choice of them than
 * that of a search from a timetable without any of the rules.
 * @param repaired a timetable of a repair.
 */
async function leaveOutFewer(
  draft: Draft,
  conflict: ProvedConflict,
  found: Map<string, Repair>,
  repaired: readonly Placement[] | undefined,
  context: RunContext,
): Promise<void> {
  const before = [...found].find(([, { action }]) => action === 'leaveOut');
  if (!before || !repaired || before[1].finding.code === FEWEST_LEFT_OUT) return;
  const [name, { unplaced }] = before;
  const again = new Map<string, Repair>();
  const deadline = context.deadline.part(FEWER_MS);
  const trial = {
    size: 'leaveOut',
    most: 1,
    placements: repaired,
    leftOut: new Set<Id>(),
    splits: true,
    deadline,
  } as const;
  await tryRepairs(draft, conflict, trial, again, context);
  const [fewer] = again.values();
  if (fewer && fewer.unplaced.length < unplaced.length) found.set(name, fewer);
}

/** A repair that leaves lessons out, with the number that is proved to be left out at least. */
function withLeast(repair: Repair, least: number): Repair {
  if (isChange(repair)) return repair;
  const finding = withLeastLeftOut(repair.finding, least);
  return { ...repair, finding, rule: finding };
}

/** The timetable from which the repairs are tried. */
interface Start {
  readonly placements: readonly Placement[];
  /** The number of lessons that it places, those that it leaves out, and if there are none of these. */
  readonly placed: number;
  readonly left: readonly Id[];
  readonly isFull: boolean;
  /** False where no time was left to search for it: it is the best partial timetable, with which no change is compared. */
  readonly isSearched: boolean;
}

/**
 * A timetable of the draft without the rules of the conflict, full if one is found in time. Each repair then has only
 * to move the few lessons that the other rules of the conflict are about.
 */
async function startOf(
  { members }: ProvedConflict,
  placements: readonly Placement[],
  context: RunContext,
): Promise<Start> {
  const { draft, rules, options, isAborted } = context;
  const part = options.jobType === 'check' ? 0.3 * 1000 * options.seconds : START_MS;
  const deadline = context.deadline.part(Math.min(part, START_MS));
  const attempt = { placements, deadline, beat: createHeartbeat(context), least: 0, patience: PATIENCE_MS };
  const candidate = rules.relaxedDraft(draft, members);
  const solved = isAborted() || deadline.isLate ? null : await solveRepair(candidate, attempt, context);
  const found = solved?.placements ?? placements;
  const left = unplacedIn(draft, found);
  return {
    placements: found,
    placed: lessonsInScope(draft).filter(isScheduled).length - left.length,
    left,
    isFull: left.length === 0,
    isSearched: solved !== null,
  };
}

/** The number of lessons that the trial of a change has to place; undefined for all. */
const leastOf = ({ isFull, placed }: Start): number | undefined =>
  isFull ? undefined : placed - Math.ceil(SLACK * (placed + 1));

/** The rules of the first conflict whose record is part of every other one, with the lessons of all; null if there are none. */
function inCommon(draft: Draft, causes: readonly Cause[]): Pick<ProvedConflict, 'members'> | null {
  const [first, ...others] = causes.map(({ conflict }) => conflict.members);
  const known = others.map((members) => new Set(members.flatMap(boundsOf).flatMap(({ records }) => records)));
  const isCommon = (id: Id) => known.every((records) => records.has(id));
  const rules = (first ?? []).flatMap((member) => {
    const bounds = boundsOf(member).filter(({ records }) => records.some(isCommon));
    return member.kind === 'constraint' && bounds.length > 0 ? [{ ...member, bounds }] : [];
  });
  const lessons = causes.flatMap((cause) => [...cause.lessons]).flatMap((id) => draft.lessons[id] ?? []);
  if (rules.length === 0) return null;
  return { members: [...rules, ...lessons.map((lesson) => ({ kind: 'lesson', lesson }) as const)] };
}

const boundsOf = (member: ProvedConflict['members'][number]) =>
  member.kind === 'constraint' ? member.bounds : [];

interface Explained extends Pick<RunFindings, 'conflicts' | 'repairs'> {
  readonly proved: readonly ProvedConflict[];
  /** The conflicts that were proved and are more than can be explained. */
  readonly notListed: number;
  /** The work for the whole explanation was spent before all changes of several conflicts were tried. */
  readonly isCut: boolean;
}

function described(
  draft: Draft,
  { summary, memberFindings }: ProvedConflict,
  found: readonly Repair[],
  tried: Tried,
): Conflict {
  const isRepaired = found.some(isChange);
  const repairs = offered(draft, found, isRepaired);
  const noRepair = isRepaired ? {} : { noRepair: reasonFor(tried) };
  return { summary, members: [...memberFindings], repairs, ...noRepair };
}

/** The reason that no change of a conflict's own parts is offered. */
function reasonFor({ refuted, searched, isCut }: Tried): Message {
  if (searched.size > 0) return { code: 'findings.noRepair.notFound', values: { count: searched.size } };
  if (isCut) return { code: 'findings.noRepair.outOfTime' };
  return { code: refuted > 0 ? 'findings.noRepair.refuted' : 'findings.noRepair.none' };
}

/** @param left all lessons that the best timetable leaves out. */
async function explainEach(
  causes: readonly Cause[],
  left: readonly Id[],
  placements: readonly Placement[],
  context: RunContext,
): Promise<Conflict[]> {
  const { draft } = context;
  const conflicts: Conflict[] = [];
  let mended = draft;
  const placed = new Set<Id>();
  const lessons = causes.flatMap((cause) => [...cause.lessons]);
  const explained = causes.slice(0, MOST_CONFLICTS);
  for (const cause of explained) {
    const deadline = context.deadline.part(REPAIRS_MS / explained.length);
    let repairs: Repair[] = [];
    const tried = nothingTried();
    for (const leftOut of trials(draft, cause, placed, left, [...left, ...lessons])) {
      const found = new Map<string, Repair>();
      for (const size of ['small', 'large'] as const) {
        const isSmall = size === 'small';
        const most = isSmall ? MOST_SMALL : MOST_REPAIRS - found.size;
        const part = isSmall ? deadline.part(EACH_SMALL_MS) : deadline;
        const trial = { placements, leftOut, size, most, deadline: part };
        await tryRepairs(mended, cause.conflict, trial, found, context, tried);
      }
      // A timetable of each would be many in an event.
      repairs = smallestFirst(found.values()).map(({ placements: own, ...repair }, at) =>
        at === 0 && own ? { ...repair, placements: own } : repair,
      );
      const [first] = repairs;
      if (!first) continue;
      // The next conflicts are repaired with this repair made: made one after the other, they end all conflicts.
      const command: Command = commands[first.command];
      mended = runCommand(mended, command, first.args);
      for (const lesson of left) if (!leftOut.has(lesson)) placed.add(lesson);
      break;
    }
    const conflict = described(context.draft, cause.conflict, repairs, tried);
    const others = causes.length - 1;
    // The summary of the first one gives the number of others.
    const summary =
      conflicts.length === 0 ? conflictSummary(context.draft, cause.conflict, others) : conflict.summary;
    conflicts.push({ ...conflict, summary });
  }
  return conflicts;
}

/**
 * The lessons that the trials of a cause's repairs leave out, one trial after the other until one finds a repair. A
 * calendar is opened for all lessons that need it, if that is possible; when conflicts share a teacher or a class,
 * none of them has a repair until more lessons of the others are left out.
 * @param placed the lessons that the repairs of the conflicts before place.
 */
function trials(
  draft: Draft,
  { conflict, lessons }: Cause,
  placed: ReadonlySet<Id>,
  left: readonly Id[],
  more: readonly Id[],
): Set<Id>[] {
  const whole = [...lessons, ...calendarLessons(draft, conflict.members)];
  const without = (out: readonly Id[], kept: Iterable<Id>) => {
    const stays = new Set(kept);
    return new Set(out.filter((id) => !stays.has(id)));
  };
  return [
    without(left, [...placed, ...whole]),
    without(more, [...placed, ...whole]),
    without(left, lessons),
    without(more, lessons),
  ];
}
