/** Codes of the faults of a table as a whole; the screens have the texts. */
export type TableFault =
  | 'too-large'
  | 'too-many-rows'
  | 'too-many-columns'
  | 'stray-cell'
  | 'empty'
  | 'unclosed-quote'
  | 'not-a-table'
  | 'old-excel'
  | 'broken-workbook';

/** Codes of why a row is left out. */
export type RowFault =
  | 'name-missing'
  | 'name-too-long'
  | 'name-ambiguous'
  | 'repeated'
  | 'class-unknown'
  | 'teacher-unknown'
  | 'too-many-lessons'
  | 'nobody'
  | 'several-structures'
  | 'subject-ambiguous';

/** Codes of why a row is imported without the value of one of its cells. */
export type ValueFault =
  | 'email-invalid'
  | 'short-name-too-long'
  | 'contract-not-a-number'
  | 'color-unknown'
  | 'building-too-long'
  | 'structure-unknown'
  | 'structure-ambiguous'
  | 'structure-fixed'
  | 'structure-mismatch'
  | 'room-unknown'
  | 'room-ambiguous'
  | 'room-too-long'
  | 'rooms-left'
  | 'lessons-not-a-number'
  | 'too-many-in-cell'
  | 'length-not-a-number'
  | 'length-too-long'
  | 'lengths-disagree';

/** Codes of the effects of a row that the user may not expect; it is imported nevertheless. */
export type RowNote =
  | 'short-name-cut'
  | 'for-each-class'
  | 'with-lessons'
  | 'no-lessons'
  | 'duplicate-name'
  | 'lessons-added'
  | 'lessons-removed'
  | 'moves-to-staging';

/** One thing to say, with what its text names. */
export interface TableIssue<Code extends string> {
  readonly code: Code;
  readonly values: Readonly<Record<string, string | number>>;
}

export function issue<Code extends string>(
  code: Code,
  values: TableIssue<Code>['values'] = {},
): TableIssue<Code> {
  return { code, values };
}
