import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * The violations of WCAG 2.2 AA that axe finds, as lines with rule and place. Elements that fade in or out
 * have no contrast of their own: motion is reduced first, and animations are finished.
 */
export async function violations(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.waitForFunction(() =>
    document.getAnimations().every((each) => {
      const endless = each.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
      return endless || each.playState !== 'running';
    }),
  );
  // Beside violations axe describes every node that passes, and another page sums up, which takes four times as long.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .setLegacyMode(true)
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}
