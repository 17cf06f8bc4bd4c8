import type { SiteAtStart } from '@bellgrid/protocol';
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { CallRefusal } from '../../platform/api/refusal.ts';
import { siteQuery } from '../../platform/site-query.ts';
import { startTexts } from '../../platform/texts/i18n.ts';
import { SaveFailureReason } from './SaveFailedBanner.tsx';

beforeAll(startTexts);

function reason(error: unknown, supportEmail: string | null = null, gaveUp = false): string {
  const client = new QueryClient();
  client.setQueryData(siteQuery.queryKey, { supportEmail } as SiteAtStart);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MantineProvider>
        <SaveFailureReason error={error} gaveUp={gaveUp} />
      </MantineProvider>
    </QueryClientProvider>,
  );
}

const paywall = new CallRefusal('PAYWALL', 'too many', {
  ...{ code: 'PAYWALL', message: 'too many', details: { teachers: 25, licensed: 20 } },
});

test('a school above its licences learns both counts and has the address as a link', () => {
  const text = reason(paywall, 'help@hill.example');
  expect(text).toContain('25 teachers');
  expect(text).toContain('cover 20');
  expect(text).toMatch(/href="mailto:help@hill\.example"[^>]*>Contact us<\/a>/);
});

test('without an address it learns both counts and how to go on', () => {
  const text = reason(paywall);
  expect(text).toContain('25 teachers');
  expect(text).not.toContain('Contact us');
  expect(text).toContain('Delete teachers');
});

test('retries are told until none follows', () => {
  const error = new CallRefusal('UNAVAILABLE', 'no database');
  expect(reason(error)).toContain('we keep trying');
  expect(reason(error, null, true)).toContain('every minute');
});
