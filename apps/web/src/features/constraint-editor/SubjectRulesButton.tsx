import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import { RulesButton } from './RulesButton.tsx';
import { ruleCounts } from './rule-counts.ts';
import { SubjectRuleEditor } from './SubjectRuleEditor.tsx';
import type { RuleOwner } from './subject-rule-row.ts';

interface SubjectRulesButtonProps extends RuleOwner {
  readonly name: string;
}

/** Opens the constraints of a subject or a lesson. */
export const SubjectRulesButton = memo(function SubjectRulesButton({
  type,
  id,
  name,
}: SubjectRulesButtonProps) {
  const { t } = useTranslation();
  const count = useDraft((draft) => ruleCounts(draft.constraints).get(id) ?? 0);
  const owner = useMemo(() => ({ type, id }), [type, id]);
  return (
    <RulesButton
      label={t('rules.edit')}
      count={count}
      editor={(onClose) => <SubjectRuleEditor owner={owner} name={name} onClose={onClose} />}
    />
  );
});
