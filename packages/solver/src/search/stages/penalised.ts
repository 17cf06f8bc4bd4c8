import type { SearchTimetable } from '../timetable.ts';

/**
 * The units and needs that have a part in the soft cost: a start or room that costs more than another one, or a violated
 * rule that tells its units. They are listed every few steps; between two lists a timetable may differ from the list, by
 * which a move is less well directed and no worse.
 */
export class Penalised {
  units: readonly number[] = [];
  needs: readonly number[] = [];
  /** The share of the soft cost, from 0 to 1, that these units and needs have. */
  share = 0;
  private readonly leastStartCost: Float64Array;
  /** The needs whose rooms differ in cost, each followed by the least of them. */
  private readonly pricedNeeds: readonly number[];

  /**
   * @param free the units that have a choice of starts
   * @param needs those that have a choice of rooms
   */
  constructor(
    private readonly timetable: SearchTimetable,
    private readonly free: Int32Array,
    needs: Int32Array,
  ) {
    const { problem } = timetable;
    this.leastStartCost = Float64Array.from({ length: problem.unitCount }, (_, unit) =>
      least(problem.startCost.subarray(problem.startOffset[unit], problem.startOffset[unit + 1])),
    );
    const hasAtomCost = problem.roomAtomCost.some((cost) => cost > 0);
    this.pricedNeeds = [...needs].flatMap((need) => {
      const costs = problem.needRoomCost.subarray(
        problem.needRoomOffset[need],
        problem.needRoomOffset[need + 1],
      );
      const lowest = least(costs);
      return hasAtomCost || costs.some((cost) => cost > lowest) ? [need, lowest] : [];
    });
  }

  /** Lists the units and needs of the present timetable. Linear in these, their rooms and the soft rules. */
  list(): void {
    this.share = this.timetable.directableShare();
    const { problem, start, room, rooms, soft } = this.timetable;
    const needs: number[] = [];
    for (let i = 0; i < this.pricedNeeds.length; i += 2) {
      const need = this.pricedNeeds[i]!;
      const at = start[rooms.unitOf[need]!]!;
      if (at >= 0 && rooms.cost(need, room[need]!, at) > this.pricedNeeds[i + 1]!) needs.push(need);
    }
    const isPenalised = new Uint8Array(problem.unitCount);
    for (const unit of soft.penalisedUnits()) isPenalised[unit] = 1;
    for (const need of needs) isPenalised[rooms.unitOf[need]!] = 1;
    this.needs = needs;
    this.units = [...this.free].filter((unit) => {
      const at = start[unit]!;
      return isPenalised[unit] === 1 || (at >= 0 && problem.startCost[at]! > this.leastStartCost[unit]!);
    });
  }
}

const least = (costs: Float64Array): number =>
  costs.reduce((lowest, cost) => Math.min(lowest, cost), Number.POSITIVE_INFINITY);
