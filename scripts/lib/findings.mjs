import { readText, repositoryFiles } from './workspace.mjs';

/** The findings of the security review are F1 to F29; the name of a test that holds one begins with its number. */
const COUNT = 29;
const TITLE =
  /\b(?:it|test|describe)(?:\.\w+)?\(\s*'((?:F\d+(?:, )?)+): ([^']*)'|^\s*\]\)\(\s*'((?:F\d+(?:, )?)+): ([^']*)'/gm;

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
  return tests;
}
