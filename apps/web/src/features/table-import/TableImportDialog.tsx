import type { TableKind } from '@bellgrid/formats';
import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusReturn } from '../../platform/use-focus-return.ts';
import { DiscardDialog } from '../../ui/entity-form/DiscardDialog.tsx';
import { TableImportSteps } from './TableImportSteps.tsx';
import { closeTableImport } from './table-import-store.ts';

/** The import of a table: nothing changes before its last button. */
export function TableImportDialog({ kind }: { readonly kind: TableKind }) {
  const { t } = useTranslation();
  useFocusReturn();
  const narrow = useMediaQuery('(max-width: 599px)', undefined, { getInitialValueInEffect: false });
  const [isBegun, setBegun] = useState(false);
  const [isAsking, setAsking] = useState(false);
  return (
    <Modal
      opened
      onClose={() => (isBegun ? setAsking(true) : closeTableImport())}
      closeOnEscape={!isAsking}
      // Its steps are of different heights: the title and the steps stay where they are.
      centered={false}
      yOffset="8dvh"
      title={t('tableImport.title')}
      size={880}
      fullScreen={narrow ?? false}
      closeOnClickOutside={false}
    >
      <TableImportSteps kind={kind} onBegun={setBegun} />
      {isAsking && <DiscardDialog opened onKeep={() => setAsking(false)} onDiscard={closeTableImport} />}
    </Modal>
  );
}
