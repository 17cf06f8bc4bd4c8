// @vitest-environment happy-dom
import { createExampleSchool, STORE_VERSION } from '@bellgrid/model';
import type { SignedInUser } from '@bellgrid/protocol';
import { useLocation } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftSession } from '../../document/draft/draft-session.ts';
import { entryStorage, useKeptEntries } from '../../document/saving/kept-entries.ts';
import { currentUserQuery } from '../../platform/current-user.ts';
import { queryClient } from '../../platform/query-client.ts';
import { t } from '../../platform/texts/i18n.ts';
import {
  answerCalls,
  fieldNamed,
  fill,
  openWithLinks,
  refusal,
  useButton,
} from '../../ui/testing/form-in-dom.tsx';
import {
  closeDom,
  elementsNamed,
  openSchool,
  openScreen,
  toasts,
  type,
} from '../../ui/testing/page-in-dom.tsx';
import { AccountPage } from './AccountPage.tsx';
import { DataSection } from './DataSection.tsx';
import { EmailForm } from './EmailForm.tsx';
import { concernsLicences, LicencesSection } from './LicencesSection.tsx';
import { NamesForm } from './NamesForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { SessionsSection } from './SessionsSection.tsx';

const user: SignedInUser = {
  ...{ uid: 'u1', email: 'ada@hill.example', displayName: 'Ada Hill', schoolName: 'Hill School' },
  ...{ isVerified: true, isAdministrator: false, hasSecondFactor: false, accountSuspended: false },
  ...{ isMultipleScheduleStructuresEnabled: false, licenses: {}, bypassPaywallUntil: null, deleteAt: null },
  ...{ logo: null, lastAcknowledgedUpdate: null, language: null, isSetUp: true, hasAcceptedTerms: true },
  impersonatedBy: null,
};
const acting = { ...user, impersonatedBy: { uid: 'a', displayName: 'Head', email: 'head@site.example' } };

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  queryClient.setQueryData(currentUserQuery.queryKey, user);
  const dataStore = createExampleSchool();
  dataStore.schoolData.schoolName = 'Hill School';
  openSchool(dataStore);
});
afterEach(async () => {
  await closeDom();
  vi.restoreAllMocks();
});

const alerts = () =>
  [...document.querySelectorAll('[role=alert], [role=status]')].map((each) => each.textContent);
const isDisabled = (name: string) => elementsNamed<HTMLButtonElement>('button', name)[0]?.disabled;

test('the names are saved for the account, and that of the school in the draft too', async () => {
  const sent = answerCalls({
    'POST /api/account/set-up': { ...user, displayName: 'Ada King', schoolName: 'Lake School' },
  });
  await openWithLinks(<NamesForm user={user} />);
  expect(isDisabled('Save names')).toBe(true);
  await fill('Full name', ' Ada King ');
  await fill('School name', 'Lake School');
  await useButton('Save names');
  expect(sent).toEqual([
    {
      call: 'POST /api/account/set-up',
      body: { email: user.email, displayName: 'Ada King', schoolName: 'Lake School' },
    },
  ]);
  expect(draftSession.draft.schoolData.schoolName).toBe('Lake School');
  expect(queryClient.getQueryData(currentUserQuery.queryKey)?.schoolName).toBe('Lake School');
  expect(toasts()).toHaveLength(1);
});

test('names that were typed before the window was killed are offered until they are saved', async () => {
  answerCalls({ 'POST /api/account/set-up': { ...user, displayName: 'Ada King' } });
  const value = { name: 'Ada King', school: null };
  const entry = {
    ...{ owner: 'u1', window: 'killed', at: 1, storeVersion: STORE_VERSION, value },
    ...{ form: 'account-names', title: 'You and your school', path: '/dashboard/account' },
  };
  vi.spyOn(entryStorage, 'all').mockResolvedValue([entry]);
  vi.spyOn(entryStorage, 'remove').mockResolvedValue();
  useKeptEntries.setState({ offered: [entry] });
  await openWithLinks(<NamesForm user={user} />);
  expect(fieldNamed('Full name')).toHaveProperty('value', 'Ada Hill');
  await useButton('Restore');
  expect(fieldNamed('Full name')).toHaveProperty('value', 'Ada King');
  await useButton('Save names');
  expect([useKeptEntries.getState().offered, toasts()]).toEqual([[], ['Your names are saved']]);
});

test('a school whose account has another name than the draft is told both', async () => {
  answerCalls({});
  await openWithLinks(<NamesForm user={{ ...user, schoolName: 'Old School' }} />);
  expect((fieldNamed('School name') as HTMLInputElement).value).toBe('Hill School');
  expect(document.body.textContent).toContain('Old School');
});

test('the licences are told with their ends, and more are requested for as many teachers as are typed', async () => {
  const DAY = 86_400_000;
  const on = (days: number) => new Date(Date.now() + days * DAY).toISOString();
  const licensed: SignedInUser = {
    ...user,
    licenses: {
      a: { count: 20, expiry: null },
      b: { count: 5, expiry: on(-1) },
      c: { count: 2, expiry: on(30) },
    },
  };
  const sent = answerCalls({ 'POST /api/licenses/checkout': { url: null } });
  await openWithLinks(<LicencesSection user={licensed} />);
  const teachers = Object.keys(draftSession.draft.teachers).length;
  expect(document.body.textContent).toContain(
    `Your licences cover 22 teachers. The school has ${teachers} teachers.`,
  );
  const lines = [...document.querySelectorAll('li')].map((each) => each.textContent);
  expect(lines[0]).toBe('20 teachers, without end');
  expect(lines[1]).toMatch(/^5 teachers, ended on \d/);
  expect(lines[2]).toMatch(/^2 teachers until \d/);
  await fill('For how many more teachers', '8');
  await useButton('Get more licences');
  expect(sent.map(({ body }) => body)).toMatchObject([{ quantity: 8 }]);
  expect(toasts()).toEqual(['We have your request and will write to you.']);
  expect(elementsNamed('button', 'Get more licences')).toEqual([]);

  const trialOf = (days: number) => concernsLicences({ ...user, bypassPaywallUntil: on(days) }, Date.now());
  expect([trialOf(20), trialOf(3600), trialOf(-3), concernsLicences(licensed, Date.now())]).toEqual([
    ...[true, false, true, true],
  ]);
});

