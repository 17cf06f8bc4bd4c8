import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { helpPictures, type PicturedControl } from '../apps/web/src/features/help/help-pictures.ts';
import { german } from '../packages/texts/src/de/index.ts';
import { en } from '../packages/texts/src/en/index.ts';
import { leafTexts } from '../packages/texts/src/testing/leaf-texts.ts';
import { signUp } from './support/account.ts';
import { expect, test } from './support/test.ts';

/** Set by `npm run help-pictures`: the pictures are stored, in every language, with the lessons placed by the solver. */
const isTaking = process.env.BELLGRID_HELP_PICTURES === '1';
const MOST_BYTES = 60_000;
/** High enough for a whole form. */
const WINDOW = { width: 960, height: 1300 };
/** The part of the window beside the sidebar and below the top bar. */
const SCREEN = { x: 240, y: 48, width: 720 };
/** A picture with more in it is shown too small to be read. */
const LARGEST = { width: 720, height: 640 };
const MARGIN = 20;

const folder = fileURLToPath(new URL('../apps/web/src/features/help/pictures/', import.meta.url));
const catalogues = { en: new Map(leafTexts(en)), de: new Map(leafTexts(german.translation)) };
type Language = keyof typeof catalogues;
type TextOf = (id: string) => string;
/** The content of a picture: the screen from its top, or its controls and, with a height, the part below them. */
interface Frame {
  readonly around: 'screen' | 'controls';
  readonly height?: number;
  /** The height of the part above the controls. */
  readonly above?: number;
}
/** The way to a picture. */
type Way = (page: Page, text: TextOf) => Promise<Frame>;

const open = (page: Page, path: string) => page.evaluate((to) => history.pushState(null, '', to), path);
const CONTROLS: Frame = { around: 'controls' };
const screen =
  (path: string, height: number): Way =>
  async (page) => {
    await open(page, path);
    return { around: 'screen', height };
  };

const ofEmptySchool: Readonly<Record<string, Way>> = {
  'setup.build': async () => ({ ...CONTROLS, above: 84 }),
};

const ofSchool: Readonly<Record<string, Way>> = {
  'setup.last': async (page) => {
    await open(page, '/');
    return CONTROLS;
  },
  'classrooms.which': screen('/classrooms', 380),
  'classes.time': screen('/classes', 420),
  'teachers.available': async (page, text) => {
    await open(page, '/teachers');
    await page.getByRole('button', { name: text('lists.teachers.add') }).click();
    const cells = page.getByRole('region', { name: text('calendar.title') }).locator('td button');
    for (const cell of [0, 5, 5, 10, 10]) await cells.nth(cell).click();
    return CONTROLS;
  },
  'subjects.matrix': async (page, text) => {
    await open(page, '/subjects');
    await page.getByText(text('curriculum.matrix'), { exact: true }).click();
    return { around: 'screen', height: 420 };
  },
  'constraints.badges': screen('/constraints/subject', 460),
  'constraints.add': async (page, text) => {
    await open(page, '/constraints/subject');
    await page.getByRole('button', { name: text('rules.add') }).click();
    return { ...CONTROLS, above: 84, height: 440 };
  },
  'schedule.generate': screen('/schedule', 420),
  'export.exportPdf': async (page, text) => {
    await open(page, '/export');
    await page.getByText(text('output.screen.view.global'), { exact: true }).click();
    // The preview takes a moment.
    await expect(page.locator('main .mantine-Loader-root')).toHaveCount(0);
    await expect(page.locator('main canvas, main svg text').first()).toBeVisible();
    return { around: 'screen', height: 440 };
  },
  'publish.publishShows': screen('/publish', 560),
};

