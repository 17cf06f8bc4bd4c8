import { createExampleSchool } from '@bellgrid/model';
import { describe, expect, it } from 'vitest';
import { exportDraftFile } from '../exports/bellgrid/export-draft-file.ts';
import { fetText } from '../testing/fet-text.ts';
import { spoken, spokenFindings } from '../testing/spoken.ts';
import { acceptedFiles, MAX_IMPORT_BYTES, sizeFinding } from './file-formats.ts';
import { importFile } from './import-file.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

const formatOf = (name: string, content: Uint8Array | string) => importFile(name, content).format;

describe('the format of a file', () => {
  it('is that of its first character, with any name', () => {
    expect(formatOf('school.txt', '\uFEFF <?xml?>')).toBe('fet');
    expect(formatOf('school.fet', bytes('\uFEFF{"dataStore": {}}'))).toBe('bellgrid');
    expect(formatOf('x', Buffer.from('\uFEFF<fet/>', 'utf16le'))).toBe('fet');
    expect(formatOf('x', Buffer.from('<fet/>', 'utf16le'))).toBe('fet');
  });

  it('is else that of its extension', () => {
    expect(formatOf('SCHOOL.FET', 'nothing')).toBe('fet');
    expect(formatOf('a.b.wlz', '')).toBe('bellgrid');
    expect(formatOf('folder.fet/notes', 'nothing')).toBeNull();
  });

  it('is one of those that a file dialog offers', () => {
    expect(acceptedFiles).toEqual(['.json', '.wlz', 'application/json', '.fet']);
  });
});

describe('the encoding of a file', () => {
  const school = fetText({ teachers: ['Ada', 'Zoë Müller'] });
  const latin = (text: string) => Buffer.from(text, 'latin1');
  const declaring = (label: string) => school.replace('encoding="UTF-8"', `encoding="${label}"`);
  const swapped = (buffer: Buffer) => Buffer.from(buffer).swap16();
  const teachers = (content: Uint8Array): readonly string[] => {
    const result = importFile('school.fet', content);
    if (!result.ok) throw new Error(spokenFindings(result.findings));
    return Object.values(result.draft.teachers).map(({ name }) => name);
  };

  it.each([
    ['UTF-8', bytes(school)],
    ['UTF-8 with its mark', bytes(`\uFEFF${school}`)],
    ['UTF-16, little end first', Buffer.from(`\uFEFF${school}`, 'utf16le')],
    ['UTF-16, big end first', swapped(Buffer.from(`\uFEFF${school}`, 'utf16le'))],
    ['UTF-16 without its mark', Buffer.from(declaring('UTF-16'), 'utf16le')],
    ['UTF-16, big end first, without its mark', swapped(Buffer.from(declaring('UTF-16'), 'utf16le'))],
    ['declared Latin-1', latin(declaring('ISO-8859-1'))],
    ['declared Windows-1252', latin(declaring('windows-1252'))],
    ['UTF-8 that claims to be UTF-16', bytes(declaring('utf-16'))],
  ])('%s is read', (_what, content) => {
    expect(teachers(content)).toEqual(['Ada', 'Zoë Müller']);
  });

  it.each([
    ['school.json', latin('{\n"dataStore": "Müller"}'), 'not text in UTF-8', 2],
    ['school.fet', latin(school), 'not text in UTF-8', 9],
    ['school.fet', latin(declaring('x-klingon')), '“x-klingon”, which is not a known encoding', null],
    ['school.fet', Buffer.from(`\uFEFF${school}`, 'utf16le').subarray(0, 999), 'not text in UTF-16LE', 8],
  ])('of %s that does not fit is refused', (name, content, message, line) => {
    const result = importFile(name, content);
    const findings = result.ok ? [] : result.findings;
    expect(spokenFindings(findings)).toContain(message);
    expect(findings).toMatchObject([{ line }]);
  });
});

describe('a file of any format', () => {
  it('gives back the same draft after export', () => {
    const draft = createExampleSchool();
    const result = importFile('school.json', bytes(exportDraftFile(draft)));
    expect(result).toMatchObject({ ok: true, format: 'bellgrid', draft });
    expect(result.ok && result.report.carried).toContainEqual({
      name: { code: 'imports.things.lessons' },
      count: Object.keys(draft.lessons).length,
      element: null,
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
    expect(result.ok ? '' : spokenFindings(result.findings)).toContain(message);
  });

  it('is refused before it is read when it is too large', () => {
    expect(sizeFinding(MAX_IMPORT_BYTES)).toBeNull();
    const tooLarge = sizeFinding(MAX_IMPORT_BYTES + 1);
    expect(tooLarge && spoken(tooLarge.message)).toContain('51 MB; at most 50 MB');
    const result = importFile('school.fet', ' '.repeat(MAX_IMPORT_BYTES + 1));
    expect(result).toMatchObject({ ok: false, format: 'fet', findings: [tooLarge] });
  });
});
