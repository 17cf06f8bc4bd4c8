import {
  calendarLessons,
  conflictSummary,
  isOfBudget,
  type FoundConflict as ProvedConflict,
} from '@bellgrid/constraints';
import { type Command, commands, type Draft, type Id, type Placement, runCommand } from '@bellgrid/model';
import type { Conflict, Repair, RunFindings } from '@bellgrid/protocol';
import { explainingPart, type RunContext } from '../context/run-context.ts';
import { type Cause, findCauses } from './find-causes.ts';
import { smallestBudget } from './smallest-budget.ts';
import { type RepairTrial, smallestFirst, tryRepairs } from './try-repairs.ts';

/** The most repairs that are offered for a conflict, and the most conflicts that are explained. */
const MOST_REPAIRS = 5;
const MOST_CONFLICTS = 6;
/** The work for finding all repairs together, the small ones, and lessons to leave out at the end, in milliseconds. */
const REPAIRS_MS = 20_000;
const SMALL_MS = 8000;
const LEAVE_MS = 4000;
/** The work for the smallest budget for change. */
const BUDGET_MS = 9000;
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
  const deadline = explainingPart(context, REPAIRS_MS);
  const found = new Map<string, Repair>();
  const add = (trial: Pick<RepairTrial, 'size' | 'most' | 'deadline'>) =>
    tryRepairs(draft, conflict, { placements, leftOut: new Set(), ...trial }, found, context);
  const leaveOut = { size: 'leaveOut', most: 1, deadline } as const;
  if (isOfBudget(conflict)) {
    const budget = await smallestBudget(context, deadline.part(BUDGET_MS), draft.config.changeBudget.most);
    if (budget?.repair) found.set('changeBudget', budget.repair);
  }
  await add({ size: 'small', most: MOST_SMALL, deadline: deadline.part(SMALL_MS) });
  // A change that places every lesson shows that there is no other conflict.
  const isAlone = found.size > 0;
  if (!isAlone) {
    await add(leaveOut);
    const leaving = [...found.values()];
    const left = leaving[0]?.unplaced ?? [];
    const causes = await findCauses(conflict, left, context);
    if (causes.length > 1) {
      const conflicts = await explainEach(causes, left, placements, context);
      return { conflicts, repairs: leaving, proved: causes.map((cause) => cause.conflict) };
    }
  }
  const rest = isAlone ? deadline.earlier(LEAVE_MS) : deadline;
  await add({ size: 'large', most: MOST_REPAIRS - found.size - (isAlone ? 1 : 0), deadline: rest });
  if (isAlone) await add(leaveOut);
  return { conflicts: [described(conflict, found.values())], repairs: [], proved: [conflict] };
}

interface Explained extends Pick<RunFindings, 'conflicts' | 'repairs'> {
  readonly proved: readonly ProvedConflict[];
}

function described({ summary, memberFindings }: ProvedConflict, repairs: Iterable<Repair>): Conflict {
  return { summary, members: [...memberFindings], repairs: smallestFirst(repairs) };
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
    const deadline = explainingPart(context, REPAIRS_MS / explained.length);
    let repairs: Repair[] = [];
    for (const leftOut of trials(draft, cause, placed, left, [...left, ...lessons])) {
      const found = new Map<string, Repair>();
      for (const size of ['small', 'large'] as const) {
        const isSmall = size === 'small';
        const most = isSmall ? MOST_SMALL : MOST_REPAIRS - found.size;
        const part = isSmall ? deadline.part(EACH_SMALL_MS) : deadline;
        const trial = { placements, leftOut, size, most, deadline: part };
        await tryRepairs(mended, cause.conflict, trial, found, context);
      }
      repairs = smallestFirst(found.values());
      const [first] = repairs;
      if (!first) continue;
      // The next conflicts are repaired with this repair made: made one after the other, they end all conflicts.
      const command: Command = commands[first.command];
      mended = runCommand(mended, command, first.args);
      for (const lesson of left) if (!leftOut.has(lesson)) placed.add(lesson);
      break;
    }
    const conflict = described(cause.conflict, repairs);
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
