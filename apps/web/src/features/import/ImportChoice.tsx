import { acceptedFiles } from '@bellgrid/formats';
import { Button, FileButton } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './ImportDialog.module.css';
import { fileKinds } from './import-dialog-store.ts';

/** Drop zone and file picker in one. */
export function ImportChoice({ onFile }: { onFile: (file: File) => void }) {
  const { t } = useTranslation();
  const [over, setOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the button inside does the same.
    <div
      className={classes.zone}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const file = event.dataTransfer.files[0];
        if (file) onFile(file);
      }}
    >
      <IconFileImport size={32} stroke={1.4} aria-hidden />
      <p className={classes.zoneTitle}>{t('importing.drop')}</p>
      <FileButton onChange={(file) => file && onFile(file)} accept={acceptedFiles.join(',')}>
        {(props) => (
          <Button {...props} data-autofocus>
            {t('importing.choose')}
          </Button>
        )}
      </FileButton>
      <p className={classes.dim}>{t('importing.accepted', fileKinds)}</p>
    </div>
  );
}
