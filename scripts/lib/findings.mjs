import { readText, repositoryFiles } from './workspace.mjs';

/** The findings of the security review are F1 to F29; the name of a test that holds one begins with its number. */
const COUNT = 29;
const TITLE =
  /\b(?:it|test|describe)(?:\.\w+)?\(\s*'((?:F\d+(?:, )?)+): ([^']*)'|^\s*\]\)\(\s*'((?:F\d+(?:, )?)+): ([^']*)'/gm;

/** Tests that hold a finding among other things, and are named for those. */
export const NAMED_OTHERWISE = [
  {
    finding: 'F11',
    file: 'apps/web/src/document/opening/two-windows.test.ts',
    title: 'changes of two windows are merged both ways',
  },
  {
    finding: 'F18',
    file: 'apps/web/src/features/table-import/read-table.test.ts',
    title: 'a cell at the end of the sheet is told before any row is built',
  },
  {
    finding: 'F18',
    file: 'apps/web/src/features/table-import/read-table.test.ts',
    title: 'a workbook that unpacks to more than 50 MB',
  },
  {
    finding: 'F11',
    file: 'apps/web/src/document/opening/out-of-sync.test.ts',
    title: 'unsaved changes of this window can be downloaded while it catches up with another',
  },
  {
    finding: 'F19',
    file: 'packages/formats/src/imports/fet/import-fet.test.ts',
    title: 'refuses more classes than any school has before it reads them',
  },
];

/** @returns {Map<string, { file: string, title: string }[]>} the tests that hold each finding */
export function testsOfFindings() {
  /** @type {Map<string, { file: string, title: string }[]>} */
  const tests = new Map(Array.from({ length: COUNT }, (_, index) => [`F${index + 1}`, []]));
  for (const file of repositoryFiles().filter((name) => /\.test\.tsx?$/.test(name))) {
    for (const [, one, its, each, theirs] of readText(file).matchAll(TITLE)) {
      const title = its ?? theirs ?? '';
      for (const finding of (one ?? each ?? '').split(', ')) {
        const known = tests.get(finding);
        if (!known) throw new Error(`${file} names ${finding}, which there is not.`);
        known.push({ file, title });
      }
    }
  }
  for (const { finding, file, title } of NAMED_OTHERWISE) {
    if (repositoryFiles().includes(file) && readText(file).includes(title))
      tests.get(finding)?.push({ file, title });
  }
  return tests;
}
