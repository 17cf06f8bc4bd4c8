import type { FileFormat, RowFault, RowNote, TableFault, TableField } from '@bellgrid/formats';
import { commands } from '@bellgrid/model';
import { errorTable } from '@bellgrid/protocol';
import { en } from '@bellgrid/texts';
import { expect, test } from 'vitest';

function textAt(id: string): unknown {
  let at: unknown = en;
  for (const key of id.split('.')) {
    at = typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined;
  }
  return at;
}

test.each(Object.values(commands).map(({ label }) => label))('%s has a text', (label) => {
  expect(textAt(label)).toEqual(expect.any(String));
});

test.each(Object.entries(errorTable))('the refusal %s has a text', (_, { text }) => {
  expect(textAt(text)).toEqual(expect.any(String));
});

/** Notes whose text depends on a number. */
type Counted = 'for-each-class' | 'with-lessons' | 'lessons-added' | 'lessons-removed' | 'moves-to-staging';

test('every column, fault and note of a table has a text', () => {
  const { fields, faults, wrong, notes } = en.tableImport;
  const texts: [
    Record<TableField, string>,
    Record<TableFault, string>,
    Record<RowFault, string>,
    Record<Exclude<RowNote, Counted> | `${Counted}_${'one' | 'other'}`, string>,
  ] = [fields, faults, wrong, notes];
  expect(texts.every((each) => Object.values(each).every((text) => text !== ''))).toBe(true);
});

test('every format of files has a name', () => {
  const names: Record<FileFormat, string> = en.importing.format;
  expect(Object.values(names).every((name) => name !== '')).toBe(true);
});
