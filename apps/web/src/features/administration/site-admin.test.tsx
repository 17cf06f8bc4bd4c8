// @vitest-environment happy-dom
import type { Announcement, AuditEntry, SiteDocument } from '@bellgrid/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTexts } from '../../platform/texts/i18n.ts';
import { answerCalls, fieldNamed, fill, openWithLinks, useButton } from '../../ui/testing/form-in-dom.tsx';
import { closeDom, elementsNamed, settle, toasts, use } from '../../ui/testing/page-in-dom.tsx';

// The screens add their texts to those of the application when they are loaded.
startTexts();
const { AnnouncementsPage } = await import('./AnnouncementsPage.tsx');
const { AuditPage } = await import('./AuditPage.tsx');
const { SitePage } = await import('./SitePage.tsx');

const works: Announcement = {
  ...{ id: 'a1', title: 'Works at noon', content: 'The server rests.', severity: 'warning' },
  ...{ variant: 'outlined', nonDismissible: true },
  effectiveDuring: { start: '2026-03-01T10:00:00.000Z', end: '2026-03-02T10:00:00.000Z' },
};
const site: SiteDocument = {
  ...{ announcements: [works], killSwitch: false },
  ...{ latestVersionProduction: '1.65.0', latestVersionStaging: '1.66.0' },
};

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(async () => {
  await closeDom();
  vi.restoreAllMocks();
});

const value = (label: string) => (fieldNamed(label) as HTMLInputElement).value;
const preview = () => document.querySelector('[aria-label=Preview] [data-severity]');
const bodies = (sent: readonly { call: string; body: unknown }[]) =>
  sent.filter(({ call }) => !call.startsWith('GET')).map(({ call, body }) => [call, body]);

/** Chooses an entry of a list whose field has a label. */
async function pick(label: string, entry: string): Promise<void> {
  await use(fieldNamed(label));
  const option = elementsNamed('[role=option]', entry).at(-1);
  option?.click();
  await settle();
}

test('an announcement is written with all its fields, seen before it is saved, and not with an end before its start', async () => {
  const sent = answerCalls({ 'GET /api/admin/site': site, 'POST /api/admin/announcements': site });
  await openWithLinks(<AnnouncementsPage />);
  const save = () => elementsNamed<HTMLButtonElement>('button', 'Save')[0];
  expect(save()?.disabled).toBe(true);
  await fill('Title', 'New address');
  await fill('Text', 'We have moved.');
  await pick('Severity', 'Serious problem');
  await pick('Look', 'Filled');
  await fill('Shown from', '2026-04-02T08:00');
  await fill('Shown until', '2026-04-01T08:00');
  expect(document.body.textContent).toContain('Choose an end after the start');
  expect(save()?.disabled).toBe(true);
  await fill('Shown until', '2026-04-03T08:00');
  await use(fieldNamed('Cannot be dismissed'), ' ');
  expect(preview()?.textContent).toBe('New addressWe have moved.');
  expect(preview()?.getAttribute('data-severity')).toBe('error');
  expect(preview()?.getAttribute('data-variant')).toBe('filled');
  expect(preview()?.querySelector('button')).toBeNull();
  await useButton('Save');
  const at = (local: string) => new Date(local).toISOString();
  expect(bodies(sent)).toEqual([
    [
      'POST /api/admin/announcements',
      {
        ...{ title: 'New address', content: 'We have moved.', severity: 'error', variant: 'filled' },
        nonDismissible: true,
        effectiveDuring: { start: at('2026-04-02T08:00'), end: at('2026-04-03T08:00') },
      },
    ],
  ]);
  expect(value('Title')).toBe('');
});

test('an announcement is changed in place, and deleted after a question', async () => {
  const sent = answerCalls({
    'GET /api/admin/site': site,
    'POST /api/admin/announcements': site,
    'DELETE /api/admin/announcements/a1': { ...site, announcements: [] },
  });
  await openWithLinks(<AnnouncementsPage />);
  expect(document.body.textContent).toContain('Over');
  await useButton('Change');
  expect([value('Title'), value('Text'), value('Severity'), value('Look')]).toEqual([
    'Works at noon',
    'The server rests.',
    'Warning',
    'Outlined',
  ]);
  await fill('Title', 'Works at one');
  await useButton('Save');
  expect(bodies(sent)).toEqual([['POST /api/admin/announcements', { ...works, title: 'Works at one' }]]);
  await useButton('Delete');
  const dialog = document.querySelector<HTMLElement>('[role=dialog]');
  expect(dialog?.textContent).toContain('Works at noon');
  await useButton('Delete', dialog ?? undefined);
  expect(bodies(sent)[1]?.[0]).toBe('DELETE /api/admin/announcements/a1');
  expect(document.body.textContent).toContain('No announcements yet');
});

