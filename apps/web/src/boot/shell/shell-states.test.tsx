// @vitest-environment happy-dom
import { createExampleSchool } from '@bellgrid/model';
import type { SignedInUser, SiteAtStart } from '@bellgrid/protocol';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftSession } from '../../document/draft/draft-session.ts';
import { NO_RUN, UNKNOWN_RUN } from '../../document/run/solver-run.ts';
import { useSolver } from '../../document/run/use-solver.ts';
import { useShortcutsDialog } from '../../features/help/help-dialog-store.ts';
import { ShortcutsDialog } from '../../features/help/ShortcutsDialog.tsx';
import { CallRefusal } from '../../platform/api/refusal.ts';
import { currentUserQuery } from '../../platform/current-user.ts';
import { queryClient } from '../../platform/query-client.ts';
import { siteQuery } from '../../platform/site-query.ts';
import { answerCalls, openWithLinks, useButton } from '../../ui/testing/form-in-dom.tsx';
import {
  closeDom,
  elementsNamed,
  meanwhile,
  openSchool,
  press,
  until,
  use,
} from '../../ui/testing/page-in-dom.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';
import { PaywallDialog } from './PaywallDialog.tsx';
import { useShortcutsKey } from './use-shortcuts-key.ts';

const user: SignedInUser = {
  ...{ uid: 'u1', email: 'ada@hill.example', displayName: 'Ada Hill', schoolName: 'Hill School' },
  ...{ isVerified: true, isAdministrator: false, hasSecondFactor: false, accountSuspended: false },
  ...{ isMultipleScheduleStructuresEnabled: false, licenses: {}, bypassPaywallUntil: null, deleteAt: null },
  ...{ logo: null, lastAcknowledgedUpdate: null, language: null, isSetUp: true, hasAcceptedTerms: true },
  impersonatedBy: null,
};
const site: SiteAtStart = {
  ...{ announcements: [], killSwitch: false, latestVersionProduction: '0.0.0' },
  ...{ latestVersionStaging: '0.0.0', supportEmail: 'help@site.example', mailsGoToOutbox: false },
};

function known(changes: Partial<SignedInUser>, support = site.supportEmail): void {
  queryClient.setQueryData(currentUserQuery.queryKey, { ...user, ...changes });
  queryClient.setQueryData(siteQuery.queryKey, { ...site, supportEmail: support });
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const dataStore = createExampleSchool();
  openSchool(dataStore);
  known({});
});
afterEach(async () => {
  await closeDom();
  useShortcutsDialog.setState({ opened: false });
  vi.restoreAllMocks();
});

const dialog = () => document.querySelector<HTMLElement>('[role=dialog]');
const buttons = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent);

test('without any licence the paywall tells of the trial, covers nothing, and leads to a licence or the operator', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
  const sent = answerCalls({ 'POST /api/licenses/checkout': { url: null } });
  await openWithLinks(<PaywallDialog />);
  const teachers = Object.keys(draftSession.draft.teachers).length;
  expect(dialog()?.getAttribute('aria-label')).toBe('Your free trial has ended');
  expect(dialog()?.getAttribute('aria-modal')).toBe('false');
  expect(dialog()?.textContent).toContain(`${teachers} teachers`);
  const mail = dialog()?.querySelector('a');
  expect(mail?.getAttribute('href')).toBe('mailto:help@site.example?subject=Licence%20for%20Hill%20School');
  await useButton(/^Download/);
  expect(files).toHaveLength(1);
  await useButton('Get a licence');
  expect(sent.map(({ body }) => body)).toEqual([{ quantity: teachers }]);
  expect(elementsNamed('button', 'Get a licence')).toEqual([]);
});

test('a licence that has ended is no trial, and without an address none is named', async () => {
  known({ licenses: { l: { count: 30, expiry: '2020-01-01T00:00:00.000Z' } } }, null);
  await openWithLinks(<PaywallDialog />);
  expect(dialog()?.getAttribute('aria-label')).toBe('Your licence has ended');
  expect(dialog()?.querySelector('a')).toBeNull();
});

test.each([
  ['with fewer teachers licensed than it has', { licenses: { l: { count: 3, expiry: null } } }],
  ['within its trial', { bypassPaywallUntil: '2999-01-01T00:00:00.000Z' }],
])('a school %s sees no paywall', async (_, changes) => {
  known(changes);
  await openWithLinks(<PaywallDialog />);
  expect(dialog()).toBeNull();
});

