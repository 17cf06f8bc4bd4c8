import { signUp } from './support/account.ts';
import { violations } from './support/axe.ts';
import { generate, openSchedule } from './support/schedule.ts';
import { expect, test } from './support/test.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test(`the account screens keep to WCAG 2.2 AA in ${colorScheme}`, async ({ page }) => {
      for (const screen of ['login', 'register', 'forgotpassword']) {
        await page.goto(`/dashboard/${screen}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await violations(page)).toEqual([]);
      }
    });

    test(`the editor keeps to WCAG 2.2 AA in ${colorScheme}`, async ({ page }) => {
      await signUp(page);
      await expect(page.getByRole('button', { name: 'Try an example school' })).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Try an example school' }).click();
      await openSchedule(page);
      await generate(page);
      await expect(page.getByRole('grid')).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Version history' }).click();
      await expect(page.getByText('Current version')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  });
}
