import type { Id } from '@bellgrid/model';
import type { AtomPlace } from './places.ts';
import type { Need, PlannedUnit } from './plan.ts';
import type { RoomTimes } from './recording-builder.ts';

/** Takes away the places at which none of a lesson's rooms is open. Fixed units keep theirs. */
export function closeStarts(units: readonly PlannedUnit[], roomTimes: ReadonlyMap<Id, RoomTimes>): void {
  if (roomTimes.size === 0) return;
  for (const unit of units) {
    if (unit.isFixed) continue;
    for (const need of unit.needs) {
      if (![...need.rooms.keys()].every((room) => roomTimes.has(room))) continue;
      unit.places.forEach((place, index) => {
        if (!hasOpenRoom(need, place, roomTimes)) unit.allowed[index] = 0;
      });
    }
  }
}

function hasOpenRoom(need: Need, place: AtomPlace, roomTimes: ReadonlyMap<Id, RoomTimes>): boolean {
  for (const room of need.rooms.keys()) {
    const blocked = roomTimes.get(room)?.blocked;
    if (!blocked?.subarray(place.from, place.to).includes(1)) return true;
  }
  return false;
}
