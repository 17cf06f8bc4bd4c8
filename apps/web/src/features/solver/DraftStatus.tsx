import { type Draft, findingKey } from '@bellgrid/model';
import { messageText } from '@bellgrid/texts';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useBrokenFindings, useIsChecked } from '../../document/pre-check/broken-rules.ts';
import { useLiveFindings } from '../../document/pre-check/item-findings.ts';
import { describeDraft } from './describe-draft.ts';
import { openPanel } from './run/solver-panels.ts';
import { StatusLine } from './StatusLine.tsx';

interface DraftStatusProps {
  readonly draft: Draft;
  /** The server has said whether a run is at work. */
  readonly isRunKnown: boolean;
}

/** The state of the draft's own schedule. */
export function DraftStatus({ draft, isRunKnown }: DraftStatusProps) {
  const { t, i18n } = useTranslation();
  const isChecked = useIsChecked();
  const broken = useBrokenFindings();
  const faults = useLiveFindings();
  const { tone, title, body, first } = describeDraft(draft, { isRunKnown, isChecked, broken, faults }, t);
  return (
    <StatusLine
      key={first ? findingKey(first) : title}
      tone={tone}
      title={title}
      body={first ? messageText(i18n, draft, first) : body}
      actions={
        first && (
          <Button size="xs" variant="default" onClick={() => openPanel('problems')}>
            {t('solver.details')}
          </Button>
        )
      }
    />
  );
}
