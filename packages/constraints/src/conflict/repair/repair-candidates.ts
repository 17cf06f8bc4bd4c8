import {
  type Draft,
  type Finding,
  type Id,
  isScheduled,
  type Lesson,
  lessonsInScope,
  type Message,
  MOST_NAMED,
  type Placement,
  value,
} from '@bellgrid/model';
import { createProver } from '@bellgrid/solver';
import { preCheck } from '../../pre-check/pre-check.ts';
import {
  type BoundConstraint,
  boundConstraints,
  isHard,
  ruleReferences,
} from '../../rules/bound-constraint.ts';
import { type ConflictMember, memberFinding } from '../conflict-member.ts';
import { type ConflictContext, conflictProblem, createConflictContext } from '../conflict-problem.ts';
import { neighbourhood } from '../sub-problems.ts';
import { calendarCandidate, singleCellCandidates } from './calendar-candidate.ts';
import { type Edit, plainCandidate, type RepairCandidate } from './edit.ts';
import { handOverCandidates } from './hand-over-candidates.ts';
import { leastLeftOut } from './least-left-out.ts';
import { roomCandidates } from './room-candidates.ts';
import { ruleCandidates, wholeRuleCandidates } from './rule-edits.ts';

/** Few steps: a change that is not refuted soon is tried. */
const STEPS = 100_000;

/** True when the prover with these lessons or around them, or counting, soon shows that there is no timetable. */
function isRefuted(draft: Draft, lessons: ReadonlySet<Id>): boolean {
  const context = createConflictContext(draft);
  const own = context.plan.units.flatMap((unit) => unit.lessons.filter(({ id }) => lessons.has(id)));
  if (isProved(context, new Set(own))) return true;
  for (const event of preCheck(draft)) if (event.kind === 'finding') return true;
  return isProved(context, neighbourhood(context, lessons));
}

function isProved(context: ConflictContext, lessons: ReadonlySet<Lesson>): boolean {
  const { problem } = conflictProblem(context, lessons);
  const prover = createProver(problem, { firstSteps: STEPS, stepsPerQuestion: 0, accepts: () => false });
  while (!prover.done && prover.conflict === null) prover.run(STEPS);
  return prover.conflict !== null;
}

/**
 * Changes of one cell or lock, other changes of rules, and leaving lessons out, which always helps. Beside these, changes of a
 * rule for many as a whole, for conflicts that have it in common.
 */
const repairSizes = ['small', 'large', 'leaveOut'] as const;
export type RepairSize = (typeof repairSizes)[number] | 'whole';

/**
 * Yields single changes that remove a conflict, each made lazily, the small ones first. A search has to find out if the
 * rest of the school then has a timetable. Members of different kinds come by turns, so that the first few differ. Null
 * replaces a change that is soon refuted, so that the caller can do other work between two results.
 * @param besides lessons of other conflicts, which need not be placed.
 * @param relaxed a timetable without the rules of the conflict: the cells that it uses are opened first.
 */
export function* repairCandidates(
  whole: Draft,
  members: readonly ConflictMember[],
  besides: ReadonlySet<Id> = new Set(),
  sizes: readonly RepairSize[] = repairSizes,
  relaxed: readonly Placement[] = [],
): Generator<RepairCandidate | null, void> {
  const draft = withoutLessons(whole, besides);
  const lessons = new Set(members.flatMap((each) => (each.kind === 'lesson' ? [each.lesson.id] : [])));
  for (const size of sizes) {
    if (size === 'leaveOut') {
      const leaving = leavingOut(draft);
      if (leaving) yield leaving;
      continue;
    }
    for (const candidate of changesOfSize[size](draft, members, relaxed))
      yield unlessRefuted(candidate, lessons);
  }
}

type ChangesOf = (
  draft: Draft,
  members: readonly ConflictMember[],
  relaxed: readonly Placement[],
) => Generator<RepairCandidate, void>;

const changesOfSize: Readonly<Record<Exclude<RepairSize, 'leaveOut'>, ChangesOf>> = {
  small: smallChangesOf,
  large: changesOf,
  whole: wholeChangesOf,
};

/** Changes the rules for many, for all their members. */
function* wholeChangesOf(draft: Draft, members: readonly ConflictMember[]): Generator<RepairCandidate, void> {
  for (const member of byTurns(members))
    if (member.kind === 'constraint')
      for (const bound of member.bounds) yield* wholeRuleCandidates(draft, bound);
}

/** Unlocks one lesson, or opens one cell. */
function* smallChangesOf(
  draft: Draft,
  members: readonly ConflictMember[],
  relaxed: readonly Placement[],
): Generator<RepairCandidate, void> {
  for (const member of byTurns(members)) {
    const described = memberFinding(draft, member);
    if (member.kind === 'lock') {
      const candidate = unlocked(draft, member, { code: described.code, values: described.values });
      if (candidate) yield candidate;
    } else if (member.kind === 'constraint' && isCalendar(member)) {
      yield* singleCellCandidates(draft, member.bounds, described, relaxed);
    }
  }
}

function isCalendar({ bounds }: Extract<Rule, { kind: 'constraint' }>): boolean {
  return bounds.some((bound) => bound.kind.family === 'calendar');
}

/** The candidate; null when it is soon refuted, now or with fewer pieces. */
function unlessRefuted(candidate: RepairCandidate | null, lessons: ReadonlySet<Id>): RepairCandidate | null {
  if (candidate === null || isRefuted(candidate.trial, lessons)) return null;
  const { pieces } = candidate;
  if (pieces === undefined) return candidate;
  return { ...candidate, pieces: { ...pieces, only: (some) => unlessRefuted(pieces.only(some), lessons) } };
}

