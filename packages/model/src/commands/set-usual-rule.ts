import * as z from 'zod';
import { findUsualRule, proposed, usualRule, usualRuleNames } from '../draft/usual-rules.ts';
import { scopeSchema } from '../records/rules/scope.ts';
import { parseArguments } from '../store/parse-arguments.ts';
import { WEIGHT, weightSchema } from '../values/weight.ts';
import { addConstraint } from './add-constraint.ts';
import { defineCommand } from './define-command.ts';
import { enableCategory } from './rules/enable-category.ts';
import { scan } from './rules/scan.ts';

/**
 * Switches a usual rule on or off, or changes its amount, weight, window or whom it is for; a school that does not have
 * it gets it as proposed. A rule that is switched on without a weight gets the proposed one.
 */
export const setUsualRule = defineCommand({
  name: 'setUsualRule',
  label: 'command.setUsualRule',
  args: z.object({
    name: z.enum(usualRuleNames),
    isOn: z.boolean().optional(),
    weight: weightSchema.optional(),
    amount: z.int().min(0).optional(),
    /** Periods of a lunch rule, by index; the end is exclusive. */
    window: z.object({ start: z.int().min(0), end: z.int().min(1) }).optional(),
    base: scopeSchema.optional(),
  }),
  run(draft, { name, isOn, weight, amount, window, base }) {
    const { amount: field, category, proposed: usual } = usualRule(name);
    const now = scan(draft);
    const stored = findUsualRule(now, name);
    const before = stored ?? proposed(now, name);
    const own = weight ?? (isOn === true && before.weight === WEIGHT.OFF ? usual.weight : before.weight);
    const after = {
      ...before,
      weight: isOn === false ? WEIGHT.OFF : own,
      ...(field !== null && amount !== undefined ? { [field]: amount } : {}),
      ...(field === null ? window : {}),
      ...(base ? { base } : {}),
    };
    const isSoft = after.weight >= WEIGHT.ONE && after.weight <= WEIGHT.FIVE;
    if (stored) delete draft.constraints[stored.id];
    const isChosen = isOn === true || weight !== undefined;
    if (isSoft && isChosen) enableCategory(draft, category);
    // The amount may be outside the range of the rule's kind.
    addConstraint.run(draft, parseArguments(addConstraint, { constraint: after }));
  },
});
