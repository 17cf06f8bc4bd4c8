import type { BestAssignment } from '../best-assignment.ts';
import type { CommonMemory } from '../common/common-memory.ts';
import { CommonWalk } from '../common/common-walk.ts';
import type { Evaluator } from '../evaluator.ts';
import { KempeChain } from '../moves/kempe-chain.ts';
import { RoomChange } from '../moves/room-change.ts';
import { UndoLog } from '../moves/undo-log.ts';
import type { Random } from '../random.ts';
import type { Timetable } from '../timetable.ts';
import { Annealing, ownAnnealingState } from './annealing.ts';

/** The share of moves that change a room, where units have rooms to choose from. */
const ROOM_SHARE = 0.1;
/** The share of moves that try to place what does not stand, in a partial timetable. */
const UNPLACED_SHARE = 0.3;

/**
 * Lowers the soft cost by simulated annealing (Kirkpatrick, Gelatt and Vecchi 1983) over Kempe-like chains.
 * Hard rules are never broken and what stands stays placed; in a partial timetable a chain that places one
 * unit more is always taken. One step is one move.
 *
 * Searches that share a memory walk and cool together as soon as there is a full timetable (`CommonWalk`).
 */
export class Improve {
  private readonly log: UndoLog;
  private readonly chain: KempeChain;
  private readonly roomChange: RoomChange;
  private annealing: Annealing;
  private walk: CommonWalk | null = null;
  /** The units that can move at all. */
  private readonly free: Int32Array;
  private unplaced: number[] = [];

  constructor(
    readonly timetable: Timetable,
    evaluator: Evaluator,
    private readonly random: Random,
    private readonly best: BestAssignment,
    private readonly common: CommonMemory | null,
  ) {
    this.log = new UndoLog(timetable);
    this.chain = new KempeChain(timetable, evaluator, random);
    this.roomChange = new RoomChange(timetable, random);
    const { problem } = timetable;
    const free: number[] = [];
    for (let u = 0; u < problem.unitCount; u++) {
      if (problem.startOffset[u + 1]! - problem.startOffset[u]! > 1) free.push(u);
    }
    this.free = Int32Array.from(free);
    this.annealing = new Annealing(free.length, ownAnnealingState());
  }

  /** True when no move is left to try: every unit has one start and every need one room. */
  get isIdle(): boolean {
    return this.free.length === 0 && !this.roomChange.isPossible;
  }

  /** Starts from the best timetable. */
  begin(): void {
    this.timetable.restore(this.best);
    this.listUnplaced();
    if (this.common === null || this.walk !== null || this.best.unplacedLessons > 0) return;
    this.walk = new CommonWalk(this.common, this.timetable);
    this.annealing = new Annealing(this.free.length, this.common.annealing);
  }

  step(): void {
    if (this.annealing.isCycleOver) this.beginCycle();
    const { timetable, log, annealing, walk } = this;
    walk?.follow();
    const costBefore = timetable.cost();
    const unplacedBefore = timetable.unplacedLessons;
    const most = annealing.drawRise(this.random);
    log.begin();
    const isPossible = this.tryMove(costBefore + most);
    const rise = isPossible ? timetable.cost() - costBefore : 0;
    const placesMore = timetable.unplacedLessons < unplacedBefore;
    const isWanted = isPossible && (annealing.accepts(rise, most) || placesMore);
    if (isWanted && (walk === null || walk.keep(log))) {
      log.commit();
      if (placesMore) this.listUnplaced();
      if (rise < 0 || placesMore) this.best.consider(timetable);
    } else {
      log.rollback();
    }
    annealing.advance();
  }

  private beginCycle(): void {
    const { annealing, walk } = this;
    if (walk !== null) walk.restart(() => annealing.beginCycle());
    else {
      annealing.beginCycle();
      this.begin();
    }
  }

  private tryMove(mostCost: number): boolean {
    const { random, timetable } = this;
    if (this.unplaced.length > 0 && random.unit() < UNPLACED_SHARE) {
      return this.tryChain(this.unplaced[random.below(this.unplaced.length)]!, Number.POSITIVE_INFINITY);
    }
    if (this.free.length === 0 || (this.roomChange.isPossible && random.unit() < ROOM_SHARE)) {
      return this.roomChange.isPossible && this.roomChange.run();
    }
    const unit = this.free[random.below(this.free.length)]!;
    return timetable.start[unit]! >= 0 && this.tryChain(unit, mostCost);
  }

  private tryChain(unit: number, mostCost: number): boolean {
    const { problem, start } = this.timetable;
    const first = problem.startOffset[unit]!;
    const count = problem.startOffset[unit + 1]! - first;
    if (count === 0) return false;
    const target = first + this.random.below(count);
    return target !== start[unit] && this.chain.run(unit, target, this.annealing.perUnit, mostCost);
  }

  private listUnplaced(): void {
    const { start } = this.timetable;
    this.unplaced = [];
    for (let unit = 0; unit < start.length; unit++) if (start[unit]! < 0) this.unplaced.push(unit);
  }
}
