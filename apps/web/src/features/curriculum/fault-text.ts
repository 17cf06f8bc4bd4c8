import type { Draft, RefusedEdit } from '@bellgrid/model';
import type { TFunction } from 'i18next';

/** The reason that a cell was refused, and what to do. */
export function faultText(t: TFunction, draft: Draft, { edit, fault }: RefusedEdit): string {
  return t(`curriculum.fault.${fault.code}`, {
    words: fault.words,
    class: draft.groups[edit.group]?.name ?? '',
    subject: edit.row.name,
    structure: draft.schoolData.structures[edit.row.structure]?.name ?? '',
    interpolation: { escapeValue: false },
  });
}
