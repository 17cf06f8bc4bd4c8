import { commands, type Draft, runCommand } from '@bellgrid/model';
import { Button, Group, Modal, Progress } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { draftSession } from '../../document/draft/draft-session.ts';
import { replaceOpenDraft } from '../../document/opening/replace-draft.ts';
import { cancelRun } from '../../document/run/end-run.ts';
import { isActive } from '../../document/run/solver-run.ts';
import { useSolver } from '../../document/run/use-solver.ts';
import { toast } from '../../platform/toast.tsx';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { wantGenerate } from '../solver/generate-focus.ts';
import { unkeptSolution } from '../solver/run/outcome-facts.ts';
import { StopSolveDialog } from '../solver/StopSolveDialog.tsx';
import { ImportChoice } from './ImportChoice.tsx';
import classes from './ImportDialog.module.css';
import { ImportFailure } from './ImportFailure.tsx';
import { ImportResultView } from './ImportResultView.tsx';
import { closeImport } from './import-dialog-store.ts';
import { useImport } from './use-import.ts';

interface Choices {
  /** The school of the file that they are about. */
  readonly of: Draft | null;
  readonly withUsualRules: boolean;
  readonly withClassrooms: boolean;
}

const NOTHING_CHOSEN: Choices = { of: null, withUsualRules: false, withClassrooms: false };

/** The school of a file with what was chosen for it. */
function asChosen(file: Draft, { withUsualRules, withClassrooms }: Choices): Draft {
  const ruled = withUsualRules ? runCommand(file, commands.addUsualRules, {}) : file;
  if (!withClassrooms) return ruled;
  return runCommand(ruled, commands.setConfig, { changes: { isClassroomsEnabled: true } });
}

/** Choose a file, read it, and take the school or see its faults. */
export function ImportSteps({ dropped }: { dropped: File | null }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { step, choose, read } = useImport(dropped);
  const [chosen, setChosen] = useState<Choices>(NOTHING_CHOSEN);
  const [asking, setAsking] = useState<'stop' | 'discard' | null>(null);
  const body = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each step puts the focus on its own main button.
  useEffect(() => {
    body.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [step.step]);

  // Of another file nothing is chosen yet.
  const choices = step.step === 'report' && chosen.of === step.draft ? chosen : NOTHING_CHOSEN;
  const { withUsualRules, withClassrooms } = choices;
  const change = (changes: Partial<Choices>) => {
    if (step.step === 'report') setChosen({ ...choices, ...changes, of: step.draft });
  };

  const take = async () => {
    if (step.step !== 'report') return;
    if (isActive(useSolver.getState())) await cancelRun();
    const saving = replaceOpenDraft(asChosen(step.draft, choices), 'file-import');
    closeImport();
    const hasLessons = Object.keys(step.draft.lessons).length > 0;
    if (hasLessons) wantGenerate();
    await navigate({ to: hasLessons ? '/schedule' : '/' });
    if (await saving) toast.success(t('importing.uploaded'));
  };

  const use = () => {
    const run = useSolver.getState();
    if (isActive(run)) setAsking('stop');
    else if (unkeptSolution(run, draftSession.draft) !== null) setAsking('discard');
    else void take();
  };

  return (
    <>
      <Modal.Header>
        <Modal.Title className={classes.title}>
          {t(step.step === 'failed' ? 'importing.errorTitle' : 'importing.title')}
        </Modal.Title>
        <Modal.CloseButton aria-label={t('common.close')} />
      </Modal.Header>
      <Modal.Body ref={body}>
        {step.step === 'choose' ? <ImportChoice onFile={(chosen) => void read(chosen)} /> : null}
        {step.step === 'reading' ? <ImportProgress name={step.name} onCancel={choose} /> : null}
        {step.step === 'failed' ? (
          <ImportFailure name={step.name} findings={step.findings} onAnother={choose} />
        ) : null}
        {step.step === 'report' ? (
          <ImportResultView
            {...step}
            {...{ withUsualRules, withClassrooms }}
            used={asChosen(step.draft, choices)}
            onUsualRules={(isWanted) => change({ withUsualRules: isWanted })}
            onClassrooms={(isWanted) => change({ withClassrooms: isWanted })}
            onUse={use}
          />
        ) : null}
        <StopSolveDialog
          opened={asking === 'stop'}
          body={t('importing.stopBody')}
          onClose={() => setAsking(null)}
          onStop={() => void take()}
        />
        <ConfirmDialog
          opened={asking === 'discard'}
          title={t('solver.discard.title')}
          confirm={t('solver.discard.confirm')}
          onClose={() => setAsking(null)}
          onConfirm={() => void take()}
        >
          {t('solver.discard.body')}
        </ConfirmDialog>
      </Modal.Body>
    </>
  );
}

function ImportProgress({ name, onCancel }: { name: string; onCancel: () => void }) {
  const { t } = useTranslation();
  return (
    <>
      <div className={classes.progress} role="status">
        <p className={classes.strong}>{t('importing.reading', { name })}</p>
        <Progress value={100} animated aria-label={t('importing.reading', { name })} />
        <p className={classes.dim}>{t('importing.readingHint')}</p>
      </div>
      <Group justify="flex-end" className={classes.footer}>
        <Button variant="default" onClick={onCancel} data-autofocus>
          {t('common.cancel')}
        </Button>
      </Group>
    </>
  );
}
