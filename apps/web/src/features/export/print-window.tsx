import type { PaperPage } from '@bellgrid/formats/paper';
import { createRoot, type Root } from 'react-dom/client';
import { loadPaperFonts, PaperView } from './PaperView.tsx';
import { fontAddresses } from './paper-font-files.ts';

/** A network that does not answer must not leave a window in which nothing can be printed. */
const FONTS_WITHIN_MS = 20_000;

interface PrintWindow {
  readonly title: string;
  readonly print: string;
  readonly hint: string;
}

const styleFor = (page: PaperPage | undefined): string => {
  const { width, height } = page?.sheet ?? page ?? { width: 595, height: 842 };
  return `
@page { size: ${width}pt ${height}pt; margin: 0 }
* { box-sizing: border-box }
body { margin: 0; background: #e9eaee; font: 14px/20px system-ui, sans-serif; color: #1b1d21 }
header { position: sticky; top: 0; z-index: 1; display: flex; gap: 16px; align-items: center; padding: 10px 24px; background: #fff; border-bottom: 1px solid #d5d8dd }
header p { margin: 0; color: #5b6069 }
button { font: inherit; font-weight: 600; color: #fff; background: #4a4fd9; border: 0; border-radius: 6px; padding: 10px 20px; min-height: 44px; cursor: pointer }
button:disabled { opacity: .5 }
svg { display: block; width: min(100% - 48px, ${width}pt); margin: 24px auto; box-shadow: 0 1px 6px rgb(0 0 0 / .2) }
@media print {
  body { background: none }
  header { display: none }
  svg { width: ${width}pt; height: ${height - 0.5}pt; margin: 0; box-shadow: none; break-after: page }
  svg:last-child { break-after: auto }
}`;
};

/** Opens the window of the schedule; null when the browser blocks it. Only a click may open one. */
export function openPrintWindow(title: string): Window | null {
  const opened = window.open('', '_blank');
  if (opened) opened.document.title = title;
  return opened;
}

/**
 * Shows the pages in the window, with a button that prints them once the fonts are there: without them letters would be
 * printed at the wrong places. Rejects when one cannot be loaded.
 */
export async function showPages(
  target: Window,
  pages: readonly PaperPage[],
  logo: string | null,
  { title, print, hint }: PrintWindow,
  root: Pick<Root, 'render'> = createRoot(target.document.body),
): Promise<void> {
  const { document: page } = target;
  page.documentElement.lang = document.documentElement.lang;
  page.title = title;
  const show = (isReady: boolean): void =>
    root.render(
      <>
        <style>{styleFor(pages[0])}</style>
        <header>
          <button type="button" disabled={!isReady} onClick={() => target.print()}>
            {print}
          </button>
          <p>{hint}</p>
        </header>
        {pages.map((each, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pages never change their order.
          <PaperView key={index} page={each} logo={logo} label={each.title} />
        ))}
      </>,
    );
  show(false);
  await within(FONTS_WITHIN_MS, loadPaperFonts(page, pages, fontAddresses));
  show(true);
}

/** The result, or an error when it takes longer. */
async function within<Result>(ms: number, result: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`the fonts have not come within ${ms} ms`)), ms);
  });
  return Promise.race([result, late]).finally(() => clearTimeout(timer));
}
