import type { SiteAtStart } from '@bellgrid/protocol';
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { siteQuery } from '../../platform/site-query.ts';
import { startTexts } from '../../platform/texts/i18n.ts';
import { SupportText } from './SupportText.tsx';

beforeAll(startTexts);

function shown(text: Parameters<typeof SupportText>[0], supportEmail: string | null): string {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  client.setQueryData(siteQuery.queryKey, { supportEmail } as SiteAtStart);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MantineProvider>
        <p>
          <SupportText {...text} />
        </p>
      </MantineProvider>
    </QueryClientProvider>,
  );
}

const link = (address: string) => new RegExp(`<a [^>]*href="mailto:${address}"[^>]*>[^<]+</a>`);
const texts = [
  { text: 'shell.helpContact', without: null },
  { text: 'shell.suspendedBody', without: 'shell.suspendedAlone' },
  { text: 'solver.longSupport', without: null },
  { text: 'saving.notLicensed', without: 'saving.notLicensedAlone', values: { teachers: 25, licensed: 20 } },
] as const;

test.each(texts)('$text carries the address of the operator as a link', (text) => {
  expect(shown(text, 'help@hill.example')).toMatch(link('help@hill.example'));
});

test.each(texts)('$text is worded without an address where there is none', (text) => {
  const markup = shown(text, null);
  expect(markup).not.toContain('<a ');
  expect(markup).not.toMatch(/support|mailto/);
  if (text.without === null) expect(markup).toContain('<p></p>');
  else expect(markup).toMatch(/<p>.{20,}<\/p>/);
});
