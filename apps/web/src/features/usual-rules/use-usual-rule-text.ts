import { spanValue, windowOfAll } from '@bellgrid/constraints';
import type { UsualRule } from '@bellgrid/model';
import { messageText } from '@bellgrid/texts';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';

/** Says usual rules as sentences, with the periods of a lunch rule as the schedule names them. */
export function useUsualRuleText(): (usual: UsualRule) => string {
  const { i18n } = useTranslation();
  const draft = useDraft((whole) => whole);
  return ({ name, amount, window }) =>
    messageText(i18n, draft, {
      code: `usualRules.rule.${name}`,
      values: {
        count: amount ?? 0,
        span: spanValue(draft),
        ...(window && { window: windowOfAll(draft, window) }),
      },
    });
}
