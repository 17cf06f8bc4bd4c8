import { type Conflict, calendarLessons, type Finding } from '@bellgrid/constraints';
import { type Command, commands, type Draft, type Id, type Placement, runCommand } from '@bellgrid/model';
import { breathe } from './breathe.ts';
import { createHeartbeat } from './create-heartbeat.ts';
import type { Judge } from './judge.ts';
import type { RunContext } from './search-compiled.ts';
import { tryRepairs } from './try-repairs.ts';

/** How many repairs are offered for a conflict, and how many conflicts are told. */
const MOST_REPAIRS = 5;
const MOST_CONFLICTS = 6;
/** How long repairs are looked for, all together, and other conflicts, in milliseconds. */
const REPAIRS_MS = 20_000;
const OTHERS_MS = 4000;
const STEPS = 20_000;

/**
 * A conflict with the single changes that end it. Where there are others besides it, no single change would help: each
 * is told with what ends it once the first repair of those before is made. Takes what is left of the run's time, up to a limit.
 * @param standing where lessons stand in the best partial timetable.
 */
export async function explainConflict(
  judge: Judge,
  draft: Draft,
  conflict: Conflict,
  standing: readonly Placement[],
  context: RunContext,
): Promise<Finding[]> {
  const { now, began, options } = context;
  const end = began + 1000 * options.seconds;
  const until = Math.min(end, now() + REPAIRS_MS);
  const all = { standing, besides: new Set<Id>() };
  const leaving = await tryRepairs(
    judge,
    draft,
    conflict,
    { ...all, kind: 'leaveOut', most: 1, until },
    context,
  );
  const left = leaving[0]?.repair?.unplaced ?? [];
  const causes = await causesOf(judge, draft, conflict, left, context);
  if (causes.length === 1) {
    const most = MOST_REPAIRS - leaving.length;
    const changes = await tryRepairs(
      judge,
      draft,
      conflict,
      { ...all, kind: 'changes', most, until },
      context,
    );
    return [...conflict.findings, ...changes, ...leaving];
  }
  const told: Finding[] = [];
  let mended = draft;
  const placed = new Set<Id>();
  const tellable = causes.slice(0, MOST_CONFLICTS);
  for (const [index, cause] of tellable.entries()) {
    const share = Math.min(end, now() + REPAIRS_MS / tellable.length);
    const trial = { standing, kind: 'changes', most: MOST_REPAIRS, until: share } as const;
    told.push(...besideOthers(cause.conflict.findings, index, causes.length));
    for (const besides of trials(draft, cause, placed, left, [...left, ...lessonsOf(causes)])) {
      const repairs = await tryRepairs(judge, mended, cause.conflict, { ...trial, besides }, context);
      told.push(...repairs);
      if (repairs.length === 0) continue;
      // What follows is looked for with this one made: made one after the other, they end all conflicts.
      mended = withRepair(mended, repairs[0]?.repair);
      for (const lesson of left) if (!besides.has(lesson)) placed.add(lesson);
      break;
    }
  }
  return [...told, ...leaving];
}

function withRepair(draft: Draft, repair: Finding['repair']): Draft {
  if (!repair) return draft;
  const known: Command = commands[repair.command];
  return runCommand(draft, known, repair.args);
}

/**
 * What the trials of a cause's repairs leave out, one after the other until one of them finds a repair. A calendar is
 * opened for all lessons that it has to hold, if that can be; where conflicts share a teacher or a class, none of them
 * has a repair until more of the others is out of the way.
 * @param placed what the repairs told before give a place.
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

function lessonsOf(causes: readonly Cause[]): Id[] {
  return causes.flatMap(({ lessons }) => [...lessons]);
}

/** A conflict that is told, with the lessons of all conflicts that have a rule in common with it. */
interface Cause {
  readonly conflict: Conflict;
  readonly lessons: Set<Id>;
  readonly rules: Set<unknown>;
}

/**
 * The conflict and those without a common rule that remain in the school without what had to be left out before.
 * @param left all that the best timetable leaves out.
 */
async function causesOf(
  judge: Judge,
  draft: Draft,
  first: Conflict,
  left: readonly Id[],
  context: RunContext,
): Promise<Cause[]> {
  const { now, began, options, isAborted } = context;
  const causes = [causeOf(first)];
  const beat = createHeartbeat(context, { placed: 0, lessons: Object.keys(draft.lessons).length });
  const until = Math.min(began + 1000 * options.seconds, now() + OTHERS_MS);
  // Every lesson left out belongs to a conflict: what one of them needs, its repair must give all that are its own.
  while (judge.findConflict && now() < until) {
    const isKnown = (id: Id) => causes.some(({ lessons }) => lessons.has(id));
    const seeds = left.filter((id) => !isKnown(id));
    if (seeds.length === 0) break;
    const search = judge.findConflict(draft, seeds, new Set(left.filter(isKnown)));
    while (!search.done && !isAborted() && now() < until) {
      search.run(STEPS);
      beat();
      await breathe();
    }
    if (search.conflict === null) break;
    const found = causeOf(search.conflict);
    const same = causes.find(({ rules }) => [...found.rules].some((rule) => rules.has(rule)));
    for (const lesson of same ? found.lessons : []) same?.lessons.add(lesson);
    if (!same) causes.push(found);
    // What explains none of the seeds would be found again.
    else if (!seeds.some((id) => found.lessons.has(id))) break;
  }
  return causes;
}

function causeOf(conflict: Conflict): Cause {
  const lessons = new Set<Id>();
  const rules = new Set<unknown>();
  for (const member of conflict.members) {
    if (member.kind === 'lesson') lessons.add(member.lesson.id);
    else if (member.kind === 'lock') rules.add(`lock ${member.lesson.id}`);
    else if (member.kind === 'rooms') rules.add(`rooms ${member.rooms.join(' ')}`);
    else for (const bound of member.bounds) rules.add(bound);
  }
  return { conflict, lessons, rules };
}

/** The sentence that sums the first conflict up says that it is not the only one. */
function besideOthers(findings: readonly Finding[], index: number, count: number): Finding[] {
  if (index > 0) return [...findings];
  const others = count === 2 ? 'There is another conflict' : 'There are other conflicts';
  return findings.map((finding) =>
    finding.kind === 'conflict'
      ? { ...finding, sentence: `${finding.sentence} ${others} besides this one.` }
      : finding,
  );
}
