import { abbreviateLabels, type Draft } from '@bellgrid/model';
import type { Page } from '@playwright/test';
import { admin } from '../../packages/texts/src/en/admin.ts';
import { en } from '../../packages/texts/src/en/index.ts';
import { pseudoText } from '../../packages/texts/src/pseudo.ts';
import { leafTexts } from '../../packages/texts/src/testing/leaf-texts.ts';

/** The texts of each id without plural forms; those of the administration begin with `admin.`. */
const texts = new Map<string, string[]>();
for (const [id, text] of leafTexts({ ...en, admin })) {
  const plain = id.replace(/_(zero|one|two|few|many|other)$/, '');
  texts.set(plain, [...(texts.get(plain) ?? []), text]);
}

/** The texts of an id in the catalogue, in every plural form, as the pseudo-language shows them, also within another text. */
export function named(id: string): RegExp {
  const forms = texts.get(id);
  if (!forms) throw new Error(`The catalogue has no text ${id}.`);
  const patterns = forms.map((text) =>
    pseudoText(text)
      .split(/\{\{.*?\}\}/)
      .map((piece) => piece.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*'),
  );
  return new RegExp(`^⟦?(?:${patterns.join('|')})`, 's');
}

/** Shows the page in the pseudo-language from now on. */
export async function showPseudoLanguage(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('bellgrid.language', 'qps'));
  await page.addInitScript(keepToasts);
  await page.reload();
}

declare global {
  interface Window {
    /** The texts of short messages since they were last read. */
    shownToasts?: Set<string>;
  }
}

/** Keeps the texts of all short messages in the page, however soon they close. Runs in the page. */
export function keepToasts(): void {
  const shown = new Set<string>();
  window.shownToasts = shown;
  new MutationObserver(() => {
    for (const each of document.querySelectorAll('.mantine-Notification-root'))
      shown.add(each.textContent ?? '');
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

/** All texts of a school: the user's own data, which no catalogue has. */
export function ownWords(draft: Draft): string[] {
  const words = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string') words.add(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  collect(draft);
  for (const label of abbreviateLabels(draft.schoolData.days.map((day) => day.label))) words.add(label);
  return [...words];
}

/** Dates (23 Nov 2026, Mon 7 Sept, Friday 20 November 2026 at 08:30, Nov 2026), addresses of pages and of e-mails, and colours (#eeeeee). */
const UNTRANSLATED =
  /(?:[A-Z][a-z]{2,8},? )?\d{1,2} [A-Z][a-z]{2,8}(?: \d{4}(?: at \d\d:\d\d)?)?|\b[A-Z][a-z]{2,8} \d{4}|https?:\/\/\S+|\S+@\S+\.\w+|#[0-9a-f]{6}\b/g;

/**
 * The texts that the page shows or names outside the markers of the pseudo-language: visible texts, short messages since
 * the last time, labels, titles, placeholders, alternative texts and the title of the document. Runs in the page, so that it
 * uses nothing around it.
 */
export function textsOutsideMarkers(): string[] {
  const outside: string[] = [];
  let depth = 0;
  const rest = (text: string): string => {
    let left = '';
    for (const letter of text) {
      if (letter === '⟦') depth += 1;
      else if (letter === '⟧') depth = Math.max(0, depth - 1);
      else if (depth === 0) left += letter;
    }
    return left.trim();
  };
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const element = node.parentElement;
    // A page of paper is a picture of the school's own words.
    const passedOver = 'script, style, noscript, code, pre, textarea, time, [role=img], [lang]:not(html)';
    if (!element || element.closest(passedOver)) continue;
    const text = rest(node.textContent ?? '');
    if (text !== '' && element.checkVisibility()) outside.push(text);
  }
  const names = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-valuetext'];
  for (const element of document.body.querySelectorAll('*')) {
    // An element that is hidden from screen readers has no label.
    if (element.closest('time, [lang]:not(html), [aria-hidden=true]')) continue;
    for (const name of [...names, 'aria-roledescription']) {
      depth = 0;
      const text = rest(element.getAttribute(name) ?? '');
      if (text !== '') outside.push(`${name}: ${text}`);
    }
  }
  for (const toast of window.shownToasts ?? []) {
    depth = 0;
    outside.push(rest(toast));
  }
  window.shownToasts?.clear();
  depth = 0;
  const title = rest(document.title);
  if (title !== '') outside.push(`document.title: ${title}`);
  return outside;
}

/**
 * Those of the texts that are foreign to the pseudo-language: neither the user's own words nor dates, addresses and colours,
 * which no catalogue has.
 */
export function foreignTexts(found: readonly string[], own: readonly string[]): string[] {
  const words = [...own].filter((word) => word !== '').sort((a, b) => b.length - a.length);
  const known = new Set(words);
  const isForeign = (text: string): boolean => {
    let left = text
      .replaceAll(UNTRANSLATED, ' ')
      .replace(/^[\w.-]+: /, (prefix) =>
        /^(aria-|title|placeholder|alt|document)/.test(prefix) ? '' : prefix,
      );
    if (known.has(left) || !/\p{L}{2,}/u.test(left)) return false;
    for (const word of words) left = left.replaceAll(word, ' ');
    return /\p{L}{2,}/u.test(left);
  };
  return [...new Set(found)].filter(isForeign);
}

/** The texts of the page outside the catalogue, without the user's own words. */
export const outsideCatalogue = async (page: Page, own: readonly string[]): Promise<string[]> =>
  foreignTexts(await page.evaluate(textsOutsideMarkers), own);
