import { type Draft, type Id, isScheduled, lessonsInScope, type Placement } from '@bellgrid/model';
import { lessonFinding } from '../../compile/findings.ts';
import { counted, lessonName, listed } from '../../names/names.ts';
import { type ConflictMember, findingOf } from '../conflict-member.ts';
import { calendarCandidate } from './calendar-candidate.ts';
import { type Edit, plainCandidate, type RepairCandidate } from './edit.ts';
import { isRefuted } from './is-refuted.ts';
import { roomCandidates } from './room-candidates.ts';
import { ruleCandidates } from './rule-edits.ts';
import { withoutLessons } from './without-lessons.ts';

/**
 * Single changes that take a conflict's ground away, each made only when it is asked for. Whether the rest of the
 * school then has a timetable is for a search to find out. The first leaves lessons without a place, which always
 * helps; then members of different kinds by turns, so that the first few differ. Null stands for one that is soon
 * refuted: between two answers the caller can do other things.
 * @param besides lessons of other conflicts, which need not be placed.
 */
export function* repairCandidates(
  whole: Draft,
  members: readonly ConflictMember[],
  besides: ReadonlySet<Id> = new Set(),
): Generator<RepairCandidate | null, void> {
  const draft = withoutLessons(whole, besides);
  const leaving = leavingOut(draft);
  if (leaving) yield leaving;
  const lessons = new Set(members.flatMap((each) => (each.kind === 'lesson' ? [each.lesson.id] : [])));
  for (const candidate of changesOf(draft, members)) {
    yield unlessRefuted(candidate, lessons);
  }
}

/** Null for what is soon refuted, now or when its pieces grow fewer. */
function unlessRefuted(candidate: RepairCandidate | null, lessons: ReadonlySet<Id>): RepairCandidate | null {
  if (candidate === null || isRefuted(candidate.trial, lessons)) return null;
  const { pieces } = candidate;
  if (pieces === undefined) return candidate;
  return { ...candidate, pieces: { ...pieces, only: (some) => unlessRefuted(pieces.only(some), lessons) } };
}

function* changesOf(draft: Draft, members: readonly ConflictMember[]): Generator<RepairCandidate, void> {
  for (const member of byTurns(members)) {
    const about = findingOf(draft, member);
    if (member.kind === 'rooms') yield* roomCandidates(draft, member, about);
    else if (member.kind === 'lock') {
      const candidate = unlocked(draft, member, about.sentence);
      if (candidate) yield candidate;
    } else if (member.bounds.some((bound) => bound.kind.family === 'calendar')) {
      const candidate = calendarCandidate(draft, member.bounds, about);
      if (candidate) yield candidate;
    } else for (const bound of member.bounds) yield* ruleCandidates(draft, bound, about);
  }
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
  rule: string,
): RepairCandidate | null {
  if (!lesson.locked) return null;
  const sentence = `Unlock ${lessonName(draft, lesson.id)}`;
  const about = lessonFinding('repair', sentence, [lesson]);
  const args = { ids: [lesson.id], locked: false };
  return plainCandidate(`lock ${lesson.id}`, draft, {
    action: 'unlock',
    command: 'lockLesson',
    args,
    rule,
    becomes: null,
    sentence,
    about,
  });
}

function leavingOut(draft: Draft): RepairCandidate | null {
  const change = { command: 'setConfig', args: { changes: { placeAsManyAsPossible: true } } } as const;
  const edit = (placements: readonly Placement[]): Edit => {
    const placed = new Set(placements.map(({ lesson }) => lesson));
    const left = lessonsInScope(draft).filter((lesson) => isScheduled(lesson) && !placed.has(lesson.id));
    const rule = listed(left.map((lesson) => lessonName(draft, lesson.id)));
    // A run chooses anew which ones, and may do with fewer.
    const sentence = `Place as many lessons as possible and leave out at most ${counted(left.length, 'lesson')}, for example ${rule}`;
    const about = lessonFinding('repair', sentence, left);
    return { action: 'leaveOut', ...change, rule, becomes: null, sentence, about };
  };
  const plain = plainCandidate('leave out', draft, edit([]));
  return plain && { ...plain, edit };
}
