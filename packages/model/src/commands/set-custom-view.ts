import * as z from 'zod';
import { customViewSchema } from '../records/custom-view.ts';
import { defineCommand } from './define-command.ts';
import { refuse, requireRecords } from './rules/require-record.ts';

/** Adds a custom view or replaces one. A view needs a name and shows at least one item. */
export const setCustomView = defineCommand({
  name: 'setCustomView',
  label: 'command.setCustomView',
  args: z.object({ view: customViewSchema }),
  run(draft, { view }) {
    let count = 0;
    for (const kind of ['teachers', 'groups', 'classrooms'] as const) {
      requireRecords(draft, kind, view.items[kind]);
      view.items[kind] = [...new Set(view.items[kind])];
      count += view.items[kind].length;
    }
    if (view.name.trim() === '' || count === 0) refuse('refusals.emptyView');
    draft.customViews[view.id] = view;
  },
});
