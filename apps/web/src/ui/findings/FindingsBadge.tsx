import type { Id } from '@bellgrid/model';
import { messageText } from '@bellgrid/texts';
import { Tooltip } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import { type CheckedItem, useItemFindings } from '../../document/pre-check/item-findings.ts';
import classes from './FindingsBadge.module.css';

/**
 * A quiet sign beside an item that cannot be scheduled as it is, with the reasons as its tooltip and name;
 * nothing while all is well.
 */
export function FindingsBadge({ type, id }: { readonly type: CheckedItem; readonly id: Id }) {
  const { t, i18n } = useTranslation();
  const findings = useItemFindings(type, id);
  const draft = useDraft((whole) => whole);
  if (findings.length === 0) return null;
  const sentences = findings.map(({ finding }) => messageText(i18n, draft, finding));
  return (
    <Tooltip
      multiline
      maw={320}
      label={sentences.map((sentence) => (
        <p key={sentence} className={classes.sentence}>
          {sentence}
        </p>
      ))}
    >
      <span
        className={classes.badge}
        role="img"
        aria-label={`${t('solver.itemFindings', { count: findings.length })}: ${sentences.join(' ')}`}
      >
        <IconAlertTriangle size={14} stroke={2} aria-hidden />
        {findings.length > 1 && <span aria-hidden>{findings.length}</span>}
      </span>
    </Tooltip>
  );
}
