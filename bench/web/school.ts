import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FILE_VERSION, SOLUTION_VERSION, serializeDraftFile } from '@bellgrid/model';
import type { Page } from '@playwright/test';
import { importFile } from '../../e2e/support/draft-file.ts';
import { bigDraft } from '../document/big-draft.ts';
import { curriculumDraft } from './curriculum-school.ts';

/**
 * A school of 100 classes, 150 teachers and 2,500 lessons with 5,000 rules; for the schedule by hand with 1,000. For the
 * curriculum matrix 60 classes with 40 subjects each.
 */
export type SchoolSize = 'full' | 'schedule' | 'matrix';

/** Gives the signed-in user the large school and waits until it is saved. */
export async function takeBigSchool(page: Page, size: SchoolSize): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-web-'));
  const path = join(folder, 'large.json');
  try {
    const text = serializeDraftFile({
      fileVersion: FILE_VERSION,
      // A third of them are cells of calendars: 5,000 rules are left.
      dataStore:
        size === 'matrix'
          ? curriculumDraft()
          : bigDraft({ teachers: 150, constraints: size === 'full' ? 8000 : 1000 }),
      solutionStore: { version: SOLUTION_VERSION, solution: null },
      pageMemory: {},
    });
    writeFileSync(path, text);
    await importFile(page, path);
    await page.getByText('File uploaded successfully').waitFor();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
