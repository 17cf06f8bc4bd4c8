import type { Version } from '@bellgrid/protocol';
import { Button, Group, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { StopSolveDialog } from '../solver/StopSolveDialog.tsx';
import { CompareDialog } from './CompareDialog.tsx';
import { timeOf } from './group-versions.ts';
import classes from './HistoryDrawer.module.css';
import type { VersionActions } from './use-version-actions.ts';
import { nameWords } from './version-words.ts';
import { versionsQuery } from './versions-query.ts';

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
      {asking?.about === 'compare' && (
        <Compared version={asking.version} other={asking.other ?? null} onClose={cancel} />
      )}
    </>
  );
}

interface ComparedProps {
  readonly version: Version;
  /** Null for the current one. */
  readonly other: Version | null;
  readonly onClose: () => void;
}

/** The differences from the earlier of two versions to the later one. */
function Compared({ version, other, onClose }: ComparedProps) {
  const { data } = useQuery(versionsQuery);
  const beside = other ?? data?.versions.find(({ id }) => id === data.currentID);
  if (!beside) return null;
  const [from, to] =
    other === null || timeOf(version) <= timeOf(beside) ? [version, beside] : [beside, version];
  return <CompareDialog opened onClose={onClose} from={from} to={to} />;
}
