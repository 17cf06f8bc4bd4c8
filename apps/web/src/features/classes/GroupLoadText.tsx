import type { Group } from '@bellgrid/model';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import { CardFact } from '../../ui/entity-list/CardBody.tsx';
import { groupLoads } from './group-facts.ts';

/** 'x / y periods', or 'x to y / z periods' where lessons may be at the same time. */
export function GroupLoadText({ group }: { group: Group }) {
  const { t } = useTranslation();
  const { min, max, available, isShort } = useDraft((draft) => groupLoads(draft)(group));
  return (
    <CardFact
      tone={isShort ? 'hard' : undefined}
      title={t(isShort ? 'classes.overloaded' : 'classes.loadHint')}
    >
      {isShort ? <IconAlertTriangle size={14} stroke={2} aria-label={t('classes.overloaded')} /> : null}
      {min === max
        ? t('classes.load', { scheduled: min, available })
        : t('classes.loadRange', { min, max, available })}
    </CardFact>
  );
}
