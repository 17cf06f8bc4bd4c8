import type { Assignment, Problem } from '../../problem/problem.ts';
import { SearchTimetable } from '../timetable.ts';
import { UndoLog } from './undo-log.ts';

/** Costs are sums of changes: those that differ by less are equal. */
const ROUNDING = 1e-6;

/**
 * Returns a timetable with the same starts, in which units that start as in `former` have the rooms of then, as far as
 * that costs nothing and breaks no hard rule more than `found` does: the search takes any of several rooms that cost the
 * same. A need in such a room moves away unless the room is its own. Each change gives one need more its former room;
 * linear in the needs, and per change in its choice of rooms.
 */
export function withFormerRooms(problem: Problem, found: Assignment, former: Assignment): Assignment {
  const timetable = new SearchTimetable(problem);
  timetable.restore(found);
  timetable.tolerate();
  const { rooms, room, start } = timetable;
  const log = new UndoLog(timetable);
  const staysAt = (need: number): boolean => {
    const unit = rooms.unitOf[need]!;
    return start[unit]! >= 0 && start[unit] === former.start[unit];
  };
  const isHome = (need: number): boolean => staysAt(need) && room[need] === former.room[need];
  const mayHave = (need: number): boolean => {
    const { needRooms, needRoomOffset } = problem;
    const choice = needRooms.subarray(needRoomOffset[need]!, needRoomOffset[need + 1]!);
    return (
      choice.includes(former.room[need]!) && !rooms.isClosed(former.room[need]!, start[rooms.unitOf[need]!]!)
    );
  };
  /** Moves `need` to its former room; false where a need is in the way that cannot leave. */
  const moveHome = (need: number): boolean => {
    const home = former.room[need]!;
    const other = rooms.onlyBlocker(home, start[rooms.unitOf[need]!]!);
    if (other === -1) {
      timetable.changeRoom(need, home);
      return true;
    }
    const next = other >= 0 && !isHome(other) ? rooms.roomWithout(other, need) : -1;
    if (next < 0) return false;
    timetable.exchangeRooms(need, home, other, next);
    return true;
  };
  const isAway = (need: number): boolean => staysAt(need) && !isHome(need) && mayHave(need);
  let away = Array.from({ length: problem.needCount }, (_, need) => need).filter(isAway);
  for (let before = Number.POSITIVE_INFINITY; away.length < before; away = away.filter(isAway)) {
    before = away.length;
    for (const need of away) {
      if (isHome(need)) continue;
      const cost = timetable.cost();
      log.begin();
      const isKept =
        moveHome(need) && !timetable.hard.evaluated.anyViolated() && timetable.cost() <= cost + ROUNDING;
      if (isKept) log.commit();
      else log.rollback();
    }
  }
  return { start: start.slice(), room: room.slice() };
}
