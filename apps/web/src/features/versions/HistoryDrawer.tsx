import type { SchoolStorage } from '@bellgrid/protocol';
import { Alert, Button, Drawer, SegmentedControl } from '@mantine/core';
import { IconCloudOff, IconDatabase } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exportCurrentDraft } from '../../document/draft/export-draft.ts';
import { useSaveState } from '../../document/saving/use-save-state.ts';
import { useFocusReturn } from '../../platform/use-focus-return.ts';
import classes from './HistoryDrawer.module.css';
import { HistoryList } from './HistoryList.tsx';
import { closeHistory, useHistoryDrawer } from './history-drawer-store.ts';
import { type HistoryFilter, historyFilters } from './history-filter.ts';
import { useVersionActions } from './use-version-actions.ts';
import { VersionDialogs } from './VersionDialogs.tsx';
import { nameWords } from './version-words.ts';
import { versionsQuery } from './versions-query.ts';

/** The notice on the used share of the school's storage, before there is none left. */
function StorageNotice() {
  const { t } = useTranslation();
  const { data } = useQuery(versionsQuery);
  const notice = data ? storageNotice(data.storage) : null;
  if (!notice) return null;
  return (
    <Alert
      color={notice.isFull ? 'hard' : 'soft'}
      icon={<IconDatabase size={18} stroke={1.7} aria-hidden />}
      role="status"
    >
      {t(notice.isFull ? 'versions.storageFull' : 'versions.storageLow', { percent: notice.percent })}
    </Alert>
  );
}

const filterTexts = {
  all: 'versions.all',
  named: 'versions.namedOnly',
  tagged: 'versions.taggedOnly',
} as const;

/**
 * The saved versions, with the actions on each. It stays open and covers the editor while one is restored.
 */
export function HistoryDrawer() {
  const { t, i18n } = useTranslation();
  const opened = useHistoryDrawer((drawer) => drawer.opened);
  useFocusReturn(opened);
  const [filter, setFilter] = useState<HistoryFilter>('all');
  const { status, attempts } = useSaveState();
  const blocked = status === 'failed' || attempts > 0;
  const actions = useVersionActions();
  const { comparing } = actions;
  const close = () => {
    actions.chooseOther(null);
    closeHistory();
  };
  return (
    <>
      <Drawer
        opened={opened}
        onClose={actions.restoring === null ? close : () => {}}
        closeOnEscape={actions.asking === null}
        position="right"
        size="min(100%, 400px)"
        title={t('versions.title')}
        classNames={{ body: classes.body }}
      >
        <SegmentedControl
          fullWidth
          aria-label={t('versions.filter')}
          data={historyFilters.map((value) => ({ value, label: t(filterTexts[value]) }))}
          value={filter}
          onChange={setFilter}
        />
        {blocked ? (
          <Alert
            color="hard"
            icon={<IconCloudOff size={18} stroke={1.7} aria-hidden />}
            className={classes.blocked}
          >
            <p className={classes.blockedText}>{t('versions.blocked')}</p>
            <Button size="xs" variant="default" onClick={exportCurrentDraft}>
              {t('solver.download')}
            </Button>
          </Alert>
        ) : null}
        <StorageNotice />
        {comparing === null ? null : (
          <div className={classes.comparing}>
            <p role="status">{t('versions.compareChoose', { name: nameWords(comparing, i18n.language) })}</p>
            <Button size="xs" variant="default" onClick={() => actions.chooseOther(null)}>
              {t('common.cancel')}
            </Button>
          </div>
        )}
        <HistoryList filter={filter} blocked={blocked} actions={actions} />
      </Drawer>
      <VersionDialogs actions={actions} />
    </>
  );
}

/** The used share of the storage from which on the notice is shown, in percent. */
const TELL_FROM = 80;

/**
 * The used share of the school's storage, once it is worth a notice: in bytes or in versions, whichever is
 * more.
 */
export function storageNotice({ used, quota }: SchoolStorage): { percent: number; isFull: boolean } | null {
  const share = Math.max(used.bytes / quota.bytes, used.versions / quota.versions);
  const percent = Math.min(100, Math.floor(share * 100));
  return percent < TELL_FROM ? null : { percent, isFull: percent === 100 };
}
