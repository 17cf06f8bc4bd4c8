import type { Id, RuleOwnerType } from '@bellgrid/model';
import { Button } from '@mantine/core';
import { IconAdjustments } from '@tabler/icons-react';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import { PersonRuleEditor } from './PersonRuleEditor.tsx';
import { RuleEditor } from './RuleEditor.tsx';
import { ruleCount } from './rule-row.ts';

interface RulesButtonProps {
  readonly type: RuleOwnerType;
  readonly id: Id;
  readonly name: string;
}

/** Opens the constraints of a teacher, a class, a subject or a lesson from its form. */
export const RulesButton = memo(function RulesButton({ type, id, name }: RulesButtonProps) {
  const { t } = useTranslation();
  const count = useDraft((draft) => ruleCount(draft, id));
  const [opened, setOpened] = useState(false);
  const onClose = () => setOpened(false);
  const label = t(type === 'teacher' ? 'teachers.constraints' : 'rules.edit');
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconAdjustments size={16} stroke={1.8} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {count > 0 ? t('names.counted', { label, size: count }) : label}
      </Button>
      {opened &&
        (type === 'teacher' || type === 'group' ? (
          <PersonRuleEditor {...{ type, id, name, onClose }} />
        ) : (
          <RuleEditor {...{ type, id, name, onClose }} />
        ))}
    </>
  );
});
