// @vitest-environment happy-dom
import type { Version } from '@bellgrid/protocol';
import { afterEach, expect, test } from 'vitest';
import { queryClient } from '../../platform/query-client.ts';
import { startTexts } from '../../platform/texts/i18n.ts';
import { answerCalls, openWithLinks } from '../../ui/testing/form-in-dom.tsx';
import { closeDom, until } from '../../ui/testing/page-in-dom.tsx';
import type { ClientProps } from './ClientPage.tsx';

// The screen adds its texts to those of the application when it is loaded.
startTexts();
const { ClientVersions } = await import('./ClientVersions.tsx');

afterEach(async () => {
  await closeDom();
  queryClient.clear();
});

const AT = '2026-11-20T08:00:00.000Z';
const version = (id: string): Version => ({
  ...{ id, date: AT, lastModified: AT, label: `Version ${id}`, saveReason: null, revertedFrom: null },
  ...{ hash: id, statistics: null },
});
const edition = (versionID: string, isShown: boolean) => ({
  ...{ versionID, isShown, publishedAt: AT, validFrom: isShown ? null : '2027-02-01' },
  ...{ hasCalendars: true, pages: 30, changed: 0, mailed: 0 },
  settings: { teachers: 'initials', rooms: true, language: 'en', color: '#3b6fe0' },
});

test.each([
  [null, /Published since 20 Nov 2026/, /To be published from 1 Feb 2027/],
  ['2026-11-25T00:00:00.000Z', /the link has ended/, /Was to be published from 1 Feb 2027/],
])(
  'the published versions of a school are marked as in its own history: %s',
  async (expiresAt, shown, later) => {
    answerCalls({
      'GET /api/admin/clients/hill/versions': {
        versions: [version('3'), version('2'), version('1')],
        ...{ currentID: '3', publishedIDs: ['1', '2'] },
        storage: { used: { bytes: 1, versions: 3 }, quota: { bytes: 100, versions: 100 } },
        publication: { expiresAt, editions: [edition('1', true), edition('2', false)] },
      },
    });
    const client = { uid: 'hill', schoolName: 'Hill School' } as ClientProps['client'];
    const act = { isBusy: false, run: async () => true } as unknown as ClientProps['act'];
    await openWithLinks(<ClientVersions {...({ client, act } as ClientProps)} />);
    await until(() => document.querySelectorAll('li').length === 3);
    const items = [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
    expect(items[0]).not.toMatch(/ublished/);
    expect(items[1]).toMatch(later);
    expect(items[2]).toMatch(shown);
  },
);
