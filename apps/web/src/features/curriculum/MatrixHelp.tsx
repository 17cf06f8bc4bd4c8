import type { Draft, MatrixRow } from '@bellgrid/model';
import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../../document/draft/use-draft.ts';
import classes from './CurriculumMatrix.module.css';
import type { ShownCell } from './cell-reader.ts';
import type { Spot } from './matrix-area.ts';
import type { CellPlace } from './matrix-edits.ts';
import type { Column } from './matrix-model.ts';
import { type MatrixSelection, useSelection } from './matrix-selection.ts';

interface MatrixHelpProps {
  readonly selection: MatrixSelection;
  readonly placeOf: (spot: Spot) => (CellPlace & { readonly column: Column }) | null;
  readonly cellAt: (spot: Spot) => ShownCell;
}

/** The line below the matrix: the active cell, how it is edited, and the way to its subject. */
export function MatrixHelp({ selection, placeOf, cellAt }: MatrixHelpProps) {
  const { t } = useTranslation();
  const draft = useDraft((whole) => whole);
  const active = useSelection(selection, (area) => area.active);
  const place = placeOf(active);
  if (place === null) return <p className={classes.help}>{t('curriculum.help.empty')}</p>;
  const subject = place.row.cells.get(place.group);
  return (
    <p className={classes.help}>
      <strong>
        {place.row.name} · {place.column.name}
      </strong>
      {': '}
      {helpText(t, draft, cellAt(active).kind, place.row)}
      {subject === undefined ? null : (
        <>
          {' · '}
          <Link to="/subjects/$id" params={{ id: subject }}>
            {t('curriculum.openSubject')}
          </Link>
        </>
      )}
    </p>
  );
}

function helpText(t: TFunction, draft: Draft, kind: ShownCell['kind'], row: MatrixRow): string {
  if (kind === 'joined') return t('curriculum.help.joined');
  if (kind !== 'closed') return t('curriculum.help.cell');
  const structure = draft.schoolData.structures[row.structure]?.name ?? '';
  return t('curriculum.help.closed', { structure, interpolation: { escapeValue: false } });
}
