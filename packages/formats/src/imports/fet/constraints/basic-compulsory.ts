import type { ConstraintImporter } from './constraint-importer.ts';
import { CARRIED } from './outcome.ts';

/** The physical rules, which every draft has. */
export const basicCompulsoryTime: ConstraintImporter = {
  name: 'ConstraintBasicCompulsoryTime',
  carry: () => CARRIED,
};

export const basicCompulsorySpace: ConstraintImporter = {
  name: 'ConstraintBasicCompulsorySpace',
  carry: () => CARRIED,
};