function* changesOf(draft: Draft, members: readonly ConflictMember[]): Generator<RepairCandidate, void> {
  for (const member of byTurns(members)) {
    const described = memberFinding(draft, member);
    if (member.kind === 'rooms') yield* roomCandidates(draft, member, described);
    else if (member.kind === 'lock') continue;
    else if (isCalendar(member)) {
      const candidate = calendarCandidate(draft, member.bounds, described);
      if (candidate) yield candidate;
    } else for (const bound of member.bounds) yield* ruleCandidates(draft, bound, described.about);
  }
  yield* handOverCandidates(draft, members);
}

type Rule = Exclude<ConflictMember, { kind: 'lesson' }>;

/** One of each kind, then the second of each, … */
function byTurns(members: readonly ConflictMember[]): Rule[] {
  const seen = new Map<string, number>();
  const turns = members.flatMap((member) => {
    if (member.kind === 'lesson') return [];
    const kind = member.kind === 'constraint' ? (member.bounds[0]?.kind.kind ?? '') : member.kind;
    const turn = seen.get(kind) ?? 0;
    seen.set(kind, turn + 1);
    return [{ member, turn }];
  });
  return turns.sort((a, b) => a.turn - b.turn).map(({ member }) => member);
}

function unlocked(
  draft: Draft,
  { lesson }: Extract<ConflictMember, { kind: 'lock' }>,
  rule: Message,
): RepairCandidate | null {
  if (!lesson.locked) return null;
  return plainCandidate(`lock ${lesson.id}`, draft, {
    action: 'unlock',
    command: 'lockLesson',
    args: { ids: [lesson.id], locked: false },
    rule,
    becomes: null,
    finding: {
      code: 'findings.repair.unlock',
      values: { lesson: value.item('lesson', lesson.id) },
      about: { lessons: [lesson.id] },
    },
  });
}

/** True if so many lessons left out are a large part of the school: what is left is no schedule to work with. */
export const isLargePart = (left: number, lessons: number): boolean => left > Math.max(10, lessons / 10);

function leavingOut(draft: Draft): RepairCandidate | null {
  const all = lessonsInScope(draft).filter(isScheduled);
  const change = { command: 'setConfig', args: { changes: { placeAsManyAsPossible: true } } } as const;
  // It is proved that not all have a place.
  const least = Math.max(1, leastLeftOut(draft));
  const edit = (placements: readonly Placement[]): Edit => {
    const placed = new Set(placements.map(({ lesson }) => lesson));
    const left = all.filter((lesson) => !placed.has(lesson.id));
    const about = { lessons: left.map(({ id }) => id) };
    // A run chooses the lessons anew and may leave out fewer.
    const finding: Finding = isLargePart(left.length, all.length)
      ? { code: 'findings.repair.leaveOutMany', values: { count: left.length, all: all.length }, about }
      : {
          code: leaveOutText(left.length, least),
          values: {
            count: left.length,
            least,
            lessons: value.items('lesson', about.lessons, MOST_NAMED),
          },
          about,
        };
    return { action: 'leaveOut', ...change, rule: finding, becomes: null, finding };
  };
  const plain = plainCandidate('leaveOut', draft, edit([]));
  return plain && { ...plain, edit, leastLeft: least };
}

/** The finding on lessons left out, where it is proved otherwise that at least so many have no place. */
export function withLeastLeftOut(finding: Finding, proved: number): Finding {
  const { count, least } = finding.values ?? {};
  if (typeof count !== 'number' || typeof least !== 'number' || least >= proved) return finding;
  return { ...finding, code: leaveOutText(count, proved), values: { ...finding.values, least: proved } };
}

/** The code of the finding that fewer are proved not to be enough. */
export const FEWEST_LEFT_OUT = 'findings.repair.leaveOutFewest';

/** Says whether so few are proved to be the fewest, or how many are left out at least. */
function leaveOutText(left: number, least: number): string {
  if (left <= least) return FEWEST_LEFT_OUT;
  return least > 1 ? 'findings.repair.leaveOutAtLeast' : 'findings.repair.leaveOut';
}

/**
 * The draft as if these lessons did not have to be placed: without them, and without the hard rules that may
 * depend on them. A timetable found for it has still to be checked against the draft itself.
 */
function withoutLessons(draft: Draft, ids: ReadonlySet<Id>): Draft {
  if (ids.size === 0) return draft;
  const touched = new Set<Id>(ids);
  for (const id of ids) {
    const lesson = draft.lessons[id];
    if (lesson) for (const each of [lesson.subject, ...lesson.teachers, ...lesson.groups]) touched.add(each);
  }
  const countsOnThem = (bound: BoundConstraint) => {
    const { subjects = [], lessons = [], teachers = [], groups = [] } = ruleReferences(bound);
    return [...subjects, ...lessons, ...teachers, ...groups].some((id) => touched.has(id));
  };
  const asking = boundConstraints(draft).filter((bound) => isHard(bound) && bound.kind.asksForLessons);
  const dropped = new Set(asking.filter(countsOnThem).flatMap(({ records }) => records));
  return {
    ...draft,
    lessons: without(draft.lessons, ids),
    constraints: without(draft.constraints, dropped),
  };
}

function without<Item>(items: Readonly<Record<Id, Item>>, ids: ReadonlySet<Id>): Record<Id, Item> {
  return Object.fromEntries(Object.entries(items).filter(([id]) => !ids.has(id)));
}
