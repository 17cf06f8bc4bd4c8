import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page, TestInfo } from '@playwright/test';

const commandLine = fileURLToPath(new URL('../../apps/cli/dist/bellgrid.js', import.meta.url));

interface ExportedLesson {
  readonly timeSlot: { readonly day: number; readonly start: number } | null;
}

/** The parts of an exported draft that the tests read. */
export interface ExportedDraft {
  readonly path: string;
  readonly dataStore: { readonly lessons: Readonly<Record<string, ExportedLesson>> };
}

/** Exports the open draft through the account menu. */
export async function exportDraft(page: Page, testInfo: TestInfo, name: string): Promise<ExportedDraft> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Account: / }).click();
  await page.getByRole('menuitem', { name: 'Export current draft' }).click();
  const path = testInfo.outputPath(name);
  await (await download).saveAs(path);
  return { path, dataStore: JSON.parse(readFileSync(path, 'utf8')).dataStore };
}

/** Imports a file through the account menu and uses it; the report stays with the caller when `look` is given. */
export async function importFile(page: Page, path: string, look?: () => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: /^Account: / }).click();
  await page.getByRole('menuitem', { name: 'Import local version' }).click();
  await chooseFile(page, path);
  await look?.();
  await page.getByRole('button', { name: 'Use this school' }).click();
}

/** Chooses a file in the import dialog that is open. */
export async function chooseFile(page: Page, path: string): Promise<void> {
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(path);
}

/** The output of the command line for a file, and its exit code. */
export function bellgrid(...args: string[]): { code: number | null; output: string } {
  const result = spawnSync(process.execPath, [commandLine, ...args], { encoding: 'utf8' });
  return { code: result.status, output: `${result.stdout}${result.stderr}` };
}
