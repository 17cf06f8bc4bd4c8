import { largerPapers } from '@bellgrid/formats/paper';
import { commands, type ExportSettings } from '@bellgrid/model';
import { Alert, Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { runEdit } from '../../document/draft/run-edit.ts';
import classes from './ExportPage.module.css';
import type { ExportState } from './use-export.ts';

/** Says before anything is printed that its letters are too small, with the larger papers to choose from. */
export function SmallLetters({ letters, settings, view }: ExportState) {
  const { t } = useTranslation();
  if (letters === null) return null;
  const papers = largerPapers(view === 'global', settings.paper);
  const set = (changes: Partial<ExportSettings>): void => {
    runEdit(commands.setExportSettings, { settings: { ...settings, ...changes } });
  };
  return (
    <Alert color="soft" icon={<IconAlertTriangle size={18} aria-hidden />} className={classes.letters}>
      <p>
        {t('output.screen.tinyLetters', { ...letters })}{' '}
        {papers.length > 0 ? t('output.screen.largerPaper') : t('output.screen.lessOnPaper')}
      </p>
      {papers.map((paper) => (
        <Button key={paper} size="compact-sm" variant="default" mt={8} me={8} onClick={() => set({ paper })}>
          {t(`output.screen.papers.${paper}`)}
        </Button>
      ))}
    </Alert>
  );
}
