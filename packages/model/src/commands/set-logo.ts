import * as z from 'zod';
import { logoSchema } from '../records/logo.ts';
import { defineCommand } from './define-command.ts';

/** Names the stored logo of the school, or none. */
export const setLogo = defineCommand({
  name: 'setLogo',
  label: 'command.setLogo',
  args: z.object({ logo: logoSchema.nullable() }),
  run(draft, { logo }) {
    draft.schoolData.logo = logo;
  },
});