const broken = new Error('Ada Hill broke it');

test('a screen that broke shows its report before it is sent, without the names of people', async () => {
  const sent = answerCalls({ 'POST /api/error-reports': {} });
  await openWithLinks(<ErrorScreen error={broken} reset={() => {}} />);
  expect(buttons()).toEqual(['Refresh', 'Generate Error Report']);
  await useButton('Generate Error Report');
  const report = document.querySelector('pre')?.textContent ?? '';
  expect(report).toContain('… broke it');
  expect(sent).toEqual([]);
  await useButton('Send report');
  expect(sent.map(({ body }) => body)).toEqual([{ text: report }]);
});

test('offline the report is downloaded, not sent', async () => {
  answerCalls({});
  await openWithLinks(<ErrorScreen error={new CallRefusal('OFFLINE', 'no network')} reset={() => {}} />);
  expect(document.querySelector('h1')?.textContent).toBe("You're offline");
  await useButton('Generate Error Report');
  expect(elementsNamed('button', 'Send report')).toEqual([]);
  expect(elementsNamed('button', /Download/)).toHaveLength(1);
});

test('a suspended user downloads what is saved, also without an open draft', async () => {
  draftSession.close();
  const version = {
    ...{ id: 'v1', date: '2026-03-01T10:00:00.000Z', lastModified: '2026-03-01T10:00:00.000Z' },
    ...{ label: null, saveReason: null, revertedFrom: null, hash: 'h1', statistics: null },
  };
  answerCalls({ 'GET /api/versions/latest': { version }, 'GET /api/versions/v1/snapshot': { saved: 1 } });
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
  const suspended = new CallRefusal('ACCOUNT_SUSPENDED', 'suspended');
  await openWithLinks(<ErrorScreen error={suspended} reset={() => {}} />);
  await until(() => buttons().includes('Download'));
  await useButton('Download');
  await until(() => files.length > 0);
  expect(await files[0]?.text()).toBe('{"saved":1}');
});

test('only an administrator can reset the editor', async () => {
  known({ isAdministrator: true });
  await openWithLinks(<ErrorScreen error={broken} reset={() => {}} />);
  expect(buttons()).toContain('Reset Editor');
});

function KeyHelp() {
  useShortcutsKey();
  return (
    <>
      <input />
      <button type="button" />
      <ShortcutsDialog />
    </>
  );
}

test('“?” shows the keys, but not while a text is written or over a dialog', async () => {
  await openWithLinks(<KeyHelp />);
  const shown = () => dialog()?.textContent ?? null;
  await act(async () => document.querySelector('input')?.focus());
  await press('?');
  expect(shown()).toBeNull();
  await act(async () => document.querySelector('button')?.focus());
  await press('?');
  expect(shown()).toContain('Keyboard shortcuts');
  await meanwhile(() => useShortcutsDialog.setState({ opened: false }));
  const other = document.body.appendChild(document.createElement('div'));
  other.setAttribute('aria-modal', 'true');
  await press('?');
  expect(useShortcutsDialog.getState().opened).toBe(false);
});

test('resetting the school cancels the run that works on it, and saves the empty one', async () => {
  known({ isAdministrator: true });
  useSolver.setState({ ...NO_RUN, instanceID: 'r1', loadState: 'SOLVING' });
  const sent = answerCalls({});
  await openWithLinks(<AccountMenu />);
  await useButton(/Ada Hill/);
  await use(elementsNamed('[role=menuitem]', 'Reset')[0]);
  expect(dialog()?.textContent).toContain('Destructive Action Ahead!');
  expect(sent).toEqual([]);
  await useButton('Reset', dialog() ?? undefined);
  await until(() => sent.some(({ call }) => call.startsWith('PUT /api/versions/current')));
  const changes = sent.map(({ call }) => call.split('?')[0]).filter((call) => !call?.startsWith('GET'));
  expect(changes.indexOf('POST /api/solver/cancel')).toBe(0);
  expect(Object.keys(draftSession.draft.teachers)).toEqual([]);
  useSolver.setState(UNKNOWN_RUN, true);
});
