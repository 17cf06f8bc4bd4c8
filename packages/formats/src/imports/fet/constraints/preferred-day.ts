import { percentWeight } from '../percent-weight.ts';
import { FetRefusal } from '../refusal.ts';
import type { ConstraintImporter } from './constraint-importer.ts';
import { CARRIED } from './outcome.ts';
import { lessonsOf } from './references.ts';

/** Any hour of one day (in the mornings-afternoons mode, of one half-day). */
export const preferredDay: ConstraintImporter = {
  name: 'ConstraintActivityPreferredDay',
  carry: (element, context, percent) => {
    const day = context.file.days.indexOf(element.text('Preferred_Day'));
    if (day === -1) {
      const message = `${element.tag} names the day "${element.text('Preferred_Day')}", which the file does not have.`;
      throw new FetRefusal(message, element.line, element.tag);
    }
    const cells = context.file.hours.map((_, hour) => context.grid.cell(day, hour));
    const lessons = lessonsOf(element, context).map(({ lesson }) => lesson);
    if (lessons.length > 0) context.allowCells(lessons, cells, 'start', percentWeight(percent));
    return CARRIED;
  },
};
