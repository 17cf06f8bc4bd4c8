import type { TableKind } from '@bellgrid/formats';
import { Button } from '@mantine/core';
import { IconTableImport } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { openTableImport } from './table-import-store.ts';

/** Opens the import of a table of such items. */
export function TableImportButton({ kind }: { readonly kind: TableKind }) {
  const { t } = useTranslation();
  return (
    <Button
      variant="default"
      leftSection={<IconTableImport size={16} stroke={1.8} aria-hidden />}
      onClick={() => openTableImport(kind)}
    >
      {t('tableImport.open')}
    </Button>
  );
}
