import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds against WCAG 2.2 AA, as lines that say what and where. What fades in or out has no contrast of its
 * own: motion is reduced first, and what moves comes to its end.
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
