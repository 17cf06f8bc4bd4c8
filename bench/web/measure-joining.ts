import type { Page } from '@playwright/test';
import type { Figure } from './measure-editor.ts';

const REPEATS = 7;
const SAVES = '/api/versions/current';

/** Two windows of one account: until one shows what the other has saved, and until an edit is kept in the browser. */
export async function measureJoining(first: Page, second: Page): Promise<Figure[]> {
  for (const page of [first, second]) {
    await page.goto('/classrooms');
    await page.getByRole('button', { name: 'Add classroom' }).waitFor();
  }
  await watchCopies(second);
  const plain: number[] = [];
  for (let round = 0; round < REPEATS; round += 1) {
    const name = `Joined ${round}`;
    const shown = shownAfterSave(first, second, name);
    await addRoom(first, name);
    plain.push(await shown);
  }
  const joining: number[] = [];
  const back: number[] = [];
  const kept: number[] = [];
  // A busy machine lets the later edit be saved first now and then: such a round does not count.
  for (let round = 0; joining.length < REPEATS && round < 3 * REPEATS; round += 1) {
    const [theirs, own] = [`Joined theirs ${round}`, `Joined own ${round}`];
    const shown = shownAfterSave(first, second, theirs);
    const shownBack = shownAfterSave(second, first, own);
    const order = Promise.race([saved(first).then(() => true), saved(second).then(() => false)]);
    await addRoom(first, theirs);
    await addRoom(second, own);
    const isFirst = await order;
    const [ms, msBack] = await Promise.all([shown, shownBack]);
    if (!isFirst) continue;
    joining.push(ms);
    back.push(msBack);
    kept.push(await keptAfter(second, own));
  }
  return [
    { name: 'a change of another window, from the answer to its save', ms: plain, limit: 1000 },
    { name: 'the same where this window has an edit that is not saved', ms: joining, limit: 1000 },
    { name: 'the edit of that window, from the answer to its save, in the other', ms: back, limit: 1000 },
    { name: 'an edit, from the click on Save until IndexedDB has it', ms: kept, limit: 300 },
  ];
}

async function addRoom(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add classroom' }).click();
  const form = page.getByRole('form', { name: 'New classroom' });
  await form.getByLabel('Name', { exact: true }).fill(name);
  await form.getByRole('button', { name: 'Save', exact: true }).click();
}

/** The time of the answer to the next save that is accepted. */
const saved = (page: Page): Promise<number> =>
  page.waitForResponse((answer) => answer.url().includes(SAVES) && answer.ok()).then(() => performance.now());

/** The time from the answer to the save of one window until another window shows what was changed. */
async function shownAfterSave(from: Page, to: Page, name: string): Promise<number> {
  const shown = to
    .getByText(name, { exact: true })
    .first()
    .waitFor({ state: 'attached' })
    .then(() => performance.now());
  const [savedAt, shownAt] = await Promise.all([saved(from), shown]);
  return Math.max(0, shownAt - savedAt);
}

declare global {
  interface Window {
    /** Texts written into IndexedDB, as JSON, with the milliseconds since the latest click. */
    copies: { readonly ms: number; readonly text: string }[];
  }
}

/** Notes what the page writes into IndexedDB, once it is there. */
async function watchCopies(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.copies = [];
    let clickedAt = 0;
    window.addEventListener(
      'click',
      () => {
        clickedAt = performance.now();
      },
      { capture: true },
    );
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...args: Parameters<IDBObjectStore['put']>) {
      const begun = clickedAt;
      this.transaction.addEventListener('complete', () => {
        window.copies.push({ ms: performance.now() - begun, text: JSON.stringify(args[0]) });
      });
      return put.apply(this, args);
    };
  });
}

/** The time from the click that made an edit until it was in IndexedDB. */
async function keptAfter(page: Page, name: string): Promise<number> {
  const ms = await page.evaluate(
    (text) => window.copies.find((copy) => copy.text.includes(`"${text}"`))?.ms,
    name,
  );
  if (ms === undefined) throw new Error(`${name} was never kept in the browser.`);
  return ms;
}
