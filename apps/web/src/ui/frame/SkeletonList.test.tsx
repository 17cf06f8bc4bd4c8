import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { startTexts } from '../../platform/texts/i18n.ts';
import { SkeletonList } from './SkeletonList.tsx';

beforeAll(startTexts);

test('a list that is loading has 16 items and says that it is loading', () => {
  const markup = renderToStaticMarkup(
    <MantineProvider>
      <SkeletonList />
    </MantineProvider>,
  );
  expect(markup.match(/mantine-Skeleton-root/g)).toHaveLength(16);
  expect(markup).toMatch(/role="status"[^>]*aria-label="Loading/);
});
