import type { PaperPage, TinyLetters } from '@bellgrid/formats/paper';
import type { Draft, ExportSettings } from '@bellgrid/model';

export type ExportFormat = 'pdf' | 'xlsx' | 'csv' | 'html' | 'ics';

/** A question to the thread that lays out and draws schedules. */
export type ExportQuestion = {
  /** Questions of the same version differ in what they ask for alone. */
  readonly version: number;
  readonly draft: Draft;
  readonly settings: ExportSettings;
  readonly language: string;
  readonly today: string;
  /** The logo as PNG. */
  readonly logo: ArrayBuffer | null;
} & (
  | { readonly ask: 'pages' }
  /** One page; the last one where there are fewer. */
  | { readonly ask: 'page'; readonly index: number }
  | { readonly ask: 'file'; readonly format: ExportFormat }
);

export type ExportAnswer =
  | { readonly kind: 'progress'; readonly share: number }
  | {
      readonly kind: 'pages';
      readonly pages: readonly PaperPage[];
      readonly label: string | null;
    }
  | {
      readonly kind: 'page';
      /** The version and the index in the question. */
      readonly version: number;
      readonly asked: number;
      /** Null where there is no page at all. */
      readonly page: PaperPage | null;
      readonly index: number;
      readonly count: number;
      readonly missing: readonly string[];
      /** The number of teachers and rooms that are chosen, but have no lesson and no page. */
      readonly leftOut: number;
    }
  /** Told after the first page of a version was shown: it takes the drawing of all. */
  | { readonly kind: 'letters'; readonly version: number; readonly letters: TinyLetters | null }
  | { readonly kind: 'file'; readonly bytes: Uint8Array<ArrayBuffer>; readonly label: string | null };
