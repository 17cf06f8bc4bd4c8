import type { Id, MatrixRow } from '@bellgrid/model';
import { useDraft } from '../../document/draft/use-draft.ts';
import classes from './MatrixGrid.module.css';
import { matrixTotals, rowPeriods, type Total } from './matrix-model.ts';

/** Periods that are needed of those that there are; red where they do not fit. */
export function TotalText({ needed, available }: Total) {
  return (
    <span className={classes.total} data-over={needed > available || undefined}>
      <b>{needed}</b> / {available}
    </span>
  );
}

/** The periods of all subjects of a row; renders again when they are others. */
export function SubjectSum({ row }: { readonly row: MatrixRow }) {
  return useDraft((draft) => rowPeriods(draft, row));
}

/** The periods of a class; renders again when they are others. */
export function ClassTotal({ id }: { readonly id: Id }) {
  const total = useDraft((draft) => (draft.groups[id] ? matrixTotals(draft).ofClass(id) : null));
  return total === null ? null : <TotalText {...total} />;
}
