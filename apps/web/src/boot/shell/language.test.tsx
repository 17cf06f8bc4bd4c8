// @vitest-environment happy-dom
import { createExampleSchool } from '@bellgrid/model';
import type { SignedInUser } from '@bellgrid/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentUserQuery } from '../../platform/current-user.ts';
import { queryClient } from '../../platform/query-client.ts';
import { showFirstLanguage, startTexts, t } from '../../platform/texts/i18n.ts';
import { answerCalls, openWithLinks, useButton } from '../../ui/testing/form-in-dom.tsx';
import { closeDom, elementsNamed, openSchool, settle, use } from '../../ui/testing/page-in-dom.tsx';
import { AccountMenu } from './AccountMenu.tsx';

const user: SignedInUser = {
  ...{ uid: 'u1', email: 'ada@hill.example', displayName: 'Ada Hill', schoolName: 'Hill School' },
  ...{ isVerified: true, isAdministrator: false, hasSecondFactor: false, accountSuspended: false },
  ...{ isMultipleScheduleStructuresEnabled: false, licenses: {}, bypassPaywallUntil: null, deleteAt: null },
  ...{ logo: null, lastAcknowledgedUpdate: null, language: null, isSetUp: true, hasAcceptedTerms: true },
  impersonatedBy: null,
};

/** Opens the application's texts in a browser that wants these languages. */
async function startIn(...wanted: string[]): Promise<void> {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(wanted);
  startTexts();
  await showFirstLanguage();
}
const shown = () => [document.documentElement.lang, t('common.cancel')];
const english = ['en', 'Cancel'];
const german = ['de', 'Abbrechen'];

beforeEach(() => localStorage.clear());
afterEach(async () => {
  await closeDom();
  localStorage.clear();
  vi.restoreAllMocks();
  queryClient.clear();
  await startIn('en');
});

test.each([
  [['de-DE', 'en'], german],
  [['fr-FR', 'de-AT', 'en'], german],
  [['en-GB', 'de-DE'], english],
  [['fr-FR'], english],
])(
  'a first visit of a browser that wants %j is in the first of them that there is',
  async (wanted, texts) => {
    await startIn(...wanted);
    expect(shown()).toEqual(texts);
  },
);

test('the language chosen in the account menu is shown at once, kept in the account, and there after a reload', async () => {
  await startIn('de-DE');
  openSchool(createExampleSchool());
  queryClient.setQueryData(currentUserQuery.queryKey, user);
  const { impersonatedBy: _, ...kept } = user;
  const sent = answerCalls({ 'POST /api/account/language': { ...kept, language: 'en' } });
  await openWithLinks(<AccountMenu />);
  await useButton(/^Konto/);
  expect(elementsNamed('[role=menuitem]', 'Abmelden')).toHaveLength(1);
  await use(elementsNamed('[role=menuitemradio]', 'English')[0]);
  await settle();
  expect(shown()).toEqual(english);
  expect(elementsNamed('[role=menuitem]', 'Sign out')).toHaveLength(1);
  expect(sent).toEqual([{ call: 'POST /api/account/language', body: { language: 'en' } }]);
  expect(queryClient.getQueryData(currentUserQuery.queryKey)?.language).toBe('en');
  await startIn('de-DE');
  expect(shown()).toEqual(english);
});

test('the language of the account comes along to another browser', async () => {
  await startIn('en');
  answerCalls({ 'GET /api/me': { ...user, language: 'de' } });
  await queryClient.fetchQuery({ ...currentUserQuery, staleTime: 0 });
  expect(shown()).toEqual(german);
  await startIn('en');
  expect(shown()).toEqual(german);
});
