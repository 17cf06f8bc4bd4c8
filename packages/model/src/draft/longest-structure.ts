import type { Draft } from './draft.ts';

/** The structure with the most periods: it names the periods of what is for the whole school. */
export const longestStructure = ({ schoolData }: Pick<Draft, 'schoolData'>) =>
  Object.values(schoolData.structures).toSorted((a, b) => b.periods.length - a.periods.length)[0];
