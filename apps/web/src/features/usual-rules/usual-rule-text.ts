import type { spanCode } from '@bellgrid/constraints';
import type { UsualRule } from '@bellgrid/model';
import type { TFunction } from 'i18next';

/** A usual rule as a sentence; `span` is the text for the time that the limits of gaps are for. */
export function usualRuleText(
  t: TFunction,
  span: ReturnType<typeof spanCode>,
  { name, amount, window }: UsualRule,
): string {
  return t(`usualRules.rule.${name}`, {
    count: amount ?? 0,
    from: (window?.start ?? 0) + 1,
    to: window?.end ?? 0,
    span: t(span),
  });
}
