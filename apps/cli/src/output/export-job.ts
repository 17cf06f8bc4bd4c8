import type { Schedule, TinyLetters } from '@bellgrid/formats/paper';
import type { Draft, ExportSettings } from '@bellgrid/model';

/** The input of the thread that draws a file. */
export interface ExportJob {
  readonly format: 'pdf' | 'xlsx';
  readonly draft: Draft;
  readonly settings: ExportSettings;
  readonly schedules: readonly Schedule[];
  readonly language: string;
  /** The present date in words. */
  readonly today: string;
}

export interface DrawnFile {
  readonly bytes: Uint8Array;
  readonly pages: number;
  /** Null where all letters are large enough to read. */
  readonly letters: TinyLetters | null;
}

/** A message of the thread: how far it is, the characters that no font has, and at last the file. */
export type ExportEvent =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'missing'; readonly characters: readonly string[] }
  | ({ readonly kind: 'file' } & DrawnFile);
