import type { Sharing } from '@bellgrid/model';
import type { SatLesson, SatSchool } from './encode-members.ts';

/**
 * Adds clauses that follow from the pairs, as no SAT solver proves the pigeonhole principle efficiently:
 * lessons that cannot meet hold as many cells of a teacher, of a class, of a set of classrooms as they have
 * periods. Only for lessons of one schedule structure, whose cells are all the same.
 */
export function encodeLoads(school: SatSchool, sharing: Sharing): void {
  const { lessons } = school;
  const people = new Map<string, SatLesson[]>();
  for (const each of lessons) {
    const { teachers, groups } = each.lesson;
    for (const name of [...teachers.map((id) => `teacher ${id}`), ...groups.map((id) => `class ${id}`)])
      people.set(name, [...(people.get(name) ?? []), each]);
  }
  for (const [name, own] of people) {
    const mayMeet = own.some((a, i) => own.slice(i + 1).some((b) => sharing(a.lesson, b.lesson)));
    if (name.startsWith('teacher') || !mayMeet) encodeLoad(school, own, [null]);
  }
  for (const rooms of roomSets(lessons)) {
    const inside = lessons.filter(
      (each) => each.rooms.size > 0 && [...each.rooms.keys()].every((r) => rooms.has(r)),
    );
    encodeLoad(school, inside, [...rooms]);
  }
}

/**
 * @param rooms the classrooms that hold them; a single null when the lessons hold the time of a teacher or
 * class.
 */
function encodeLoad({ cnf }: SatSchool, own: readonly SatLesson[], rooms: readonly (string | null)[]): void {
  if (new Set(own.map(({ lesson }) => lesson.structure)).size !== 1) return;
  const cells = new Map<string, number[]>();
  for (const { places, rooms: chosen } of own) {
    const covering = new Map<string, number[]>();
    for (const { at, variable } of places) {
      for (let period = at.start; period < at.end; period += 1) {
        const cell = `${at.day} ${period}`;
        covering.set(cell, [...(covering.get(cell) ?? []), variable]);
      }
    }
    for (const [cell, variables] of covering) {
      for (const room of rooms) {
        const inRoom = room === null ? null : chosen.get(room);
        if (inRoom === undefined) continue;
        const here = cnf.variable();
        cnf.clause(-here, ...variables);
        if (inRoom !== null) cnf.clause(-here, inRoom);
        const name = `${cell} ${room}`;
        cells.set(name, [...(cells.get(name) ?? []), here]);
      }
    }
  }
  const occupied = [...cells.values()].map((here) => {
    const some = cnf.variable();
    cnf.clause(-some, ...here);
    return some;
  });
  cnf.atLeast(
    occupied,
    own.reduce((sum, { lesson }) => sum + lesson.numPeriods, 0),
  );
}

/** Every list of classrooms, and all of those that overlap. */
function roomSets(lessons: readonly SatLesson[]): ReadonlySet<string>[] {
  const lists = lessons.flatMap(({ rooms }) => (rooms.size > 0 ? [new Set(rooms.keys())] : []));
  const known = new Map(lists.map((list) => [[...list].sort().join(' '), list]));
  let unions: Set<string>[] = [];
  for (const list of known.values()) {
    const touching = unions.filter((union) => [...list].some((room) => union.has(room)));
    unions = [
      ...unions.filter((union) => !touching.includes(union)),
      new Set([...list, ...touching.flatMap((union) => [...union])]),
    ];
  }
  for (const union of unions) known.set([...union].sort().join(' '), union);
  return [...known.values()];
}
