import { type Draft, type Finding, type Id, type Lesson, type Placement, value } from '@bellgrid/model';
import type { ConflictMember } from '../conflict-member.ts';
import { type Edit, type RepairCandidate, withEdit } from './edit.ts';

type RoomsMember = Extract<ConflictMember, { kind: 'rooms' }>;

/** Allows more rooms for some lessons: the one with the fewest lessons now, or else as many as are used. */
export function* roomCandidates(
  draft: Draft,
  member: RoomsMember,
  described: Finding,
): Generator<RepairCandidate, void> {
  const others = byUse(draft, new Set(member.rooms));
  for (const more of [others.slice(0, 1), others]) {
    const allowed = [...member.rooms, ...more];
    const trial = more.length === 0 ? null : withEdit(draft, withRooms(draft, member, allowed));
    if (!trial) continue;
    yield {
      name: `rooms ${member.lessons[0]?.id} ${member.rooms.join(' ')}`,
      trial,
      edit: (placements) => editOf(draft, member, described, placements),
    };
  }
}

function editOf(
  draft: Draft,
  member: RoomsMember,
  described: Finding,
  placements: readonly Placement[],
): Edit | null {
  const own = new Set(member.lessons.map((lesson) => lesson.id));
  const used = new Set(
    placements.flatMap(({ lesson, classroom }) => (own.has(lesson) ? (classroom ?? []) : [])),
  );
  const added = [...used].filter((room) => !member.rooms.includes(room));
  if (added.length === 0) return null;
  const rule = { code: described.code, values: described.values };
  return {
    action: 'addRooms',
    ...withRooms(draft, member, [...member.rooms, ...added]),
    rule,
    becomes: null,
    finding: {
      code: 'findings.repair.addRooms',
      values: { rooms: value.items('classroom', added), member: rule },
      about: { lessons: [...own], classrooms: added },
    },
  };
}

/** The rooms come from the lesson where it has its own, else from its subject. */
function withRooms(
  draft: Draft,
  { lessons }: RoomsMember,
  viableClassrooms: readonly Id[],
): Pick<Edit, 'command' | 'args'> {
  const [lesson] = lessons;
  const subject = draft.subjects[lesson?.subject ?? ''];
  if (lesson && (!subject || hasOwnRooms(lesson, subject.viableClassrooms)))
    return { command: 'setLesson', args: { id: lesson.id, changes: { viableClassrooms } } };
  const { lessons: _, ...fields } = subject ?? { lessons: [] };
  return { command: 'setSubject', args: { subject: { ...fields, viableClassrooms } } };
}

function hasOwnRooms(lesson: Lesson, ofSubject: readonly Id[]): boolean {
  return lesson.viableClassrooms.length > 0 || (ofSubject.length === 0 && lesson.classroom !== null);
}

/** The other rooms, by how many lessons name them. */
function byUse(draft: Draft, known: ReadonlySet<Id>): Id[] {
  const uses = new Map(Object.keys(draft.classrooms).map((room) => [room, 0]));
  for (const lesson of Object.values(draft.lessons)) {
    const subject = draft.subjects[lesson.subject];
    const own = lesson.viableClassrooms.length > 0 ? lesson.viableClassrooms : subject?.viableClassrooms;
    const room = lesson.classroom ?? subject?.classroom;
    const named = own && own.length > 0 ? own : room ? [room] : [];
    for (const each of named) uses.set(each, (uses.get(each) ?? 0) + 1 / named.length);
  }
  return [...uses.keys()].filter((room) => !known.has(room)).sort((a, b) => uses.get(a)! - uses.get(b)!);
}
