import type { Diff, RecordMapName, StepName } from '@bellgrid/model';
import { ActionIcon, Tooltip } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { draftSession } from '../../document/draft/draft-session.ts';
import { stepText } from '../../document/draft/step-text.ts';
import {
  allSteps,
  onStepTaken,
  type StepKind,
  takeStep,
  takeStepIfNext,
  undoScope,
  useHidesEarlierSteps,
  useNextStep,
} from '../../document/draft/undo-scope.ts';
import { openHistory } from '../../features/versions/history-drawer-store.ts';
import { toast } from '../../platform/toast.tsx';
import { isListPath } from '../../ui/entity-list/use-list-address.ts';
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
  const router = useRouter();
  const isOfForm = useHidesEarlierSteps();
  const hint = t(isOfForm ? 'shell.undoOfForm' : 'shell.nothingToUndo');
  const tellHint = () =>
    isOfForm ? toast.hint(hint) : toast.news(hint, { label: t('shell.openHistory'), act: openHistory });

  useEffect(() => {
    // A change of the whole draft may be on another screen, so it is told by a message that leads there.
    const tell = (kind: StepKind, step: StepName) => {
      if (undoScope().steps === allSteps) return;
      const words = t(kind === 'undo' ? 'shell.undone' : 'shell.redone', { step: stepText(step) });
      // A message with equal words is announced once more.
      setDone((before) => (before === words ? `${words}\u00a0` : words));
    };
    const ends = [
      onStepTaken(tell),
      draftSession.onChange(({ kind, diff, step }) => {
        if (kind === 'run') setDone('');
        if ((kind !== 'undo' && kind !== 'redo') || step === null || diff === null) return;
        const words = t(kind === 'undo' ? 'shell.undone' : 'shell.redone', { step: stepText(step) });
        const back = kind === 'undo' ? 'redo' : 'undo';
        const backStep = allSteps.next(back);
        const path = screenOfDiff(diff);
        const isHere = path === null || isListPath(path, router.state.location.pathname);
        toast.step(words, [
          ...(isHere ? [] : [{ label: t('shell.showStep'), act: () => void router.navigate({ to: path }) }]),
          { label: t(`shell.${back}`), act: () => takeStepIfNext(back, backStep) },
        ]);
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [t, router]);

  return (
    <>
      <span role="status" className="visually-hidden">
        {done}
      </span>
      <ActionIcon.Group>
        <Tooltip label={undoStep ? t('names.noted', { label: undoLabel, note: t('shell.keys.undo') }) : hint}>
          <ActionIcon
            variant="default"
            className={classes.step}
            size={32}
            aria-label={undoLabel}
            // Not disabled: pressing it tells where earlier steps or states are.
            aria-disabled={!undoStep}
            onClick={() => (undoStep ? takeStep('undo') : tellHint())}
          >
            <IconArrowBackUp {...icon} />
          </ActionIcon>
        </Tooltip>
        <Tooltip
          label={t('names.noted', { label: redoLabel, note: t('shell.keys.redo') })}
          disabled={!redoStep}
        >
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

const listOf = {
  groups: '/classes',
  trackSets: '/classes',
  teachers: '/teachers',
  classrooms: '/classrooms',
  subjects: '/subjects',
} as const;

const isCount = (records: Readonly<Record<string, unknown>> | undefined): boolean =>
  records !== undefined && Object.keys(records).length > 0;

/** The screen on which a change is seen best; null for one that no screen shows by itself. */
export function screenOfDiff(diff: Diff): string | null {
  const changed = (name: RecordMapName) => isCount(diff[name]?.added) || isCount(diff[name]?.removed);
  const names = ['groups', 'teachers', 'classrooms', 'subjects'] as const;
  // Adding a subject also changes the classes and teachers that have it.
  const whole = names.find(changed);
  if (whole !== undefined) return listOf[whole];
  if (changed('lessons')) return '/subjects';
  if (isCount(diff.lessons?.updated)) return diff.subjects === undefined ? '/schedule' : '/subjects';
  const part = (['subjects', 'trackSets', 'groups', 'teachers', 'classrooms'] as const).find(
    (name) => diff[name] !== undefined,
  );
  if (part !== undefined) return listOf[part];
  return diff.schoolData === undefined && diff.config === undefined ? null : '/';
}
