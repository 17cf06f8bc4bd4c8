import type { Draft } from '@bellgrid/model';
import { Button, Group } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { closePanel } from '../solver-panels.ts';
import { startRun } from '../start-run.ts';
import { undoRepair } from './apply-repair.ts';
import classes from './FindingsPanel.module.css';

interface AppliedRepairProps {
  readonly sentence: string;
  /** The draft as the repair left it. */
  readonly after: Draft;
  readonly draft: Draft;
  readonly onUndone: () => void;
}

/** Says that a repair was made, and offers to generate again or to take it back. */
export function AppliedRepair({ sentence, after, draft, onUndone }: AppliedRepairProps) {
  const { t } = useTranslation();
  return (
    <section className={classes.applied} role="status">
      <p className={classes.done}>
        <IconCircleCheck className={classes.doneIcon} size={18} stroke={1.8} aria-hidden />
        <strong>{t('solver.found.applied')}</strong> {sentence}
      </p>
      <Group gap="xs">
        <Button
          size="xs"
          data-autofocus
          onClick={() => {
            closePanel();
            void startRun({ jobType: 'solve' });
          }}
        >
          {t('solver.found.again')}
        </Button>
        {draft === after && (
          <Button
            size="xs"
            variant="default"
            onClick={() => {
              undoRepair(after);
              onUndone();
            }}
          >
            {t('solver.found.undo')}
          </Button>
        )}
      </Group>
    </section>
  );
}
