import type { BestAssignment } from '../best-assignment.ts';
import type { CommonMemory } from './common-memory.ts';

/** The best timetable of all searches that share a memory. */
export class CommonBest {
  constructor(private readonly memory: CommonMemory) {}

  /**
   * Makes both the better of the common best and `best`; true when `best` was worse and has been replaced. Does
   * nothing when another search is at it. What is not worth telling is not even priced.
   */
  exchange(best: BestAssignment, isWorthTelling: boolean): boolean {
    const { memory } = this;
    // Priced before the others are kept out.
    const cost = isWorthTelling ? best.cost : Number.POSITIVE_INFINITY;
    if (!memory.enter()) return false;
    const { bestUnplaced, bestCost } = memory;
    const isWorse = best.isBeatenBy(bestUnplaced, bestCost);
    const isBetter = !isWorse && (best.unplacedLessons < bestUnplaced || cost < bestCost);
    if (isWorse) best.take(memory.best, bestUnplaced, bestCost);
    else if (isWorthTelling && isBetter) {
      memory.best.start.set(best.start);
      memory.best.room.set(best.room);
      memory.tellBest(best.unplacedLessons, cost);
    }
    memory.leave();
    return isWorse;
  }
}
