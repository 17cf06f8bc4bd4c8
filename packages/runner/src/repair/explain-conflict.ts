import {
  calendarLessons,
  conflictSummary,
  type FoundConflict as ProvedConflict,
} from '@bellgrid/constraints';
import { type Command, commands, type Draft, type Id, type Placement, runCommand } from '@bellgrid/model';
import type { Conflict, Repair, RunFindings } from '@bellgrid/protocol';
import type { RunContext } from '../context/run-context.ts';
import { type Cause, findCauses } from './find-causes.ts';
import { tryRepairs } from './try-repairs.ts';

/** The most repairs that are offered for a conflict, and the most conflicts that are explained. */
const MOST_REPAIRS = 5;
const MOST_CONFLICTS = 6;
/** The time limit for finding all repairs together, in milliseconds. */
const REPAIRS_MS = 20_000;

/**
 * A conflict with the single changes that end it. When there are other conflicts, no single change helps: each is
 * explained with what ends it once the first repair of each one before is made. Takes what is left of the run's time,
 * up to a limit.
 * @param placements the best partial timetable.
 */
export async function explainConflict(
  conflict: ProvedConflict,
  placements: readonly Placement[],
  context: RunContext,
): Promise<Pick<RunFindings, 'conflicts' | 'repairs'>> {
  const { draft, deadline } = context;
  const part = deadline.part(REPAIRS_MS);
  const whole = { placements, leftOut: new Set<Id>(), deadline: part };
  const leaving = await tryRepairs(draft, conflict, { ...whole, kind: 'leaveOut', most: 1 }, context);
  const left = leaving[0]?.unplaced ?? [];
  const causes = await findCauses(conflict, left, context);
  if (causes.length > 1)
    return { conflicts: await explainEach(causes, left, placements, context), repairs: leaving };
  const most = MOST_REPAIRS - leaving.length;
  const changes = await tryRepairs(draft, conflict, { ...whole, kind: 'changes', most }, context);
  return { conflicts: [described(conflict, [...changes, ...leaving])], repairs: [] };
}

function described({ summary, memberFindings }: ProvedConflict, repairs: Repair[]): Conflict {
  return { summary, members: [...memberFindings], repairs };
}

/** @param left all lessons that the best timetable leaves out. */
async function explainEach(
  causes: readonly Cause[],
  left: readonly Id[],
  placements: readonly Placement[],
  context: RunContext,
): Promise<Conflict[]> {
  const { draft, deadline } = context;
  const conflicts: Conflict[] = [];
  let mended = draft;
  const placed = new Set<Id>();
  const lessons = causes.flatMap((cause) => [...cause.lessons]);
  const explained = causes.slice(0, MOST_CONFLICTS);
  for (const cause of explained) {
    const part = deadline.part(REPAIRS_MS / explained.length);
    let repairs: Repair[] = [];
    for (const leftOut of trials(draft, cause, placed, left, [...left, ...lessons])) {
      const trial = { placements, leftOut, deadline: part, kind: 'changes', most: MOST_REPAIRS } as const;
      repairs = await tryRepairs(mended, cause.conflict, trial, context);
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
    const summary = conflicts.length === 0 ? conflictSummary(cause.conflict, others) : conflict.summary;
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
