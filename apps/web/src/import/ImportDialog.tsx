import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../app/toast.tsx';
import { replaceOpenDraft } from '../draft/replace-draft.ts';
import { cancelRun } from '../solver/end-run.ts';
import { isActive } from '../solver/solver-run.ts';
import { useSolver } from '../solver/use-solver.ts';
import { ImportChoice } from './ImportChoice.tsx';
import { ImportFailure } from './ImportFailure.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { ImportResultView } from './ImportResultView.tsx';
import { closeImport, useImportDialog } from './import-dialog-store.ts';
import { StopSolveDialog } from './StopSolveDialog.tsx';
import { useImport } from './use-import.ts';

/** The import: nothing changes before 'Use this school'. */
export function ImportDialog() {
  const { opened, file } = useImportDialog();
  return opened ? <OpenImportDialog file={file} /> : null;
}

function OpenImportDialog({ file }: { file: File | null }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const narrow = useMediaQuery('(max-width: 599px)');
  const { step, choose, read } = useImport(file);
  const [askingToStop, setAskingToStop] = useState(false);

  const take = async () => {
    if (step.step !== 'report') return;
    if (isActive(useSolver.getState())) await cancelRun();
    const saving = replaceOpenDraft(step.draft, 'file-import');
    closeImport();
    await navigate({ to: '/' });
    if (await saving) toast.success(t('importing.uploaded'));
  };

  return (
    <Modal
      opened
      onClose={closeImport}
      size={640}
      fullScreen={narrow ?? false}
      title={t(step.step === 'failed' ? 'importing.errorTitle' : 'importing.title')}
      closeOnClickOutside={step.step === 'choose'}
    >
      {step.step === 'choose' ? <ImportChoice onFile={(chosen) => void read(chosen)} /> : null}
      {step.step === 'reading' ? <ImportProgress name={step.name} onCancel={choose} /> : null}
      {step.step === 'failed' ? (
        <ImportFailure name={step.name} findings={step.findings} onAnother={choose} />
      ) : null}
      {step.step === 'report' ? (
        <ImportResultView
          {...step}
          onUse={() => (isActive(useSolver.getState()) ? setAskingToStop(true) : void take())}
        />
      ) : null}
      <StopSolveDialog
        opened={askingToStop}
        onClose={() => setAskingToStop(false)}
        onStop={() => void take()}
      />
    </Modal>
  );
}
