import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';

const assets = fileURLToPath(new URL('../../apps/web/dist/assets', import.meta.url));

/** The brotli size of all JavaScript that a page has loaded so far; threads of their own do not count. */
export async function scriptBytes(page: Page): Promise<number> {
  const names = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => entry.name)
      .filter((name) => name.endsWith('.js') && !name.includes('worker')),
  );
  const files = new Set(names.map((name) => basename(new URL(name).pathname)));
  return [...files].reduce(
    (sum, file) => sum + brotliCompressSync(readFileSync(join(assets, file))).length,
    0,
  );
}
