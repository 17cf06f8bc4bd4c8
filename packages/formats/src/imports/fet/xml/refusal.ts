import type { Message } from '@bellgrid/model';
import type { ImportFinding } from '../../report/import-result.ts';

/** A part of a file that cannot be read; it ends the reading of that part and becomes a finding. */
export class FetRefusal extends Error {
  readonly finding: ImportFinding;

  constructor(message: Message, line: number | null = null, element: string | null = null) {
    super(message.code);
    this.name = 'FetRefusal';
    this.finding = { severity: 'error', message, line, element };
  }
}
