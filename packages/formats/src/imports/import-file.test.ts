import { createExampleSchool } from '@bellgrid/model';
import { describe, expect, it } from 'vitest';
import { exportDraftFile } from '../exports/bellgrid/export-draft-file.ts';
import { fetText } from '../testing/fet-text.ts';
import { detectFormat } from './detect-format.ts';
import { importFile } from './import-file.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('the format of a file', () => {
  it('is told by its first character, whatever its name', () => {
    expect(detectFormat('school.txt', '\uFEFF <?xml?>')).toBe('fet');
    expect(detectFormat('school.fet', bytes('\uFEFF{"dataStore": {}}'))).toBe('bellgrid');
    expect(detectFormat('x', Buffer.from('\uFEFF<fet/>', 'utf16le'))).toBe('fet');
  });

  it('is else told by its extension', () => {
    expect(detectFormat('SCHOOL.FET', 'nothing')).toBe('fet');
    expect(detectFormat('a.b.wlz', '')).toBe('bellgrid');
    expect(detectFormat('folder.fet/notes', 'nothing')).toBeNull();
  });
});

describe('a file of any format', () => {
  it('gives back the same draft after export', () => {
    const draft = createExampleSchool();
    const result = importFile('school.json', bytes(exportDraftFile(draft)));
    expect(result).toMatchObject({ ok: true, format: 'bellgrid', draft });
    expect(result.ok && result.report.carried).toContainEqual({
      name: 'Lessons',
      count: Object.keys(draft.lessons).length,
    });
  });

  it('is read as FET when it is XML', () => {
    expect(importFile('school.xml', bytes(fetText()))).toMatchObject({ ok: true, format: 'fet', file: null });
  });

  it('is not mixed up with one that merely has the extension', () => {
    expect(importFile('school.json', bytes('<fet version="6"/>'))).toMatchObject({
      ok: false,
      format: 'fet',
    });
  });

  it.each([
    ['an empty file', '', 'empty'],
    ['plain text', 'hello', 'format is not known'],
    ['cut-off JSON', '{"dataStore": {', 'ends too early'],
    ['JSON without a draft', '{"a": 1}', 'no dataStore'],
  ])('says what is wrong with %s', (_what, text, message) => {
    const result = importFile('school', bytes(text));
    expect(result.ok ? '' : result.findings[0]?.message).toContain(message);
  });

  it('says that bytes are no text', () => {
    expect(importFile('a.json', new Uint8Array([0x7b, 0xff, 0xff]))).toMatchObject({
      ok: false,
      findings: [{ message: 'The file is not text in UTF-8.' }],
    });
  });
});
