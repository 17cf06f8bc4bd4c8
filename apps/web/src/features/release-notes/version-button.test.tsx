// @vitest-environment happy-dom
import { acknowledgeUpdate, type SignedInUser } from '@bellgrid/protocol';
import { afterEach, expect, test } from 'vitest';
import { currentUserQuery } from '../../platform/current-user.ts';
import { queryClient } from '../../platform/query-client.ts';
import { t } from '../../platform/texts/i18n.ts';
import { APP_VERSION } from '../../platform/version.ts';
import { closeDom, openInDom } from '../../ui/testing/page-in-dom.tsx';
import { VersionButton } from './VersionButton.tsx';

const user: SignedInUser = {
  ...{ uid: 'u1', email: 'ada@hill.example', displayName: 'Ada Hill', schoolName: 'Hill School' },
  ...{ isVerified: true, isAdministrator: false, hasSecondFactor: false, accountSuspended: false },
  ...{ isMultipleScheduleStructuresEnabled: false, licenses: {}, bypassPaywallUntil: null, deleteAt: null },
  ...{ logo: null, lastAcknowledgedUpdate: null, language: null, isSetUp: true, hasAcceptedTerms: true },
  impersonatedBy: null,
};

afterEach(closeDom);

/** Shows the button to a user who knows a version; the versions that are noted as known. */
async function openFor(known: Partial<SignedInUser>): Promise<string[]> {
  const noted: string[] = [];
  queryClient.setQueryData(currentUserQuery.queryKey, { ...user, ...known });
  await openInDom(<VersionButton />, {
    answer: (path, { body }) => {
      if (!path.endsWith(acknowledgeUpdate.path)) return {};
      const { version } = JSON.parse(String(body)) as { version: string };
      noted.push(version);
      return { ...user, lastAcknowledgedUpdate: version };
    },
  });
  return noted;
}

const name = () => document.querySelector('button')?.getAttribute('aria-label');

test('a new user begins with the present version, without a sign of new release notes', async () => {
  expect(await openFor({ lastAcknowledgedUpdate: null })).toEqual([APP_VERSION]);
  expect(name()).toBe(t('shell.releaseNotes', { version: APP_VERSION }));
});

test('a user who knows an older version sees that there are new release notes, until they are read', async () => {
  expect(await openFor({ lastAcknowledgedUpdate: '0.1.0' })).toEqual([]);
  expect(name()).toBe(t('shell.releaseNotesNew', { version: APP_VERSION }));
});

test('an administrator who acts as a school notes no version for it', async () => {
  const impersonatedBy = { uid: 'a', displayName: 'Head', email: 'head@site.example' };
  expect(await openFor({ lastAcknowledgedUpdate: null, impersonatedBy })).toEqual([]);
});
