import type { Problem } from '../../problem/problem.ts';
import type { Random } from '../random.ts';
import type { Timetable } from '../timetable.ts';

/** A move of the improvement: one need of a placed unit goes to another free room, drawn at random. */
export class RoomChange {
  /** The needs that have a choice. */
  private readonly needs: Int32Array;

  constructor(
    private readonly timetable: Timetable,
    private readonly random: Random,
  ) {
    this.needs = needsWithChoice(timetable.problem);
  }

  get isPossible(): boolean {
    return this.needs.length > 0;
  }

  /** True when a need has moved and no hard rule is broken; else the caller rolls back. */
  run(): boolean {
    const { timetable, random } = this;
    const { problem, rooms } = timetable;
    const need = this.needs[random.below(this.needs.length)]!;
    const start = timetable.start[rooms.unitOf[need]!]!;
    if (start < 0) return false;
    const from = problem.needRoomOffset[need]!;
    const room = problem.needRooms[from + random.below(problem.needRoomOffset[need + 1]! - from)]!;
    if (room === timetable.room[need] || rooms.isClosed(room, start)) return false;
    if (rooms.blocker(room, start, null) >= 0) return false;
    timetable.changeRoom(need, room);
    return timetable.hard.evaluated.isEmpty || !timetable.hard.evaluated.anyBroken();
  }
}

function needsWithChoice(problem: Problem): Int32Array {
  const needs: number[] = [];
  for (let need = 0; need < problem.needCount; need++) {
    if (problem.needRoomOffset[need + 1]! - problem.needRoomOffset[need]! > 1) needs.push(need);
  }
  return Int32Array.from(needs);
}
