import type { Placement } from '@bellgrid/model';
import { lockedUnits, type SearchOptions } from '@bellgrid/solver';
import type { CompiledDraft } from './judge.ts';

type Begin = Pick<CompiledDraft, 'problem' | 'encode'>;

/** How a search of a compiled draft begins: with the lessons as they stand there, or with the locked ones alone. */
export function searchOptions(
  compiled: Begin,
  { standing, ...options }: Omit<SearchOptions, 'initial'> & { standing: readonly Placement[] | null },
): SearchOptions {
  return { ...options, initial: standing ? compiled.encode(standing) : lockedPart(compiled) };
}

/** Of the present timetable, the locked units alone: they wish for the rooms they have. */
function lockedPart({ problem, encode }: Begin): ReturnType<Begin['encode']> {
  const locked = lockedUnits(problem);
  const { start, room } = encode();
  return { start: start.map((at, unit) => (locked[unit] === 1 ? at : -1)), room };
}
