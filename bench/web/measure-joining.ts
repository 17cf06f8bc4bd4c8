import type { Page } from '@playwright/test';
import type { Figure } from './measure-editor.ts';

const REPEATS = 7;

/** From the answer to the save of one window until another window of the account shows what was changed. */
export async function measureJoining(first: Page, second: Page): Promise<Figure> {
  for (const page of [first, second]) {
    await page.goto('/classrooms');
    await page.getByRole('button', { name: 'Add classroom' }).waitFor();
  }
  const ms: number[] = [];
  for (let round = 0; round < REPEATS; round += 1) {
    const name = `Joined ${round}`;
    await first.getByRole('button', { name: 'Add classroom' }).click();
    const form = first.getByRole('form', { name: 'New classroom' });
    await form.getByLabel('Name', { exact: true }).fill(name);
    const saved = first
      .waitForResponse((answer) => answer.url().includes('/api/versions/current') && answer.ok())
      .then(() => performance.now());
    const shown = second
      .getByText(name, { exact: true })
      .first()
      .waitFor({ state: 'attached' })
      .then(() => performance.now());
    await form.getByRole('button', { name: 'Save', exact: true }).click();
    const [savedAt, shownAt] = await Promise.all([saved, shown]);
    ms.push(Math.max(0, shownAt - savedAt));
  }
  return { name: 'a change of another window, from the answer to its save', ms, limit: 1000 };
}
