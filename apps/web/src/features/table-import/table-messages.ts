import type { TablePlan, TableRead, TableRequest } from '@bellgrid/formats';
import type { Draft } from '@bellgrid/model';

/** One sheet of the pasted or uploaded table; only sheets of a workbook have names. */
export interface Sheet {
  readonly name: string | null;
  readonly read: TableRead;
}

/** The questions to the reading thread. */
export type TableQuestion =
  | { readonly ask: 'read'; readonly source: string | ArrayBuffer }
  | { readonly ask: 'plan'; readonly draft: Draft; readonly request: TableRequest };

/** Its answer to each. */
export interface TableAnswers {
  readonly read: readonly Sheet[];
  readonly plan: TablePlan;
}
