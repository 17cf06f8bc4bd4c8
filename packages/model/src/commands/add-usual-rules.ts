import * as z from 'zod';
import { proposeUsualRules, usualRule, usualRuleNames } from '../draft/usual-rules.ts';
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
    const wanted = new Set(names.map((name) => `${usualRule(name).type} ${usualRule(name).constraint}`));
    for (const constraint of proposeUsualRules(scan(draft))) {
      if (!wanted.has(`${constraint.type} ${constraint.constraint}`)) continue;
      enableCategory(draft, constraint.type === 'subjectConstraint' ? 'subject' : 'workload');
      addConstraint.run(draft, { constraint });
    }
  },
});
