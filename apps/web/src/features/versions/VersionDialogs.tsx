import { Button, Group, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { StopSolveDialog } from '../solver/StopSolveDialog.tsx';
import { CompareWithCurrent } from './CompareDialog.tsx';
import classes from './HistoryDrawer.module.css';
import type { VersionActions } from './use-version-actions.ts';
import { nameWords } from './version-words.ts';

/** The questions before a version is deleted or the solver is stopped for another one, and the differences of a version. */
export function VersionDialogs({ actions }: { actions: VersionActions }) {
  const { t, i18n } = useTranslation();
  const { asking, deleting, cancel, confirm } = actions;
  const name = asking ? nameWords(asking.version, i18n.language) : '';
  return (
    <>
      <Modal
        opened={asking?.about === 'delete'}
        onClose={cancel}
        title={t('versions.deleteTitle')}
        size="sm"
        zIndex={300}
      >
        <p className={classes.question}>{t('versions.deleteBody', { name })}</p>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={cancel} data-autofocus>
            {t('common.cancel')}
          </Button>
          <Button color="hard" loading={deleting} onClick={() => void confirm()}>
            {t('versions.delete')}
          </Button>
        </Group>
      </Modal>
      <StopSolveDialog
        opened={asking?.about === 'stopSolve'}
        body={t('versions.stopBody')}
        onClose={cancel}
        onStop={() => void confirm()}
      />
      {asking?.about === 'compare' && <CompareWithCurrent version={asking.version} onClose={cancel} />}
    </>
  );
}
