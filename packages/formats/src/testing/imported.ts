import type { Constraint, Draft } from '@bellgrid/model';
import { importFile } from '../imports/import-file.ts';
import type { ImportReport } from '../imports/import-result.ts';
import { type FetTextParts, fetText } from './fet-text.ts';

/** The import of a small school that must succeed; `rules` are its constraints but for those of divisions. */
export function imported(parts: FetTextParts): { draft: Draft; report: ImportReport; rules: Constraint[] } {
  const result = importFile('school.fet', fetText(parts));
  if (!result.ok) throw new Error(result.findings.map(({ message }) => message).join('\n'));
  const all = Object.values(result.draft.constraints);
  return { ...result, rules: all.filter((rule) => !('metaData' in rule) || rule.metaData === null) };
}

/** The messages of an import that must be refused. */
export function refused(content: string | Uint8Array): string[] {
  const result = importFile('school.fet', content);
  if (result.ok) throw new Error('The file was imported.');
  return result.findings.map(({ line, message }) => `${line ?? '-'}: ${message}`);
}
