import { ActionIcon, Indicator, Tooltip } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useSaveState } from '../../document/saving/use-save-state.ts';
import { useEntryToOpen } from '../../ui/entity-form/use-entry-to-open.ts';
import { openHistory, openVersionName } from './history-drawer-store.ts';

/** Opens the version history; a red badge appears while saving fails. */
export function HistoryButton() {
  const { t } = useTranslation();
  const { status, attempts } = useSaveState();
  useEntryToOpen(({ form }) => openVersionName(form));
  const failed = status === 'failed' || attempts > 0;
  const label = t(failed ? 'versions.openUnsaved' : 'versions.open');
  return (
    <Tooltip label={label}>
      <Indicator disabled={!failed} label="!" size={16} offset={4} color="hard" zIndex={1}>
        <ActionIcon variant="default" size={32} aria-label={label} onClick={openHistory}>
          <IconHistory size={18} stroke={1.7} aria-hidden />
        </ActionIcon>
      </Indicator>
    </Tooltip>
  );
}
