import type { Draft, Id, Lesson } from '@bellgrid/model';
import type { ProofGroup } from '@bellgrid/solver';
import type { Plan, PlannedUnit } from '../compile/plan.ts';
import { push } from '../read/draft-index.ts';
import type { RoomClosing } from './conflict-builder.ts';
import type { ConflictMember } from './conflict-member.ts';

/**
 * Hall's condition on rooms: per list of rooms that lessons choose from, and per union of lists that
 * overlap, those who can only be there. Necessary, and enough for most schools; which room a lesson then has is
 * not the prover's business.
 */
export function roomGroups(
  plan: Plan,
  units: readonly PlannedUnit[],
  closings: ReadonlyMap<Id, RoomClosing>,
  members: ConflictMember[],
): ProofGroup[] {
  const demands = units.flatMap((unit, index) =>
    unit.needs.map(({ lesson }) => ({ unit: index, lesson, rooms: viableRooms(plan, lesson) })),
  );
  const byPlace = new Map<string, typeof demands>();
  for (const demand of demands) push(byPlace, originOf(plan.draft, demand.lesson, demand.rooms), demand);
  const memberOf = new Map<(typeof demands)[number], number>();
  for (const those of byPlace.values()) {
    const rooms = [...those[0]!.rooms];
    const member = members.push({ kind: 'rooms', lessons: those.map(({ lesson }) => lesson), rooms }) - 1;
    for (const demand of those) memberOf.set(demand, member);
  }
  const exempt = fixedAtoms(units);
  return roomSets(demands.map(({ rooms }) => rooms)).flatMap((set): ProofGroup[] => {
    const inside = demands.filter(({ rooms }) => [...rooms].every((room) => set.has(room)));
    if (inside.length <= set.size && set.size > 1) return [];
    return [
      {
        capacity: set.size,
        demands: inside.map((demand) => ({ unit: demand.unit, member: memberOf.get(demand)! })),
        closings: [...set].flatMap((room) => {
          const closing = closings.get(room);
          if (!closing) return [];
          const atoms = [...closing.atoms].filter((atom) => !exempt.get(room)?.has(atom));
          return [{ member: closing.member, atoms }];
        }),
      },
    ];
  });
}

/** The rooms that a lesson may be in, also where a lock keeps it in one of them. */
export function viableRooms({ draft, roomsOf }: Plan, lesson: Lesson): Set<Id> {
  const rooms = roomsOf(lesson);
  const all = 'fixed' in rooms ? (rooms.fixed === null ? [] : [rooms.fixed]) : rooms.choose;
  return new Set(all.filter((room) => draft.classrooms[room] !== undefined));
}

/** The member that chooses the rooms: one per subject, or per lesson with rooms of its own. */
function originOf(draft: Draft, lesson: Lesson, rooms: ReadonlySet<Id>): string {
  const isOwn = lesson.viableClassrooms.length > 0;
  const subject = draft.subjects[lesson.subject];
  const isFixed = !isOwn && (subject?.viableClassrooms.length ?? 0) === 0 && lesson.classroom !== null;
  return isOwn || isFixed ? `lesson ${lesson.id}` : `${lesson.subject} ${[...rooms].join(' ')}`;
}

/** Every list once, and the unions of lists that overlap, directly or over others. */
function roomSets(lists: readonly ReadonlySet<Id>[]): ReadonlySet<Id>[] {
  const name = (set: ReadonlySet<Id>) => [...set].sort().join(' ');
  const sets = new Map<string, ReadonlySet<Id>>();
  let unions: Set<Id>[] = [];
  for (const list of lists) {
    if (list.size === 0 || sets.has(name(list))) continue;
    sets.set(name(list), list);
    const touching = unions.filter((union) => [...list].some((room) => union.has(room)));
    const joined = new Set([...list, ...touching.flatMap((union) => [...union])]);
    unions = [...unions.filter((union) => !touching.includes(union)), joined];
  }
  for (const union of unions) sets.set(name(union), union);
  return [...sets.values()];
}

/** Per room the atoms in which a lesson that must stay uses it, closed or not. */
function fixedAtoms(units: readonly PlannedUnit[]): Map<Id, Set<number>> {
  const atoms = new Map<Id, Set<number>>();
  for (const unit of units) {
    const place = unit.isFixed ? unit.places[unit.allowed.indexOf(1)] : undefined;
    if (!place) continue;
    for (const room of unit.needs.flatMap((need) => [...need.rooms.keys()])) {
      const held = atoms.get(room) ?? new Set();
      atoms.set(room, held);
      for (let atom = place.from; atom < place.to; atom += 1) held.add(atom);
    }
  }
  return atoms;
}
