import { type Id, type Placed, type Placement, timetableOf } from '@bellgrid/model';
import { kinds } from '../kinds/registry.ts';
import { physicalViolations } from '../physical/physical-violations.ts';
import { hardCells } from '../read/blocked-cells.ts';
import { type BoundConstraint, matchesOf } from '../rules/bound-constraint.ts';
import type { ConflictMember } from './conflict-member.ts';
import type { ConflictContext, ConflictProblem } from './conflict-problem.ts';
import { viableRooms } from './room-groups.ts';

/** A lesson that needs a room for some atoms. */
interface RoomDemand {
  readonly lesson: Id;
  readonly rooms: readonly Id[];
  readonly from: number;
  readonly to: number;
}

/** Most tries before giving up: then it counts as not found. */
const MAX_TRIES = 20_000;

/** A room for each demand, no room twice in an atom nor where it is closed; null when none was found. */
function findRooms(
  demands: readonly RoomDemand[],
  isClosed: (room: Id, atom: number) => boolean,
): Map<Id, Id> | null {
  const held = new Set<string>();
  const chosen = new Map<Id, Id>();
  const ordered = [...demands].sort((a, b) => a.from - b.from || a.rooms.length - b.rooms.length);
  let tries = 0;
  const from = (index: number): boolean => {
    const demand = ordered[index];
    if (!demand) return true;
    const atoms = Array.from({ length: demand.to - demand.from }, (_, i) => demand.from + i);
    for (const room of demand.rooms) {
      tries += 1;
      if (tries > MAX_TRIES) return false;
      if (atoms.some((atom) => held.has(`${room} ${atom}`) || isClosed(room, atom))) continue;
      for (const atom of atoms) held.add(`${room} ${atom}`);
      chosen.set(demand.lesson, room);
      if (from(index + 1)) return true;
      for (const atom of atoms) held.delete(`${room} ${atom}`);
    }
    return false;
  };
  return from(0) ? chosen : null;
}

/**
 * True when the placed lessons, at these starts, keep the physical rules and the given members, by the plain
 * meaning of the rules; a room is found for each here. A member is called necessary only after this.
 */
export function checkWitness(
  { draft, plan, sharing }: ConflictContext,
  { members, units }: ConflictProblem,
  kept: readonly number[],
  starts: Int32Array,
): boolean {
  const chosen = kept.map((index) => members[index]!);
  const bounds = chosen.flatMap((member) => (member.kind === 'constraint' ? member.bounds : []));
  const roomed = lessonsWithRooms(chosen);
  const placements: Placement[] = [];
  const demands: RoomDemand[] = [];
  units.forEach((unit, index) => {
    const place = unit.places[starts[index]!];
    const [lesson] = unit.lessons;
    if (!place || !lesson) return;
    const timeSlot = { day: place.day, start: place.start, end: place.end };
    placements.push({ lesson: lesson.id, timeSlot, classroom: null });
    if (!roomed.has(lesson.id)) return;
    demands.push({
      lesson: lesson.id,
      rooms: [...viableRooms(plan, lesson)],
      from: place.from,
      to: place.to,
    });
  });
  const rooms = findRooms(demands, createIsClosed(draft, plan, bounds));
  if (!rooms) return false;
  const timetable = timetableOf(draft, placements);
  const placed = new Map(
    [...timetable.placed].map(([id, each]): [Id, Placed] => [
      id,
      { ...each, classroom: rooms.get(id) ?? null },
    ]),
  );
  const withRooms = { ...timetable, placed };
  if (physicalViolations(withRooms, sharing).length > 0) return false;
  if (bounds.some((bound) => matchesOf(bound, withRooms).length > 0)) return false;
  return chosen.every((member) => keepsLock(member, placed));
}

function lessonsWithRooms(chosen: readonly ConflictMember[]): Set<Id> {
  return new Set(
    chosen.flatMap((member) => (member.kind === 'rooms' ? member.lessons.map((lesson) => lesson.id) : [])),
  );
}

function keepsLock(member: ConflictMember, placed: ReadonlyMap<Id, Placed>): boolean {
  if (member.kind !== 'lock') return true;
  const { id, timeSlot } = member.lesson;
  const there = placed.get(id);
  return !there || (there.day === timeSlot?.day && there.start === timeSlot.start);
}

function createIsClosed(
  draft: ConflictContext['draft'],
  plan: ConflictContext['plan'],
  bounds: readonly BoundConstraint[],
): (room: Id, atom: number) => boolean {
  const closed = new Set<string>();
  for (const bound of bounds) {
    if (bound.kind !== kinds.classroomCalendar) continue;
    const { base } = kinds.classroomCalendar.params.parse(bound.params);
    for (const cell of hardCells(draft, 'classroom', base)) {
      const { from, to } = plan.atoms.spanOf(cell.startMinute, cell.endMinute);
      for (let atom = from; atom < to; atom += 1)
        closed.add(`${base} ${cell.day * plan.atoms.perDay + atom}`);
    }
  }
  return (room, atom) => closed.has(`${room} ${atom}`);
}
