// @vitest-environment happy-dom
import { createExampleSchool, FILE_VERSION } from '@bellgrid/model';
import type { ClientSummary, SolverDocument, Version } from '@bellgrid/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import { draftSession } from '../../document/draft/draft-session.ts';
import { saver } from '../../document/saving/saver.ts';
import { forgetPageMemory, usePageMemory } from '../../platform/page-memory/page-memory.ts';
import { queryClient } from '../../platform/query-client.ts';
import { startTexts } from '../../platform/texts/i18n.ts';
import { answerCalls, openWithLinks } from '../../ui/testing/form-in-dom.tsx';
import { closeDom, elementsNamed, settle, toasts, until, use } from '../../ui/testing/page-in-dom.tsx';

// The screen adds its texts to those of the application when it is loaded.
startTexts();
const { ImportFromClient } = await import('./ImportFromClient.tsx');

afterEach(async () => {
  await closeDom();
  queryClient.clear();
  saver.closed();
  draftSession.close();
  forgetPageMemory();
});

const AT = '2026-03-01T10:00:00.000Z';
const version: Version = {
  ...{ id: 'v1', date: AT, lastModified: AT, label: 'Autumn', saveReason: null, revertedFrom: null },
  ...{ hash: 'h1', statistics: null },
};
const lake: ClientSummary = {
  ...{ uid: 'lake', email: 'office@lake.example', displayName: 'Leo Lake', schoolName: 'Lake School' },
  ...{ shortName: '', tags: [], isVerified: true, isAdministrator: false, accountSuspended: false },
  ...{ bypassPaywallUntil: null, licensedTeachers: 0, license: 'none', licenseExpiry: null },
  ...{ statistics: null, lastSaved: AT, userMetadata: { lastSeen: null, lastLogin: null }, createdAt: AT },
};
const run = (isActive: boolean): SolverDocument => ({
  executionInstance: { id: 'r1', jobType: 'solve', startedAt: AT, versionID: 'own', payloadHash: null },
  ...{ location: 'cloud_function', lastEvent: null, cancellationRequested: false, isActive },
  ...{ schoolsBefore: null, acknowledged: false, record: null },
});

async function press(name: string | RegExp): Promise<void> {
  await use(elementsNamed('button', name).at(-1));
  for (let turn = 0; turn < 3; turn += 1) await settle();
}

/** Opens the versions of the school; answers the calls that changed something. */
async function openVersions(isActive: boolean, onClose: () => void): Promise<() => string[]> {
  const sent = answerCalls({
    'GET /api/admin/clients': { clients: [lake], total: 1 },
    'GET /api/admin/clients/lake/versions': {
      ...{ versions: [version], currentID: 'v1', publishedIDs: [], publication: null },
      storage: { used: { bytes: 1, versions: 1 }, quota: { bytes: 100, versions: 100 } },
    },
    'GET /api/solver': run(isActive),
    'POST /api/solver/cancel': run(false),
    'POST /api/solver/acknowledge': { ...run(false), acknowledged: true },
    'GET /api/page-memory': { pageMemory: { sidebarCollapsed: true, school: { filter: 'Hill' } } },
    'GET /api/versions/own/snapshot': { fileVersion: FILE_VERSION, dataStore: createExampleSchool() },
    'GET /api/versions/latest': { version: { ...version, id: 'own', hash: 'h0' } },
    'POST /api/admin/clients/lake/versions/v1/import': { version: { ...version, id: 'own2' } },
  });
  await openWithLinks(<ImportFromClient onClose={onClose} />);
  await press(/Lake School/);
  await press('Load as own copy');
  return () => sent.map(({ call }) => call).filter((call) => call.startsWith('POST'));
}

const IMPORTED = 'POST /api/admin/clients/lake/versions/v1/import';
const PUT_AWAY = 'POST /api/solver/acknowledge';
const question = () => document.body.textContent?.includes('The solver is still working');

test('a version of a school is loaded at once while no own run is at work', async () => {
  const onClose = vi.fn();
  const changes = await openVersions(false, onClose);
  expect(question()).toBe(false);
  await until(() => onClose.mock.calls.length > 0);
  expect(changes()).toEqual([IMPORTED, PUT_AWAY]);
  expect(draftSession.draft.schoolData.schoolName).toBe(createExampleSchool().schoolData.schoolName);
  expect(usePageMemory.getState().memory).toEqual({ sidebarCollapsed: true, school: {} });
  expect(toasts()).toEqual(['Version loaded successfully']);
  expect(onClose).toHaveBeenCalledOnce();
});

test('it is loaded during an own run only once that may be stopped', async () => {
  const onClose = vi.fn();
  const changes = await openVersions(true, onClose);
  expect(question()).toBe(true);
  expect(changes()).toEqual([]);
  await press('Cancel');
  expect(changes()).toEqual([]);
  expect(onClose).not.toHaveBeenCalled();
  await press('Load as own copy');
  await press('Stop solve');
  await until(() => onClose.mock.calls.length > 0);
  expect(changes()).toEqual(['POST /api/solver/cancel', IMPORTED, PUT_AWAY]);
  expect(onClose).toHaveBeenCalledOnce();
});
