import type { AlikeName, ImportTableArgs, PersonAnswers } from '@bellgrid/model';
import type { ColorNames } from './row-reader.ts';
import type { MemberNames } from './subject-members.ts';
import type { TableField, TableKind, TableMapping } from './table-fields.ts';
import type { RowFault, RowNote, TableIssue, ValueFault } from './table-issue.ts';
import type { TableRow } from './table-of-cells.ts';

export interface TableRequest {
  readonly kind: TableKind;
  /** The rows with items, without the one that names the columns. */
  readonly rows: readonly TableRow[];
  readonly mapping: TableMapping;
  /** Adds the unknown classes, teachers and classrooms that a row names. */
  readonly addMissing: boolean;
  /** Several classes in a row of a subject are in the same lessons; otherwise each has a subject of its own. */
  readonly sitTogether: boolean;
  readonly colorNames: ColorNames;
  /** The answers to `alike`. */
  readonly persons: PersonAnswers;
  /** The answer to `commaNames`; null until it is given. */
  readonly commaNamesAreOne: boolean | null;
}

/** The plan for one row. */
export interface PlannedRow {
  readonly number: number;
  /** The item's name, or the text in its place. */
  readonly name: string;
  /** Of a subject the classes and teachers that are read from the row, which say which one it is. */
  readonly members?: MemberNames;
  /** Of a teacher the short name as the row has it, in a table with such a column. */
  readonly shortName?: string;
  readonly outcome: 'add' | 'update' | 'same' | 'wrong';
  /** The fields that an update changes. */
  readonly changes: readonly TableField[];
  readonly faults: readonly TableIssue<RowFault>[];
  /** The cells without whose values the row is imported. */
  readonly ignored: readonly TableIssue<ValueFault>[];
  readonly notes: readonly TableIssue<RowNote>[];
}

/** The plan of an import, row by row, and the one command that carries it out. */
export interface TablePlan {
  readonly rows: readonly PlannedRow[];
  /** Names that rows need and that do not exist yet, by kind, whether or not they are added. */
  readonly missing: {
    readonly groups: readonly string[];
    readonly teachers: readonly string[];
    readonly classrooms: readonly string[];
  };
  readonly alike: readonly AlikeName[];
  /** Names such as 'Neumann, Ulf', of which the table does not say whether they are one teacher or two; null without any. */
  readonly commaNames: { readonly names: readonly string[]; readonly areOne: boolean } | null;
  /** The number of rows with several classes that no subject of the school has together. */
  readonly sharedRows: number;
  /** The arguments of `importTable`. */
  readonly args: ImportTableArgs;
}
