import type { Constraint, Draft } from '@bellgrid/model';
import { importFile } from '../imports/import-file.ts';
import { type FetTextParts, fetText } from './fet-text.ts';
import { spoken, spokenFindings, spokenReport } from './spoken.ts';

interface Imported {
  readonly draft: Draft;
  /** The report in English. */
  readonly report: ReturnType<typeof spokenReport>;
  /** Its constraints but for those of divisions. */
  readonly rules: Constraint[];
}

/** The import of a small school that must succeed. */
export function imported(parts: FetTextParts): Imported {
  const result = importFile('school.fet', fetText(parts));
  if (!result.ok) throw new Error(spokenFindings(result.findings));
  const all = Object.values(result.draft.constraints);
  const { draft, report } = result;
  return {
    draft,
    report: spokenReport(report),
    rules: all.filter((rule) => !('metaData' in rule) || rule.metaData === null),
  };
}

/** The messages of an import that must be refused. */
export function refused(content: string | Uint8Array): string[] {
  const result = importFile('school.fet', content);
  if (result.ok) throw new Error('The file was imported.');
  return result.findings.map(({ line, message }) => `${line ?? '-'}: ${spoken(message)}`);
}
