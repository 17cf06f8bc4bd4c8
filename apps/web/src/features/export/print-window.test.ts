import type { PaperPage } from '@bellgrid/formats/paper';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { showPages } from './print-window.tsx';

const text = { x: 40, y: 60, width: 30, text: '5A', isRightToLeft: false, size: 10, color: '#000000' };
const page: PaperPage = {
  ...{ width: 595, height: 842, sheet: null, title: '5A', schedule: 'class:5a', boxes: [], logo: null },
  ...{ texts: [{ ...text, font: 'latin-regular' }], placed: [] },
};
const words = { title: 'Hill School', print: 'Print', hint: 'Choose a printer.' };

/** A window whose fonts end as the promise does, with what was drawn in it. */
function opened(loading: Promise<void>) {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('location', { href: 'https://school.test/export' });
  const fonts = new Set<object>();
  class FontFace {
    constructor(
      readonly family: string,
      readonly source: string,
    ) {}
    async load(): Promise<this> {
      await loading;
      return this;
    }
  }
  const target = {
    document: { documentElement: { lang: '' }, title: '', fonts, defaultView: { FontFace } },
  } as unknown as Window;
  const drawn: string[] = [];
  const root = { render: (node: ReactNode) => void drawn.push(renderToStaticMarkup(node)) };
  return { target, drawn, root, fonts };
}

afterEach(() => vi.unstubAllGlobals());

test('Print is disabled until the fonts are loaded', async () => {
  let loaded = (): void => {};
  const { target, drawn, root, fonts } = opened(new Promise((resolve) => (loaded = resolve)));
  const shown = showPages(target, [page], null, words, root);
  await Promise.resolve();
  expect(drawn).toEqual([expect.stringContaining('<button type="button" disabled="">Print</button>')]);
  loaded();
  await shown;
  expect(drawn).toEqual([expect.anything(), expect.stringContaining('<button type="button">Print</button>')]);
  expect([...fonts]).toEqual([expect.objectContaining({ family: 'paper-latin-regular' })]);
});

test('without a font nothing can be printed', async () => {
  const { target, drawn, root, fonts } = opened(Promise.reject(new Error('no such file')));
  await expect(showPages(target, [page], null, words, root)).rejects.toThrow('no such file');
  expect(drawn).toHaveLength(1);
  expect(drawn[0]).toContain('disabled=""');
  expect([...fonts]).toEqual([]);
});
