import * as z from 'zod';
import { MAX_SCHOOL_NAME } from '../records/school-data.ts';
import { cutText } from '../values/cut-text.ts';
import { defineCommand } from './define-command.ts';

/** Names the school; names that are too long are cut to 50 characters. */
export const setSchoolName = defineCommand({
  name: 'setSchoolName',
  label: 'command.setSchoolName',
  args: z.object({ schoolName: z.string().max(10_000) }),
  run(draft, args) {
    draft.schoolData.schoolName = cutText(args.schoolName.trim(), MAX_SCHOOL_NAME);
  },
});
