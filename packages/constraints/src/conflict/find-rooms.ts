import type { Id } from '@bellgrid/model';

/** A lesson that needs a room for some atoms. */
export interface RoomDemand {
  readonly lesson: Id;
  readonly rooms: readonly Id[];
  readonly from: number;
  readonly to: number;
}

/** Most tries before giving up: then it counts as not found. */
const MAX_TRIES = 20_000;

/** A room for each demand, no room twice in an atom nor where it is closed; null when none was found. */
export function findRooms(
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
