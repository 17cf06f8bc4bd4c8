import type { UsualRule } from '@bellgrid/model';
import type { TFunction } from 'i18next';

/** A usual rule as a sentence. */
export function usualRuleText(t: TFunction, { name, amount, window }: UsualRule): string {
  return t(`usualRules.rule.${name}`, {
    count: amount ?? 0,
    from: (window?.start ?? 0) + 1,
    to: window?.end ?? 0,
  });
}
