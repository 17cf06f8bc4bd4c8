import { type Draft, type Finding, type Lesson, type Message, timetableOf, value } from '@bellgrid/model';
import { distinctIds } from '../compile/findings.ts';
import { physicalViolations } from '../physical/physical-violations.ts';
import { isOverload } from '../pre-check/check-periods.ts';
import type { AskedRelation } from '../rule-forms/define-constraint.ts';
import type { ConflictMember } from './conflict-member.ts';
import { conflictOwners, withOwnClassFirst } from './shared-items.ts';
import { tooFewDays } from './too-few-days.ts';

/** The most subjects that a summary names. */
const MOST_SUBJECTS = 3;

interface Proved {
  readonly members: readonly ConflictMember[];
  readonly isMinimal: boolean;
}

/**
 * A conflict in one sentence: its shape, and its size.
 * @param others the number of conflicts found in addition to this one.
 * @param counted a counted contradiction that the conflict shows: where periods were counted, the numbers are its shape.
 */
export function conflictSummary(
  draft: Draft,
  { members, isMinimal }: Proved,
  others = 0,
  counted: Finding | null = null,
): Finding {
  const lessons = members.flatMap((member) => (member.kind === 'lesson' ? [member.lesson] : []));
  const rules = members.length - lessons.length;
  const counts: Message[] = [];
  if (rules > 0) counts.push({ code: 'findings.counts.rules', values: { count: rules } });
  if (lessons.length > 0) counts.push({ code: 'findings.counts.lessons', values: { count: lessons.length } });
  const rest: Message =
    others > 0
      ? { code: 'findings.conflict.others', values: { count: others } }
      : { code: 'findings.conflict.restUnknown' };
  const numbers = counted && numbersOf(counted);
  const code = isMinimal ? minimalCode(members.length) : 'findings.conflict.notReduced';
  const size: Message = {
    code: numbers ? 'findings.conflict.counted' : code,
    values: { members: value.messages(counts, 'and'), rest },
  };
  const shape = withOwnClassFirst(numbers ?? shapeOf(draft, members, lessons), conflictOwners(members));
  return {
    code: 'findings.conflict.shaped',
    values: { shape, size },
    about: { lessons: lessons.map(({ id }) => id) },
  };
}

/** "Ann Smith has 23 periods scheduled, but only has 12 available"; null where no periods of one item were counted. */
function numbersOf(counted: Finding): Message | null {
  const { item, count, available } = counted.values ?? {};
  if (!isOverload(counted) || item === undefined) return null;
  if (count === undefined || available === undefined) return null;
  return { code: 'findings.conflictShape.overloaded', values: { item, count, available } };
}

function minimalCode(members: number): string {
  if (members === 1) return 'findings.conflict.alone';
  return members === 2 ? 'findings.conflict.ofTwo' : 'findings.conflict.ofMany';
}

/** Of several relations that rules of a conflict ask for, the first of these is its shape. */
const relationCodes: Readonly<Record<AskedRelation, string>> = {
  time: 'findings.conflictShape.time',
  day: 'findings.conflictShape.day',
  following: 'findings.conflictShape.following',
  order: 'findings.conflictShape.order',
};

/** Locked lessons at the same time, too little room for, no common time or order of, too few days for, too few periods of. */
function shapeOf(draft: Draft, members: readonly ConflictMember[], lessons: readonly Lesson[]): Message {
  const clash = clashOfLocked(draft, members, lessons);
  if (clash) return clash;
  const rooms = members.flatMap((member) => (member.kind === 'rooms' ? member.rooms : []));
  const named = new Set(lessons.map(({ subject }) => subject));
  const subjects = value.items('subject', [...named], MOST_SUBJECTS);
  if (rooms.length > 0) {
    const values = { subjects, rooms: value.items('classroom', distinctIds(rooms), MOST_SUBJECTS) };
    return { code: 'findings.conflictShape.room', values };
  }
  const bounds = members.flatMap((member) => (member.kind === 'constraint' ? member.bounds : []));
  const asked = new Set(bounds.map(({ kind }) => kind.asksFor as string | undefined));
  const relation = Object.entries(relationCodes).find(([name]) => asked.has(name));
  if (relation) return { code: relation[1], values: { subjects } };
  if (lessons.length === 1) {
    const lesson = value.items('lesson', [lessons[0]!.id]);
    return { code: 'findings.conflictShape.noTime', values: { lesson } };
  }
  const ofDays = tooFewDays(draft, bounds, lessons);
  if (ofDays) return ofDays;
  const [owner] = conflictOwners(members);
  return owner === undefined
    ? { code: 'findings.conflictShape.periods', values: { subjects } }
    : {
        code: 'findings.conflictShape.periodsOf',
        values: { owner: value.item(owner.type, owner.id), subjects },
      };
}

/** Two of the lessons that clash where their locks hold them; null when none do. */
function clashOfLocked(
  draft: Draft,
  members: readonly ConflictMember[],
  lessons: readonly Lesson[],
): Message | null {
  const locked = new Set(members.flatMap((member) => (member.kind === 'lock' ? [member.lesson.id] : [])));
  const held = lessons.filter(({ id }) => locked.has(id));
  if (held.length < 2) return null;
  const timetable = timetableOf(draft);
  const placed = new Map(
    held.flatMap(({ id }) => {
      const place = timetable.placed.get(id);
      return place ? [[id, place] as const] : [];
    }),
  );
  const clash = physicalViolations({ ...timetable, placed }).find(({ rule }) => rule !== 'notInSchool');
  return clash?.message ?? null;
}
