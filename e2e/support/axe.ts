import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * The violations of WCAG 2.2 AA that axe finds, as lines with rule and place. Elements that fade in or out
 * have no contrast of their own: motion is reduced first, and animations are finished.
 * @param rules only these rules of axe.
 * @param within only inside the elements that this selector finds: axe takes seconds for a large page.
 */
export async function violations(page: Page, rules?: readonly string[], within?: string): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // A change of the colour scheme reaches the page with its next frame, and only then begins the transitions.
  await page.evaluate(
    () => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))),
  );
  await page.waitForFunction(() => document.getAnimations().every((each) => each.playState !== 'running'));
  // Beside violations axe describes every node that passes, and another page sums up, which takes four times as long.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true);
  if (within) axe.include(within);
  if (rules) axe.withRules([...rules]);
  else axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => ({ id, place: target.join(' ') })),
  );
  const wrong: string[] = [];
  for (const { id, place } of found)
    if (id !== 'scrollable-region-focusable' || !(await isChoiceOfField(page, place)))
      wrong.push(`${id}: ${place}`);
  return wrong;
}

/** The choices below a field are scrolled by the arrow keys of the field, which axe does not see in a part of their list. */
const isChoiceOfField = (page: Page, place: string): Promise<boolean> =>
  page
    .locator(place)
    .first()
    .evaluate(
      (part) =>
        part.closest('[role=listbox]') !== null || part.querySelector(':scope > [role=listbox]') !== null,
    );

/** The violations in light colours, and those of contrast in dark ones; ends in light colours. */
export async function violationsInBothThemes(page: Page): Promise<string[]> {
  const found = await violations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await violations(page, ['color-contrast']);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...found, ...dark.map((each) => `in dark colours, ${each}`)];
}
