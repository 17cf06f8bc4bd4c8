import { expect, it } from 'vitest';
import { readText, repositoryFiles } from './lib/workspace.mjs';

/** A format of dates, numbers or lists, or an order of names, with its first argument. */
const FORMAT = /(?:new Intl\.[A-Z]\w+|\.toLocale(?:Date|Time)?String)\(\s*([^,)]*)/g;

/** Reads the clock of a time zone in a fixed form, which no reader sees. */
const FIXED = 'packages/formats/src/exports/calendar/zone-time.ts';

it('dates, numbers, lists and the order of names are in the language of the reader: `localeOf(language)`', () => {
  const files = repositoryFiles().filter(
    (file) =>
      /^(packages|apps)\/.*\/src\/.*\.tsx?$|^packages\/[^/]+\/src\//.test(file) &&
      !/\.test\.tsx?$|\/(testing|test-support)\//.test(file),
  );
  const uses = files.flatMap((file) =>
    [...readText(file).matchAll(FORMAT)].map(({ 1: locale = '' }) => ({ file, locale: locale.trim() })),
  );
  expect(uses.length).toBeGreaterThan(30);
  const other = uses.filter(({ locale }) => !/^(localeOf\(|locale$)/.test(locale));
  expect(other).toEqual([{ file: FIXED, locale: "'en-CA'" }]);
});
