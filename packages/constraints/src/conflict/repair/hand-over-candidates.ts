import { type Draft, type Id, type Lesson, nameKey, value } from '@bellgrid/model';
import { notFreeFor } from '../../check/hand-over.ts';
import { availableByDay, structuresOf, sum } from '../../pre-check/available-periods.ts';
import { periodsOfLessons } from '../../pre-check/check-context.ts';
import { indexOf, push } from '../../read/draft-index.ts';
import { ruleReferences } from '../../rules/bound-constraint.ts';
import type { ConflictMember } from '../conflict-member.ts';
import { type Edit, plainCandidate, type RepairCandidate } from './edit.ts';

/** The most changes that are tried for one teacher. */
const MOST_EACH = 4;

/**
 * Hands the lessons of one subject over to another teacher who teaches a subject of the same name and has the periods
 * for them: for the teachers whose calendars or rules are members, the fewest periods first.
 */
export function* handOverCandidates(
  draft: Draft,
  members: readonly ConflictMember[],
): Generator<RepairCandidate, void> {
  const lessons = members.flatMap((member) => (member.kind === 'lesson' ? [member.lesson] : []));
  for (const from of teachersOfRules(members)) {
    const bySubject = new Map<Id, Lesson[]>();
    for (const lesson of lessons)
      if (lesson.teachers.includes(from) && draft.subjects[lesson.subject])
        push(bySubject, lesson.subject, lesson);
    const subjects = [...bySubject.keys()]
      .map((subject) => ({ subject, own: lessonsOf(draft, from, subject) }))
      .sort((a, b) => periodsOfLessons(a.own) - periodsOfLessons(b.own));
    let tried = 0;
    for (const { subject, own } of subjects) {
      const [to] = othersFor(draft, from, subject, own);
      const candidate = to === undefined ? null : handedOver(draft, { from, to, subject, own });
      if (candidate === null) continue;
      yield candidate;
      tried += 1;
      if (tried === MOST_EACH) break;
    }
  }
}

function teachersOfRules(members: readonly ConflictMember[]): Set<Id> {
  const bounds = members.flatMap((member) => (member.kind === 'constraint' ? member.bounds : []));
  return new Set(bounds.flatMap((bound) => ruleReferences(bound).teachers ?? []));
}

const lessonsOf = (draft: Draft, teacher: Id, subject: Id): Lesson[] =>
  (indexOf(draft).byTeacher.get(teacher) ?? []).filter((lesson) => lesson.subject === subject);

/** The teachers of other subjects of this name who have so many periods left, those with the most first. */
function othersFor(draft: Draft, from: Id, subject: Id, own: readonly Lesson[]): Id[] {
  const name = nameKey(draft.subjects[subject]?.name ?? '');
  const same = Object.values(draft.subjects).filter((each) => nameKey(each.name) === name);
  const left = (id: Id) => {
    const taught = indexOf(draft).byTeacher.get(id) ?? [];
    const structures = structuresOf([...taught, ...own]);
    return (
      sum(availableByDay(draft, 'teacher', id, structures, false)) - periodsOfLessons([...taught, ...own])
    );
  };
  return [...new Set(same.flatMap(({ teachers }) => teachers))]
    .filter((id) => id !== from && draft.teachers[id] && !own.some(({ teachers }) => teachers.includes(id)))
    .map((id) => ({ id, left: left(id) }))
    .filter((each) => each.left >= 0)
    .sort((a, b) => b.left - a.left)
    .map(({ id }) => id);
}

interface HandOver {
  readonly from: Id;
  readonly to: Id;
  readonly subject: Id;
  readonly own: readonly Lesson[];
}

function handedOver(draft: Draft, { from, to, subject, own }: HandOver): RepairCandidate | null {
  const lessons = own.map(({ id }) => id);
  // Lessons whose time the other teacher has not free lose their place; locked ones may not.
  const unplaced = notFreeFor(draft, to, lessons).map(({ lesson }) => lesson);
  if (unplaced.some((id) => draft.lessons[id]?.locked)) return null;
  const finding = {
    code: 'findings.repair.handOver',
    values: {
      subject: value.item('subject', subject),
      from: value.item('teacher', from),
      to: value.item('teacher', to),
      count: lessons.length,
    },
    about: { lessons, teachers: [from, to], subjects: [subject] },
  };
  const { about: _, ...rule } = finding;
  const edit: Edit = {
    action: 'handOver',
    command: 'handOverLessons',
    args: { from, shares: [{ to, lessons: lessons.filter((id) => !unplaced.includes(id)), unplaced }] },
    rule,
    becomes: null,
    finding,
  };
  return plainCandidate(`handOver ${from} ${subject}`, draft, edit);
}
