import {
  createAvailablePeriods,
  createScheduledPeriods,
  type Draft,
  type Id,
  type Placed,
  teacherStructures,
  timetableOf,
} from '@bellgrid/model';

/** The load of one teacher, class or classroom, in periods per cycle. */
export interface Load {
  readonly id: Id;
  readonly name: string;
  /** The periods that the lessons need, at least and at most; null for a classroom. */
  readonly required: { readonly min: number; readonly max: number } | null;
  /** The periods that a teacher has by contract; null where they are not entered. */
  readonly contract: number | null;
  /** Periods with a placed lesson. */
  readonly placed: number;
  readonly available: number;
  /** Lessons without a place. */
  readonly unplaced: number;
}

/** The kinds of item that have a load, named like the views of the schedule. */
export type LoadKind = 'teachers' | 'classes' | 'classrooms';

/** The loads of all items of a kind, in no order. */
export function loadsOf(draft: Draft, kind: LoadKind): Load[] {
  const available = createAvailablePeriods(draft);
  const timetable = timetableOf(draft);
  const placed = [...timetable.placed.values()];
  if (kind === 'classrooms') {
    const rooms = cellsBy(draft, placed, ({ classroom }) => (classroom === null ? [] : [classroom]));
    const structures = Object.keys(draft.schoolData.structures);
    return Object.values(draft.classrooms).map(({ id, name }) => ({
      id,
      name,
      required: null,
      contract: null,
      placed: rooms.get(id) ?? 0,
      available: available('classroom', id, structures),
      unplaced: 0,
    }));
  }
  const field = kind === 'teachers' ? 'teachers' : 'groups';
  const cells = cellsBy(draft, placed, ({ lesson }) => lesson[field]);
  const scheduled = createScheduledPeriods(draft);
  const unplaced = new Map<Id, number>();
  for (const lesson of timetable.unplaced) {
    for (const id of lesson[field]) unplaced.set(id, (unplaced.get(id) ?? 0) + 1);
  }
  const rest = (id: Id) => ({ placed: cells.get(id) ?? 0, unplaced: unplaced.get(id) ?? 0 });
  if (kind === 'teachers') {
    return Object.values(draft.teachers).map((teacher) => {
      const { id, name, contractPeriods: contract } = teacher;
      const where = teacherStructures(draft, teacher);
      const required = scheduled.teacher(id);
      return { id, name, required, contract, available: available('teacher', id, where), ...rest(id) };
    });
  }
  return Object.values(draft.groups).map(({ id, name, structure }) => {
    const required = scheduled.group(id);
    const open = available('group', id, [structure]);
    return { id, name, required, contract: null, available: open, ...rest(id) };
  });
}

/** The number of different times at which each item has a lesson: parallel lessons of a class count once. */
function cellsBy(
  draft: Draft,
  placed: readonly Placed[],
  itemsOf: (placed: Placed) => readonly Id[],
): Map<Id, number> {
  const times = new Map<Id, Set<string>>();
  for (const each of placed) {
    const periods = draft.schoolData.structures[each.lesson.structure]?.periods ?? [];
    for (const id of itemsOf(each)) {
      const known = times.get(id) ?? new Set();
      times.set(id, known);
      for (let period = each.start; period < each.end; period += 1) {
        known.add(`${each.day} ${periods[period]?.periodStart ?? period}`);
      }
    }
  }
  return new Map([...times].map(([id, cells]) => [id, cells.size]));
}

export const loadColumns = ['name', 'contract', 'required', 'placed', 'available', 'share'] as const;
export type LoadColumn = (typeof loadColumns)[number];

/** The share of the available periods in use, in percent; 0 without any. */
export const shareOf = ({ placed, available }: Load): number =>
  available === 0 ? 0 : Math.round((100 * placed) / available);

/** The periods that the lessons of a teacher are above the contract, below 0 under it; null without one. */
export function aboveContract({ contract, required }: Load): number | null {
  return contract === null || required === null ? null : required.max - contract;
}

/** The columns that a kind has: that of contracts only where one is entered. */
export function loadColumnsOf(kind: LoadKind, loads: readonly Load[]): LoadColumn[] {
  return loadColumns.filter((column) => {
    if (column === 'contract') return loads.some(({ contract }) => contract !== null);
    return column !== 'required' || kind !== 'classrooms';
  });
}

/** Sorts by a column; those that are equal in it by name. */
export function sortedLoads(
  loads: readonly Load[],
  column: LoadColumn,
  isDescending: boolean,
  compareNames: (a: string, b: string) => number,
): Load[] {
  const amountOf = (load: Load): number => {
    if (column === 'contract') return load.contract ?? -1;
    if (column === 'required') return load.required?.min ?? 0;
    if (column === 'share') return shareOf(load);
    return column === 'name' ? 0 : load[column];
  };
  const sign = isDescending ? -1 : 1;
  const byName = (a: Load, b: Load) => compareNames(a.name, b.name);
  return [...loads].sort((a, b) =>
    column === 'name' ? sign * byName(a, b) : sign * (amountOf(a) - amountOf(b)) || byName(a, b),
  );
}
