import type { StepName } from '@bellgrid/model';
import { ActionIcon, Tooltip } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { draftSession } from '../../document/draft/draft-session.ts';
import { stepText } from '../../document/draft/step-text.ts';
import { onStepTaken, type StepKind, takeStep, useNextStep } from '../../document/draft/undo-scope.ts';
import classes from './UndoRedo.module.css';

const icon = { size: 18, stroke: 1.7, 'aria-hidden': true, className: 'mirrored' };

/** The two buttons, each with the name of the step that it takes back or does again. */
export function UndoRedo() {
  const { t } = useTranslation();
  const undoStep = useNextStep('undo');
  const redoStep = useNextStep('redo');
  const undoLabel = undoStep ? t('shell.undoStep', { step: stepText(undoStep) }) : t('shell.undo');
  const redoLabel = redoStep ? t('shell.redoStep', { step: stepText(redoStep) }) : t('shell.redo');
  const [done, setDone] = useState('');

  useEffect(() => {
    const tell = (kind: StepKind, step: StepName) => {
      const words = t(kind === 'undo' ? 'shell.undone' : 'shell.redone', { step: stepText(step) });
      // The same words again are said again.
      setDone((before) => (before === words ? `${words}\u00a0` : words));
    };
    const ends = [
      onStepTaken(tell),
      draftSession.onChange(({ kind }) => {
        if (kind === 'run') setDone('');
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [t]);

  return (
    <>
      <span role="status" className="visually-hidden">
        {done}
      </span>
      <ActionIcon.Group>
        <Tooltip label={`${undoLabel} (${t('shell.keys.undo')})`} disabled={!undoStep}>
          <ActionIcon
            variant="default"
            className={classes.step}
            size={32}
            aria-label={undoLabel}
            disabled={!undoStep}
            onClick={() => takeStep('undo')}
          >
            <IconArrowBackUp {...icon} />
          </ActionIcon>
        </Tooltip>
        <Tooltip label={`${redoLabel} (${t('shell.keys.redo')})`} disabled={!redoStep}>
          <ActionIcon
            variant="default"
            className={classes.step}
            size={32}
            aria-label={redoLabel}
            disabled={!redoStep}
            onClick={() => takeStep('redo')}
          >
            <IconArrowForwardUp {...icon} />
          </ActionIcon>
        </Tooltip>
      </ActionIcon.Group>
    </>
  );
}
