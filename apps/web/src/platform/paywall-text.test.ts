import type { SiteAtStart } from '@bellgrid/protocol';
import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { CallRefusal } from './api/refusal.ts';
import { paywallText } from './paywall-text.ts';
import { queryClient } from './query-client.ts';
import { siteQuery } from './site-query.ts';
import { startTexts } from './texts/i18n.ts';

beforeAll(startTexts);

const textOf = (details: Readonly<Record<string, number>>) => {
  const refusal = new CallRefusal('PAYWALL', '', { code: 'PAYWALL', message: '', details });
  return paywallText(refusal, i18next.t);
};

test('names the licensed count and the count of teachers', () => {
  expect(textOf({ teachers: 25, licensed: 20 })).toBe(
    i18next.t('refusals.tooManyTeachers', { teachers: 25, licensed: 20 }),
  );
  expect(textOf({ teachers: 25, licensed: 20 })).toMatch(/20 teachers.* 25/);
});

test('more licences are got on the account page, or from the operator by the address that is named', () => {
  expect(textOf({ teachers: 25, licensed: 20 })).toContain('on the page “Account”.');
  queryClient.setQueryData(siteQuery.queryKey, { supportEmail: 'help@site.example' } as SiteAtStart);
  expect(textOf({ teachers: 25, licensed: 20 })).toContain('or write to help@site.example.');
  queryClient.clear();
});

test('a school without a valid licence learns that', () => {
  expect(textOf({ teachers: 25, licensed: 0 })).toMatch(/No licence .*25 teachers/);
});
