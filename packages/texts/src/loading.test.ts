import {
  CommandRefused,
  commands,
  createDraft,
  type Draft,
  loadDraftFile,
  runCommand,
  serializeDraftFile,
} from '@bellgrid/model';
import { expect, it, test } from 'vitest';
import { createTexts, messageText } from './index.ts';

const english = createTexts();

function firstFinding(text: string): string {
  const finding = loadDraftFile(text).findings[0];
  return finding ? messageText(english, null, finding.message) : '';
}

test.each([
  ['', 'The file is empty.'],
  ['{"dataStore":', 'The file ends too early, at line 1, column 14: expected a value.'],
  ['{"dataStore":{"a', 'a text in quotes is not closed'],
  ['{"a":1,\n "b" 2}', "at line 2, column 6, expected ':' but found 2."],
  ['<?xml version="1.0"?>', 'at line 1, column 1, expected a value but found <.'],
  ['{"a":1} x', 'there is x after the end'],
  ['[]', 'The file holds a list; a school’s file holds an object.'],
  ['{"dataStore":{},"solutionStore":"x"}', 'solutionStore must be an object, but it is a text.'],
  ['{"dataStore":{},"pageMemory":null}', 'pageMemory must be an object, but it is empty (null).'],
  [
    '{"fileVersion":22,"dataStore":{}}',
    'newer version of the program (fileVersion 22; this one reads up to 21)',
  ],
])('%j is refused with what and where', (text, words) => {
  expect(firstFinding(text)).toContain(words);
});

it('names the remaining items in its repairs', () => {
  const draft = createDraft();
  const dataStore = { ...draft, teachers: { t1: { id: 't1', name: 7 } } } as unknown as Draft;
  const file = {
    fileVersion: 21,
    dataStore,
    solutionStore: { version: 2, solution: null },
    pageMemory: {},
  } as const;
  expect(firstFinding(serializeDraftFile(file))).toBe('the name is missing; set to the id');
});

function refusalOf(edit: () => Draft): string {
  try {
    edit();
  } catch (error) {
    if (error instanceof CommandRefused) return messageText(english, createDraft(), error.refusal);
  }
  throw new Error('nothing was refused');
}

it('reports the faulty arguments of a refused command', () => {
  const draft = createDraft();
  const rename = (schoolName: unknown) => () =>
    runCommand(draft, commands.setDay, { id: 'day-1', label: schoolName as string });
  expect(refusalOf(rename(''))).toBe(
    '“Rename day” is not possible: label is shorter than 1 character. Correct the values and try again.',
  );
  expect(refusalOf(rename(7))).toContain('label must be a text');
  expect(refusalOf(() => runCommand(draft, commands.deleteTeacher, { ids: ['3f2'] }))).toBe(
    'This teacher no longer exists.',
  );
});
