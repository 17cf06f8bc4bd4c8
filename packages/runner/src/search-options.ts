import { lockedUnits, type SearchOptions } from '@bellgrid/solver';
import type { CompiledDraft } from './judge.ts';

type Begin = Pick<CompiledDraft, 'problem' | 'initial'>;

/** How a search of a compiled draft begins. A similar schedule begins with the present one. */
export function searchOptions(
  compiled: Begin,
  { similar, ...options }: Omit<SearchOptions, 'initial'> & { similar: boolean },
): SearchOptions {
  return { ...options, initial: similar ? compiled.initial : lockedPart(compiled) };
}

/** Of the present timetable, the locked units alone: they wish for the rooms they have. */
function lockedPart({ problem, initial }: Begin): Begin['initial'] {
  const locked = lockedUnits(problem);
  return { start: initial.start.map((at, unit) => (locked[unit] === 1 ? at : -1)), room: initial.room };
}
