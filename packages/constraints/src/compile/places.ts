import type { Draft, Id } from '@bellgrid/model';
import { timesOf } from '../read/structure-times.ts';
import type { Atoms } from './atoms.ts';
import type { Place } from './problem-builder.ts';

/** A place in school with the atoms that it holds. */
export interface AtomPlace extends Place {
  /** Global atoms, `to` exclusive. */
  readonly from: number;
  readonly to: number;
  /**
   * The start of the structure's next school period on the day; without one, the first atom of the next day.
   */
  readonly next: number;
}

/** All places in school for lessons of `length` periods of a structure, in week order. */
export function placesOf(draft: Draft, atoms: Atoms, structure: Id, length: number): AtomPlace[] {
  const times = timesOf(draft, structure);
  if (!times) return [];
  const places: AtomPlace[] = [];
  times.school.forEach((school, day) => {
    const offset = day * atoms.perDay;
    for (let start = 0; start + length <= times.periodCount; start += 1) {
      const end = start + length;
      if (!school.slice(start, end).every(Boolean)) continue;
      const startMinute = times.starts[start]!;
      const endMinute = times.ends[end - 1]!;
      const span = atoms.spanOf(startMinute, endMinute);
      if (span.from >= span.to) continue;
      const following = school.findIndex((open, period) => open && period >= end);
      const next =
        following < 0 ? atoms.perDay : atoms.spanOf(times.starts[following]!, times.ends[following]!).from;
      const [from, to] = [offset + span.from, offset + span.to];
      places.push({ day, start, end, startMinute, endMinute, from, to, next: offset + next });
    }
  });
  return places;
}