test('the kill switch asks before it closes the site, and opens it at once', async () => {
  const sent = answerCalls({
    'GET /api/admin/site': site,
    'GET /api/admin/general': { tags: ['north', 'south'] },
    'POST /api/admin/site': { ...site, killSwitch: true },
  });
  await openWithLinks(<SitePage />);
  const killSwitch = () => document.querySelector<HTMLInputElement>('input[role=switch]');
  await use(killSwitch(), ' ');
  expect(bodies(sent)).toEqual([]);
  await useButton('Close for maintenance');
  expect(bodies(sent)).toEqual([['POST /api/admin/site', { killSwitch: true }]]);
  expect(killSwitch()?.checked).toBe(true);
  await use(killSwitch(), ' ');
  expect(bodies(sent)[1]).toEqual(['POST /api/admin/site', { killSwitch: false }]);
});

test('the latest versions are three numbers each', async () => {
  const sent = answerCalls({
    'GET /api/admin/site': site,
    'GET /api/admin/general': { tags: [] },
    'POST /api/admin/site': site,
  });
  await openWithLinks(<SitePage />);
  const save = () => elementsNamed<HTMLButtonElement>('button', 'Save')[0];
  expect(save()?.disabled).toBe(true);
  await fill('Production', '1.67');
  expect(document.body.textContent).toContain('Enter a version such as 1.65.0');
  expect(save()?.disabled).toBe(true);
  await fill('Production', '1.67.0');
  await useButton('Save');
  expect(bodies(sent)).toEqual([
    ['POST /api/admin/site', { latestVersionProduction: '1.67.0', latestVersionStaging: '1.66.0' }],
  ]);
});

const entries: AuditEntry[] = [
  {
    ...{ id: 'e2', at: '2026-03-02T10:00:00.000Z', action: 'changeClient' },
    actor: { uid: 'h', name: 'head@site.example' },
    subject: { uid: 'u1', email: 'ada@hill.example' },
    details: {
      accountSuspended: { from: false, to: true },
      during: { start: '2026-03-02T10:00:00.000Z', end: null },
    },
  },
  {
    ...{ id: 'e1', at: '2026-03-01T10:00:00.000Z', action: 'grantAdministrator' },
    ...{ actor: { uid: null, name: 'cli' }, subject: null, details: { note: '=1+1, "x"' } },
  },
];

test('the audit log is filtered by acts, and saved as a table with what the filter finds', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
  const sent = answerCalls({ 'GET /api/admin/audit': { entries } });
  await openWithLinks(<AuditPage />);
  const items = [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(items[0]).toMatch(
    /Changed the school.*ada@hill\.example.*accountSuspended: false → true, during: start 2 Mar 2026, \d\d:\d\d, end null/,
  );
  expect(items[1]).toContain('Made an administrator');
  await useButton('Act');
  elementsNamed('[role=option]', 'Changed the school')[0]?.click();
  await settle();
  expect(sent.at(-1)?.call).toContain('actions=changeClient');
  await useButton('Download CSV');
  expect(sent.at(-1)?.call).toMatch(/actions=changeClient.*limit=500/);
  const [heads, first, second] = ((await files[0]?.text()) ?? '').replace('\uFEFF', '').split('\r\n');
  expect(heads).toBe('Time,Administrator,Act,School,Details');
  expect(first).toBe(
    '2026-03-02T10:00:00.000Z,head@site.example,Changed the school,ada@hill.example,"accountSuspended: false → true, during: start 2026-03-02T10:00:00.000Z, end null"',
  );
  expect(second).toContain('"note: =1+1, ""x"""');
  expect(toasts()).toEqual(['Saved']);
});
