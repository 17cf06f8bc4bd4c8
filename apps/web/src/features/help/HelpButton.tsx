import { ActionIcon, Tooltip } from '@mantine/core';
import { IconHelpCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { HelpTopic } from '../../ui/frame/help-topic.ts';
import { openHelp } from './help-dialog-store.ts';

/** The '?' that opens the help of a screen. The top bar shows it for every screen that names its `help`. */
export function HelpButton({ topic }: { topic: HelpTopic }) {
  const { t } = useTranslation();
  return (
    <Tooltip label={t('shell.help')}>
      <ActionIcon
        size={28}
        data-tour="help"
        aria-label={t('shell.help')}
        aria-haspopup="dialog"
        onClick={() => openHelp(topic)}
      >
        <IconHelpCircle size={18} stroke={1.7} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
