import * as z from 'zod';
import { findUsualRule, proposed, usualRule, usualRuleNames } from '../draft/usual-rules.ts';
import { addConstraint } from './add-constraint.ts';
import { defineCommand } from './define-command.ts';
import { enableCategory } from './rules/enable-category.ts';
import { scan } from './rules/scan.ts';

/**
 * Adds the usual rules that the school does not have, as wishes with the proposed amounts: all of them, or those that
 * are named. A category without weights gets them, because its rules would be hard without.
 */
export const addUsualRules = defineCommand({
  name: 'addUsualRules',
  label: 'command.addUsualRules',
  args: z.object({ names: z.array(z.enum(usualRuleNames)).optional() }),
  run(draft, { names = [...usualRuleNames] }) {
    const before = scan(draft);
    const missing = names.filter((name) => !findUsualRule(before, name));
    const added = missing.map((name) => proposed(before, name));
    for (const name of missing) enableCategory(draft, usualRule(name).category);
    for (const constraint of added) addConstraint.run(draft, { constraint });
  },
});
