import type { PaperPage } from '@bellgrid/formats/paper';
import type { Draft, ExportSettings } from '@bellgrid/model';

export type ExportFormat = 'pdf' | 'xlsx' | 'csv' | 'html';

/** A question to the thread that lays out and draws schedules. */
export type ExportQuestion = {
  readonly draft: Draft;
  readonly settings: ExportSettings;
  readonly language: string;
  readonly today: string;
  /** The logo as PNG. */
  readonly logo: ArrayBuffer | null;
} & ({ readonly ask: 'pages' } | { readonly ask: 'file'; readonly format: ExportFormat });

export type ExportAnswer =
  | { readonly kind: 'progress'; readonly done: number; readonly count: number }
  | {
      readonly kind: 'pages';
      readonly pages: readonly PaperPage[];
      readonly missing: readonly string[];
      readonly label: string | null;
    }
  | { readonly kind: 'file'; readonly bytes: Uint8Array<ArrayBuffer>; readonly label: string | null };
