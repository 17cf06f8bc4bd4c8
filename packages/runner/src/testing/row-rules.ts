import type { ConflictSearch, FoundConflict, Match, PreCheckEvent } from '@bellgrid/constraints';
import { type Finding, type Placement, value } from '@bellgrid/model';
import type { Assignment, Problem } from '@bellgrid/solver';
import type { Rules } from '../context/rules.ts';

export interface Row {
  readonly lessons: number;
  readonly days: number;
  readonly periods: number;
  /** The cost of a lesson in a period that is not its own number modulo the periods. */
  readonly wrongPeriod?: number;
  readonly events?: readonly PreCheckEvent[];
  readonly unschedulable?: readonly Finding[];
}

/** Lessons of one class in a row of cells: rules that need no draft, for tests of the runner alone. */
export function rowRules(row: Row): Rules {
  const problem = rowProblem(row);
  return {
    *preCheck() {
      yield* row.events ?? [];
    },
    compile: () => ({
      problem,
      units: Array.from({ length: row.lessons }, (_, u) => ({ lessons: [`l${u}`] })),
      scope: Array.from({ length: row.lessons }, (_, u) => `l${u}`),
      sources: [],
      unschedulable: row.unschedulable ?? [],
      warnings: [],
      lasting: [],
      decode: (assignment) => decode(assignment, row),
      encode: (placements) => encode(placements ?? [], row),
      explainer: () => (unit, blocked) => ({
        ...finding('blockedBy', `l${unit} is blocked at ${blocked.length} times.`),
        about: { lessons: [`l${unit}`] },
      }),
    }),
    verify: (_, placements = []) => {
      const taken = new Set(placements.map(({ timeSlot }) => `${timeSlot.day}:${timeSlot.start}`));
      const ids = new Set(placements.map(({ lesson }) => lesson));
      const wrong = placements.filter(
        ({ lesson, timeSlot }) => Number(lesson.slice(1)) % row.periods !== timeSlot.start,
      );
      return {
        lessons: row.lessons,
        placed: placements.length,
        hardViolations: 0,
        cost: wrong.length * (row.wrongPeriod ?? 0),
        unplaced: Array.from({ length: row.lessons }, (_, u) => `l${u}`).filter((id) => !ids.has(id)),
        physical: Array.from({ length: placements.length - taken.size }, () => CLASH),
        matches: [],
      };
    },
    findConflict: () => conflictAfter(Number.POSITIVE_INFINITY, NO_CONFLICT),
    relaxedDraft: (trial) => ({ name: 'relaxed', trial, edit: () => null }),
    *repairCandidates() {},
    verifiedRepair: () => null,
    countsOfConflicts: (_, __, conflicts) => conflicts.map(() => ({ inSentence: null, beside: [] })),
  };
}

export const CLASH: Match = {
  ...{
    kind: 'clash',
    hard: true,
    weight: Number.POSITIVE_INFINITY,
    amount: 1,
    message: { code: 'findings.clash' },
  },
  ...{ lessons: [], cells: [], constraints: [], references: {} },
};

/** A conflict with a summary, and one constraint that names nothing. */
export function conflictOf(summary: Finding): FoundConflict {
  const members = [{ kind: 'constraint', bounds: [] }] as const;
  return { members, isMinimal: true, summary, memberFindings: [] };
}

const NO_CONFLICT = conflictOf(finding('conflict', ''));

/** A search for a conflict that works for five slices and has found this one after `slices` of them. */
export function conflictAfter(slices: number, conflict: FoundConflict): ConflictSearch {
  let done = 0;
  return {
    run: () => {
      done += 1;
    },
    get done() {
      return done >= 5;
    },
    get conflict() {
      return done >= slices ? conflict : null;
    },
  };
}

function rowProblem({ lessons, days, periods, wrongPeriod = 0 }: Row): Problem {
  const cells = days * periods;
  const perStart = <T>(f: (cell: number, unit: number) => T) =>
    Array.from({ length: lessons * cells }, (_, s) => f(s % cells, Math.floor(s / cells)));
  const ints = (f: (cell: number) => number) => Int32Array.from(perStart(f));
  return {
    dayCount: days,
    atomsPerDay: periods,
    unitCount: lessons,
    startOffset: Int32Array.from({ length: lessons + 1 }, (_, u) => u * cells),
    startDay: ints((cell) => Math.floor(cell / periods)),
    startAtom: ints((cell) => cell),
    endAtom: ints((cell) => cell + 1),
    startNextAtom: ints((cell) => cell + 1),
    startPeriod: ints((cell) => cell % periods),
    startPeriodCount: ints(() => 1),
    startMinute: ints((cell) => 60 * (cell % periods)),
    endMinute: ints((cell) => 60 * (cell % periods) + 60),
    startCost: Float64Array.from(
      perStart((cell, unit) => (unit % periods === cell % periods ? 0 : wrongPeriod)),
    ),
    resourceCount: 1,
    unitResourceOffset: Int32Array.from({ length: lessons + 1 }, (_, u) => u),
    unitResources: new Int32Array(lessons),
    roomCount: 0,
    needCount: 0,
    needOffset: new Int32Array(lessons + 1),
    needRoomOffset: new Int32Array(1),
    needRooms: new Int32Array(0),
    needRoomCost: new Float64Array(0),
    roomBlocked: new Uint8Array(0),
    roomAtomCost: new Float64Array(0),
    unitLessons: new Int32Array(lessons).fill(1),
    rules: [],
  };
}

function decode({ start }: Assignment, { days, periods }: Row): Placement[] {
  const placements: Placement[] = [];
  start.forEach((at, unit) => {
    if (at < 0) return;
    const cell = at % (days * periods);
    const period = cell % periods;
    const timeSlot = { day: Math.floor(cell / periods), start: period, end: period + 1 };
    placements.push({ lesson: `l${unit}`, timeSlot, classroom: null });
  });
  return placements;
}

function encode(placements: readonly Placement[], { lessons, days, periods }: Row): Assignment {
  const start = new Int32Array(lessons).fill(-1);
  for (const { lesson, timeSlot } of placements) {
    const unit = Number(lesson.slice(1));
    start[unit] = unit * days * periods + timeSlot.day * periods + timeSlot.start;
  }
  return { start, room: new Int32Array(0) };
}

export function finding(code: string, text: string): Finding {
  return { code: `findings.${code}`, values: { text: value.text(text) }, about: {} };
}
