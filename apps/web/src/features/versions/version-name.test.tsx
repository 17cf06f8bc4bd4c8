// @vitest-environment happy-dom
import { createDraft, STORE_VERSION } from '@bellgrid/model';
import type { Version } from '@bellgrid/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import { entryStorage, type KeptEntry, useKeptEntries } from '../../document/saving/kept-entries.ts';
import { openEntry } from '../../ui/entity-form/use-entry-to-open.ts';
import { closeDom, openInDom, openSchool } from '../../ui/testing/page-in-dom.tsx';
import { HistoryButton } from './HistoryButton.tsx';
import { closeHistory, useHistoryDrawer, versionNameForm } from './history-drawer-store.ts';
import type { VersionActions } from './use-version-actions.ts';
import { VersionItem } from './VersionItem.tsx';

const version: Version = {
  ...{ id: 'v1', date: '2026-03-01T10:00:00.000Z', lastModified: '2026-03-01T10:00:00.000Z' },
  ...{ label: null, saveReason: null, revertedFrom: null, hash: 'h0', statistics: null },
};
const entry: KeptEntry = {
  ...{ owner: 'ada', window: 'killed', at: 1, storeVersion: STORE_VERSION, value: 'Before the fair' },
  ...{ form: versionNameForm('v1'), title: 'Name of the version', path: '/schedule' },
};
const actions = { restoring: null, comparing: null } as VersionActions;

function Screen() {
  const { opened } = useHistoryDrawer();
  return (
    <>
      <HistoryButton />
      {opened ? (
        <ul>
          <VersionItem
            {...{ version, actions, all: [version], isCurrent: false, publication: null, blocked: false }}
            heading={{ kind: 'today' }}
            brokenOf={() => null}
          />
        </ul>
      ) : null}
    </>
  );
}

afterEach(async () => {
  closeHistory();
  useKeptEntries.setState({ offered: [] });
  await closeDom();
  vi.restoreAllMocks();
});

test('the name of a version that was typed before the window was killed is in its field again', async () => {
  vi.spyOn(entryStorage, 'all').mockResolvedValue([entry]);
  vi.spyOn(entryStorage, 'remove').mockResolvedValue();
  vi.spyOn(entryStorage, 'put').mockResolvedValue();
  useKeptEntries.setState({ offered: [entry] });
  openSchool(createDraft({ schoolName: 'Hill School' }));
  openEntry(entry);
  await openInDom(<Screen />);
  await vi.waitFor(() => expect(document.querySelector('input')).toHaveProperty('value', 'Before the fair'));
});
