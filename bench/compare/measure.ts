import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { compile } from '@bellgrid/constraints';
import { importFile } from '@bellgrid/formats';
import { createSearch, type Search } from '@bellgrid/solver';

/** A search that another program runs by turns with one of other sources. */
export interface MeasuredSearch {
  readonly search: Search;
  /** Returns a hash of the stage, the steps and the best timetable of the moment. */
  look(): string;
}

/** Reads a file and creates its search. */
export function begin(file: string, seed: number, params: Readonly<Record<string, number>>): MeasuredSearch {
  const imported = importFile(file, readFileSync(file));
  if (!imported.ok) throw new Error(`${file} was refused.`);
  const search = createSearch(compile(imported.draft).problem, { seed, params });
  const look = () => {
    const { start, room } = search.best();
    const { stage, steps, placed, cost } = search;
    return createHash('sha256')
      .update(`${stage} ${steps} ${placed} ${cost}`)
      .update(start)
      .update(room)
      .digest('hex');
  };
  return { search, look };
}
