import type { Draft, MatrixEdit, MatrixFault } from '@bellgrid/model';
import type { TFunction } from 'i18next';

/** The reasons that a cell of an entry is left out before it is read. */
export type LeftOut =
  | 'class-left-out'
  | 'subject-left-out'
  | 'class-name-long'
  | 'class-gone'
  | 'cell-repeated';

interface Refused {
  readonly edit: MatrixEdit;
  readonly fault: {
    readonly code: MatrixFault | LeftOut;
    readonly words: string;
  };
}

/**
 * The reason that a cell was refused, and what to do.
 * @param unknown the text on a teacher who does not exist: in a cell, Enter adds the teacher.
 */
export function faultText(
  t: TFunction,
  draft: Draft,
  { edit, fault }: Refused,
  unknown: 'teacher-unknown' | 'teacher-left-out' = 'teacher-unknown',
): string {
  return t(`curriculum.fault.${fault.code === 'teacher-unknown' ? unknown : fault.code}`, {
    words: fault.words,
    class: draft.groups[edit.group]?.name ?? '',
    subject: edit.row.name,
    structure: draft.schoolData.structures[edit.row.structure]?.name ?? '',
    interpolation: { escapeValue: false },
  });
}