test('a new password needs the old one and is typed twice; a wrong old one is said', async () => {
  const sent = answerCalls({ 'POST /api/account/password': refusal('WRONG_PASSWORD', 403) });
  await openWithLinks(<PasswordForm user={user} />);
  await fill('Current password', 'the old one');
  await fill('New password', 'a new password');
  await fill('Confirm password', 'another one');
  await useButton('Change password');
  expect(sent).toEqual([]);
  await fill('Confirm password', 'a new password');
  await useButton('Change password');
  expect(sent.map(({ body }) => body)).toEqual([{ password: 'the old one', newPassword: 'a new password' }]);
  expect(alerts().join()).toMatch(/password/i);
  answerCalls({ 'POST /api/account/password': {} });
  await useButton('Change password');
  expect(alerts().join()).toContain('everywhere else');
});

test('a new address is told where the link was mailed', async () => {
  const sent = answerCalls({ 'POST /api/account/email': {} });
  await openWithLinks(<EmailForm user={user} />);
  expect(document.body.textContent).toContain('ada@hill.example');
  await fill('New e-mail address', 'ada@lake.example');
  await fill('Current password', 'the old one');
  await useButton('Change address');
  expect(sent.map(({ body }) => body)).toEqual([{ email: 'ada@lake.example', password: 'the old one' }]);
  expect(alerts().join()).toContain('ada@lake.example');
});

test('the outcome of a link is told once: it leaves the address as soon as it is read', async () => {
  answerCalls({});
  const path = '/dashboard/account';
  const component = () => {
    const address = useLocation().href;
    return (
      <>
        <output>{address}</output>
        <EmailForm user={user} />
      </>
    );
  };
  await openScreen(`${path}?link=changed`, { path, below: [], component });
  await expect.poll(() => document.querySelector('output')?.textContent).toBe(path);
  expect(alerts().join()).toContain(t('ownAccount.email.link.changed'));
});

const session = { since: '2026-11-01T08:00:00.000Z', lastUsed: '2026-11-02T08:00:00.000Z' };
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';

test('devices are listed with their times, and all others are signed out', async () => {
  const here = { ...session, isCurrent: true, userAgent: firefox };
  const sent = answerCalls({
    'GET /api/account/sessions': { sessions: [here, { ...session, isCurrent: false, userAgent: '' }] },
    'POST /api/account/sessions/end-others': {},
  });
  await openWithLinks(<SessionsSection />);
  const items = [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(items).toHaveLength(2);
  expect(items[0]).toContain('Firefox · Linux');
  expect(items[1]).toMatch(/1 Nov 2026|Nov 1, 2026/);
  await useButton(/^Sign out/);
  const endOthers = 'POST /api/account/sessions/end-others';
  const calls = () => sent.map(({ call }) => call);
  // The list is read anew afterwards.
  await expect
    .poll(() => calls().slice(calls().indexOf(endOthers)))
    .toEqual([endOthers, 'GET /api/account/sessions']);
  await closeDom();
  answerCalls({ 'GET /api/account/sessions': { sessions: [here] } });
  await openWithLinks(<SessionsSection />);
  expect(elementsNamed<HTMLButtonElement>('button', /^Sign out/)[0]?.disabled).toBe(true);
});

test('the own data are given as far as they can be had, with a list of what is missing', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
  answerCalls({
    'GET /api/account/sessions': { sessions: [] },
    'GET /api/audit': { entries: [] },
    'GET /api/versions': refusal('UNAVAILABLE', 503),
  });
  await openWithLinks(<DataSection user={user} />);
  await useButton('Download my data');
  const data = JSON.parse((await files[0]?.text()) ?? '');
  expect(data).toMatchObject({ account: user, sessions: [], auditLog: [], versions: null });
  expect(Object.keys(data.school.dataStore.teachers).length).toBeGreaterThan(0);
  expect(data.missing.sort()).toEqual(['betterTimetables', 'latestRun', 'publication', 'versions', 'whatIf']);
  expect(toasts().join()).toMatch(/^The file is without: .*the list of versions.* and /);
});

test('an administrator who acts as the school changes nothing of the account', async () => {
  queryClient.setQueryData(currentUserQuery.queryKey, acting);
  answerCalls({});
  await openWithLinks(<AccountPage />);
  const parts = [...document.querySelectorAll('section')].map(
    (section): [string | null, boolean | undefined] => [
      section.getAttribute('aria-label'),
      section.querySelector('fieldset')?.disabled,
    ],
  );
  expect(parts).toEqual([
    ['You and your school', true],
    ['E-mail address', true],
    ['Password', true],
    ['Two-factor sign-in', true],
    ['Signed in on', true],
    ['Language and appearance', false],
    ['Licences', false],
    ['Your data', false],
  ]);
  const own = document.querySelector('section:last-of-type') ?? document;
  fieldNamed('Current password', own).focus();
  await type('hill-secret-1');
  expect(elementsNamed<HTMLButtonElement>('button', /^Delete/, own)[0]?.disabled).toBe(true);
});
