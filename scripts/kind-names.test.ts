import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { rules } from '@bellgrid/model';
import { describe, expect, it } from 'vitest';
import { root } from './lib/root.mjs';
import { readText, repositoryFiles } from './lib/workspace.mjs';

/** The folders that kinds are made of: records, meanings, the tables of FET files, the example school. */
const HOMES =
  /^packages\/(constraints\/src\/(kinds|rule-forms)|model\/src\/(records\/rules|example|file\/migrations)|formats\/src\/(im|ex)ports\/fet|texts)\//;

/** Modules outside these that know kinds by name, and the reason. A new kind must not add a line. */
const KNOW: Readonly<Record<string, string>> = {
  'apps/web/src/features/constraints/SentenceForm.tsx':
    'the confirmations of three kinds have words of their own',
  'apps/web/src/features/schedule/placing/placing-words.ts': 'a cell says the change of gaps in numbers',
  'packages/constraints/src/amounts/lunch.ts': 'a free period that a lunch rule demands is no gap (S9.5)',
  'packages/constraints/src/amounts/window-message.ts':
    'words for windows of periods, by the name of their text',
  'packages/constraints/src/check/starting-together.ts': 'lessons of this kind move together by hand',
  'packages/constraints/src/engine/pair-breaks.ts': 'relations of the engine, with names of their own',
  'packages/constraints/src/compile/same-time-links.ts': 'lessons of this kind are one unit of the search',
  'packages/constraints/src/compile/clash-cliques.ts':
    'the physical rule on classes knows permissions (S2.3)',
  'packages/constraints/src/compile/joint-days.ts':
    'limits of one person that use the same slack count together',
  'packages/constraints/src/pre-check/check-first-periods.ts':
    'the pre-check counts the classes of this kind together',
  'packages/constraints/src/pre-check/check-same-time.ts': 'the pre-check counts chains of this kind (S6)',
  'packages/constraints/src/pre-check/check-slots.ts':
    'the pre-check counts limits on days and cells with the days of a teacher (S6)',
  'packages/constraints/src/pre-check/check-workload.ts':
    'the pre-check counts limits of one teacher together',
  'packages/constraints/src/pre-check/spread-capacity.ts':
    'the pre-check counts limits of one subject together',
  'packages/protocol/src/run/stored-messages.ts':
    'values of texts that runs stored before, by the name of the text',
  'packages/model/src/commands/rules/copy-subject.ts':
    'a rule of a list is copied by the meaning of the list',
  'packages/model/src/commands/rules/enable-category.ts': 'stored types that make up a category of weights',
  'packages/model/src/draft/generated-constraints.ts': 'the rules that a division generates',
  'packages/model/src/draft/usual-rules.ts': 'the table of the usual rules (S9)',
};

/** Calendars and flags of subjects are fields of other records: their weights, screens and calendars are their own. */
const NO_RECORDS = /Calendar$|^lessonSpread$|^lessons?Same|^samePeriod$/;
/** Words that also mean something else. */
const COMMON = new Set(['before', 'after', 'adjacent']);

const names = [...new Set(Object.values(rules).flatMap(({ kind, name }) => [kind, name]))].filter(
  (name) => !NO_RECORDS.test(name) && !COMMON.has(name),
);
const mention = new RegExp(`'(?:${names.join('|')})'|\\b(?:kinds|\\w*[rR]ules)\\.(?:${names.join('|')})\\b`);

const knowing = repositoryFiles()
  .filter((file) => /^(packages|apps)\/(?!solver\/)[^/]+\/src\/.*\.tsx?$/.test(file))
  .filter((file) => !/\.test\.tsx?$|\/(testing|test-support)\//.test(file) && !HOMES.test(file))
  .filter((file) => existsSync(join(root, file)))
  .filter((file) =>
    readText(file)
      .split('\n')
      .some((line) => !/^\s*(\/\/|\*|\/\*)/.test(line) && mention.test(line)),
  );

describe('names of kinds of constraints', () => {
  it('are known to the kinds alone, and where several kinds are counted together', () => {
    expect(names.length).toBeGreaterThan(30);
    expect(knowing.filter((file) => !(file in KNOW))).toEqual([]);
  });

  it.each(Object.entries(KNOW))('are known in %s: %s', (file) => {
    expect(knowing).toContain(file);
  });
});
