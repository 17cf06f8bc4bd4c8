import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useFocusReturn } from '../../platform/use-focus-return.ts';
import { ImportSteps } from './ImportSteps.tsx';
import { closeImport, useImportDialog } from './import-dialog-store.ts';

/** The import: nothing changes before 'Use this school'. Its steps begin anew each time it opens. */
export function ImportDialog() {
  const { opened, file } = useImportDialog();
  useFocusReturn(opened);
  const narrow = useMediaQuery('(max-width: 599px)');
  return (
    <Modal.Root
      opened={opened}
      onClose={closeImport}
      size={640}
      centered
      radius="lg"
      padding="lg"
      fullScreen={narrow ?? false}
      closeOnClickOutside={false}
    >
      <Modal.Overlay backgroundOpacity={0.45} />
      <Modal.Content>
        <ImportSteps dropped={file} />
      </Modal.Content>
    </Modal.Root>
  );
}