test('the controls in the pictures of the help are on the screens', async ({ browser }) => {
  test.setTimeout(240_000);
  const languages: Language[] = isTaking ? ['en', 'de'] : ['en'];
  const taken: Record<string, Record<string, { width: number; height: number; names: string[] }>> = {};
  for (const language of languages) {
    const text: TextOf = (id) => catalogues[language].get(id) ?? '';
    const page = await browser.newPage({
      baseURL: process.env.BELLGRID_E2E_URL ?? '',
      viewport: WINDOW,
      deviceScaleFactor: 1.5,
      locale: language === 'en' ? 'en-GB' : 'de-DE',
      reducedMotion: 'reduce',
    });
    await signUp(page);
    const pictures: (typeof taken)[string] = {};
    taken[language] = pictures;
    const take = async (ways: Readonly<Record<string, Way>>) => {
      for (const [of, way] of Object.entries(ways)) {
        const frame = await way(page, text);
        const controls = helpPictures[of] ?? [];
        const shown = controls.map((control) => controlOf(page, control, text));
        let boxes: Box[] = [];
        // A screen that is being loaded may still replace its controls.
        await expect(async () => {
          for (const control of shown) await expect(control, `${language} ${of}`).toBeEnabled();
          if (frame.around === 'controls') await shown[0]?.scrollIntoViewIfNeeded();
          boxes = await Promise.all(shown.map(boxOf));
        }).toPass({ timeout: 30_000 });
        const clip = clipOf(frame, boxes);
        const { width, height } = clip;
        const where = `${language} ${of}, ${width} × ${height}`;
        expect.soft(width <= LARGEST.width && height <= LARGEST.height, where).toBe(true);
        for (const [at, box] of boxes.entries())
          expect.soft(isInside(box, clip), `${where}: ${controls[at]?.[1]} is in the picture`).toBe(true);
        pictures[of] = { width, height, names: controls.map(([, id]) => text(id)) };
        if (isTaking) writeFileSync(pathOf(language, of), await pictureOf(page, clip));
        await page.keyboard.press('Escape');
      }
    };
    await take(ofEmptySchool);
    await page.getByRole('button', { name: text('overview.empty.example') }).click();
    await expect(page.getByRole('button', { name: text('solver.generate') })).toBeVisible();
    if (isTaking) await generate(page, text);
    await take(ofSchool);
    expect(Object.keys(pictures).sort()).toEqual(Object.keys(helpPictures).sort());
    await page.close();
  }
  if (isTaking) writeFileSync(`${folder}taken.json`, `${JSON.stringify(taken, null, 2)}\n`);
});

async function generate(page: Page, text: TextOf): Promise<void> {
  await page.getByRole('button', { name: text('solver.generate') }).click();
  await page.getByRole('button', { name: text('solver.result.view') }).click({ timeout: 100_000 });
  await expect(page.getByRole('status').filter({ hasText: text('saving.saved') })).toBeVisible({
    timeout: 30_000,
  });
  // The note of what was done is not in the pictures.
  await expect(page.getByText(text('solver.result.taken'))).toHaveCount(0, { timeout: 30_000 });
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The part of the window in a picture; all are as wide as the screen. */
function clipOf({ around, height, above = MARGIN }: Frame, boxes: readonly Box[]): Box {
  if (around === 'screen') return { ...SCREEN, height: height ?? 0 };
  const top = Math.max(0, Math.floor(Math.min(...boxes.map(({ y }) => y)) - above));
  const bottom = Math.ceil(Math.max(...boxes.map((box) => box.y + box.height)) + MARGIN);
  const left = Math.min(...boxes.map(({ x }) => x));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const x = Math.round((left + right - SCREEN.width) / 2);
  return { ...SCREEN, x: Math.min(Math.max(0, x), SCREEN.x), y: top, height: height ?? bottom - top };
}

/** True when a box is whole in the picture. */
const isInside = ({ x, y, width, height }: Box, clip: Box): boolean =>
  x >= clip.x && y >= clip.y && x + width <= clip.x + clip.width && y + height <= clip.y + clip.height;

function controlOf(page: Page, [role, id]: PicturedControl, text: TextOf): Locator {
  // A tab is also named by the number of its problems.
  const name = new RegExp(`^${text(id).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
  const all = role === 'field' ? page.getByLabel(name) : page.getByRole(role, { name });
  return all.filter({ visible: true }).first();
}

async function boxOf(control: Locator): Promise<Box> {
  const box = await control.boundingBox();
  if (!box) throw new Error('The control is not on the screen.');
  return box;
}

function pathOf(language: Language, of: string): string {
  mkdirSync(`${folder}${language}`, { recursive: true });
  return `${folder}${language}/${of}.webp`;
}

/** The part of the window as WebP, as good as the size allows. */
async function pictureOf(page: Page, clip: Box): Promise<Buffer> {
  const devtools = await page.context().newCDPSession(page);
  for (const quality of [90, 80, 70, 60, 50]) {
    const { data } = await devtools.send('Page.captureScreenshot', {
      format: 'webp',
      quality,
      clip: { ...clip, scale: 1 },
    });
    const bytes = Buffer.from(data, 'base64');
    if (bytes.length <= MOST_BYTES) return bytes;
  }
  throw new Error('The picture is too large.');
}
