import * as z from 'zod';
import { schoolYearSchema } from '../records/school-year.ts';
import { defineCommand } from './define-command.ts';

/** Sets the dates of the school year, or removes them. */
export const setSchoolYear = defineCommand({
  name: 'setSchoolYear',
  label: 'command.setSchoolYear',
  args: z.object({ year: schoolYearSchema.nullable() }),
  run(draft, args) {
    draft.schoolData.year = args.year;
  },
});
