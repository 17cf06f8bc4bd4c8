import type { TableKind } from '@bellgrid/formats';
import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import { useFocusReturn } from '../app/use-focus-return.ts';
import { TableImportSteps } from './TableImportSteps.tsx';
import { closeTableImport } from './table-import-store.ts';

/** The import of a table: nothing changes before its last button. */
export function TableImportDialog({ kind }: { readonly kind: TableKind }) {
  const { t } = useTranslation();
  useFocusReturn();
  const narrow = useMediaQuery('(max-width: 599px)', undefined, { getInitialValueInEffect: false });
  return (
    <Modal
      opened
      onClose={closeTableImport}
      title={t('tableImport.title')}
      size={880}
      fullScreen={narrow ?? false}
      closeOnClickOutside={false}
    >
      <TableImportSteps kind={kind} />
    </Modal>
  );
}
