import * as z from 'zod';
import { draftSchema } from '../draft/draft.ts';
import { defineCommand } from './define-command.ts';

/** Another draft in place of this one (an import, a restored version), as one step that can be undone. */
export const replaceDraft = defineCommand({
  name: 'replaceDraft',
  label: 'command.replaceDraft',
  args: z.object({ draft: draftSchema }),
  run(draft, args) {
    Object.assign(draft, args.draft);
  },
});
