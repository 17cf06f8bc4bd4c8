import type { Page } from '@playwright/test';
import { expect } from './test.ts';

type List = 'Classrooms' | 'Classes' | 'Teachers' | 'Subjects';

/**
 * Opens a list through the sidebar and waits until it is the one that is shown: address and title change before the
 * screen, and lists have buttons of the same names.
 */
export async function openList(page: Page, list: List): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: list, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: list, exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: /^\d+ / })).toContainText(
    new RegExp(list.slice(0, 5), 'i'),
  );
}
