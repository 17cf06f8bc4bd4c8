// @vitest-environment happy-dom
import { createDraft } from '@bellgrid/model';
import type { Publication, Version } from '@bellgrid/protocol';
import { afterEach, expect, test } from 'vitest';
import { closeDom, elementsNamed, openSchool, openScreen } from '../../ui/testing/page-in-dom.tsx';
import { PublishedNote } from './PublishedNote.tsx';
import type { VersionActions } from './use-version-actions.ts';
import { VersionItem } from './VersionItem.tsx';

const version = (id: string, label: string): Version => ({
  ...{ id, date: '2026-11-20T07:00:00.000Z', lastModified: '2026-11-20T07:00:00.000Z', hash: id },
  ...{ label, saveReason: null, revertedFrom: null, statistics: null },
});
const versions = [version('v3', 'Draft'), version('v2', 'Second half'), version('v1', 'First half')];
const edition = {
  ...{ hasCalendars: true, pages: 30, changed: 0, mailed: 0, validFrom: null },
  settings: { teachers: 'initials', rooms: true, language: 'en', color: '#3b6fe0' },
} as const;
const publication: Publication = {
  ...{ path: '/p/secret', expiresAt: null, hasPassword: false },
  editions: [
    { ...edition, versionID: 'v1', publishedAt: '2026-11-20T08:00:00.000Z', isShown: true },
    {
      ...{ ...edition, versionID: 'v2', publishedAt: '2026-11-20T09:30:00.000Z', isShown: false },
      validFrom: '2027-02-01',
    },
  ],
};
const actions = { restoring: null, comparing: null } as VersionActions;

async function open(published: Publication): Promise<void> {
  openSchool(createDraft({ schoolName: 'Hill School' }));
  const component = () => (
    <>
      <PublishedNote publication={published} versions={versions} />
      <ul>
        {versions.map((each) => (
          <VersionItem
            key={each.id}
            {...{ version: each, actions, all: versions, isCurrent: false, blocked: false }}
            publication={published}
            heading={{ kind: 'today' }}
            brokenOf={() => null}
          />
        ))}
      </ul>
    </>
  );
  await openScreen('/history', { path: '/history', below: [], component });
}

afterEach(closeDom);

const items = (): string[] => [...document.querySelectorAll('li')].map(({ textContent }) => textContent);

test('the list says which version is published, since when, with its link, and which will be from a later day', async () => {
  await open(publication);
  const note = document.querySelector('section')?.textContent ?? '';
  expect(note).toMatch(/Published since 20 Nov 2026, .*\d\d:00.*First half/);
  expect(note).toMatch(/To be published from 1 Feb 2027.*Second half/);
  const link = elementsNamed<HTMLAnchorElement>('a', 'Open the page')[0];
  expect(new URL(link?.href ?? '').pathname).toBe('/p/secret');
  const [draft, second, first] = items();
  expect(draft).not.toMatch(/ublished/);
  expect(second).toMatch(/To be published from 1 Feb 2027/);
  expect(first).toMatch(/Published since 20 Nov 2026, .*\d\d:00/);
});

test('a publication whose link has ended is told as one that was, without a link', async () => {
  await open({ ...publication, expiresAt: '2026-11-25T00:00:00.000Z' });
  expect(items()[2]).toMatch(/Published from 20 Nov 2026.*the link has ended/);
  expect(items()[1]).toMatch(/Was to be published from 1 Feb 2027, but the link has ended/);
  expect(elementsNamed('a', 'Open the page')).toEqual([]);
});
