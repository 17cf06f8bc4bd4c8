import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Opens the version history and waits for its list. */
export async function openHistory(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Version history' }).click();
  const drawer = page.getByRole('dialog', { name: 'Version history' });
  await expect(drawer.getByText('Current version')).toBeVisible();
  return drawer;
}

/** Chooses an action in the menu of the first version that holds a text. */
export async function actOnVersion(page: Page, text: string, action: string): Promise<void> {
  const version = page.getByRole('dialog').getByRole('listitem').filter({ hasText: text }).first();
  await version.getByRole('button', { name: /^Actions for / }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}
