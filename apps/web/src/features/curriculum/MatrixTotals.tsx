import type { Id, MatrixRow } from '@bellgrid/model';
import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import { isAddedRow, removeRowFromDraft } from './added-rows.ts';
import classes from './MatrixGrid.module.css';
import { matrixTotals, rowPeriods, type Total } from './matrix-model.ts';
import { ForgetRowContext } from './use-emptied-rows.ts';

/** Periods that are needed of those that there are; red where they do not fit. */
export function TotalText({ needed, available }: Total) {
  return (
    <span className={classes.total} data-over={needed > available || undefined}>
      <b>{needed}</b>
      {Number.isFinite(available) && ` / ${available}`}
    </span>
  );
}

/** The periods of all subjects of a row; renders again when they are others. A row without any can be removed. */
export function SubjectSum({ row }: { readonly row: MatrixRow }) {
  const { t } = useTranslation();
  const periods = useDraft((draft) => rowPeriods(draft, row));
  const forget = useContext(ForgetRowContext);
  if (row.cells.size > 0) return periods;
  return (
    <ActionIcon
      size={28}
      variant="subtle"
      color="gray"
      aria-label={t('curriculum.removeRow', { subject: row.name, interpolation: { escapeValue: false } })}
      onClick={(event) => {
        const grid = event.currentTarget.closest<HTMLElement>('[role="grid"]');
        // The button goes with its row.
        if (row.line > 0 || !isAddedRow(row) || removeRowFromDraft(row)) {
          forget(row.key);
          grid?.focus();
        }
      }}
    >
      <IconX size={15} stroke={1.8} aria-hidden />
    </ActionIcon>
  );
}

/** The periods of a class; renders again when they are others. */
export function ClassTotal({ id }: { readonly id: Id }) {
  const total = useDraft((draft) => (draft.groups[id] ? matrixTotals(draft).ofClass(id) : null));
  return total === null ? null : <TotalText {...total} />;
}
