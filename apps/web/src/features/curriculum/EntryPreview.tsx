import type { Id } from '@bellgrid/model';
import { useTranslation } from 'react-i18next';
import classes from './EntryReview.module.css';
import type { PlannedCell } from './entry-plan.ts';

interface EntryPreviewProps {
  readonly cells: readonly PlannedCell[];
}

const outcomes = ['added', 'changed', 'same', 'refused'] as const;

/** A table of the cells of an entry with what becomes of each, and the reasons of those that are left out. */
export function EntryPreview({ cells }: EntryPreviewProps) {
  const { t } = useTranslation();
  const columns = new Map(cells.map(({ edit, className }) => [edit.group, className]));
  const rows = new Map<string, { name: string; cells: Map<Id, PlannedCell> }>();
  for (const cell of cells) {
    const { row, group } = cell.edit;
    const { line: place = 0 } = row;
    const number = place > 0 ? ` · ${t('curriculum.line', { number: place + 1 })}` : '';
    const line = rows.get(row.key) ?? { name: row.name + number, cells: new Map() };
    rows.set(row.key, line);
    // Of a cell that a block has twice the first one is entered; the list below has both.
    if (!line.cells.has(group)) line.cells.set(group, cell);
  }
  const refused = cells.filter(({ outcome }) => outcome === 'refused');
  if (cells.length === 0) return null;
  return (
    <>
      <p className={classes.counts} role="status">
        {outcomes.map((outcome) => {
          const count = cells.filter((cell) => cell.outcome === outcome).length;
          return count === 0 ? null : (
            <span key={outcome} data-outcome={outcome}>
              {t(`curriculum.review.${outcome}`, { count })}
            </span>
          );
        })}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keys scroll it. */}
      <section className={classes.preview} tabIndex={0} aria-label={t('curriculum.review.preview')}>
        <table>
          <thead>
            <tr>
              <td />
              {[...columns].map(([id, name]) => (
                <th key={id || 'none'} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...rows].map(([key, line]) => (
              <tr key={key}>
                <th scope="row">{line.name}</th>
                {[...columns.keys()].map((id) => (
                  <PreviewCell key={id || 'none'} cell={line.cells.get(id)} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {refused.length === 0 ? null : (
        <ul
          className={classes.refused}
          aria-label={t('curriculum.review.refused', { count: refused.length })}
        >
          {refused.map(({ edit, className, reason }) => (
            <li key={cells.findIndex((cell) => cell.edit === edit)}>
              <b>
                {edit.row.name} · {className} · {edit.text}
              </b>{' '}
              {reason}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function PreviewCell({ cell }: { readonly cell: PlannedCell | undefined }) {
  const { t } = useTranslation();
  if (!cell) return <td />;
  const { outcome, before, after, reason } = cell;
  return (
    <td data-outcome={outcome} title={reason || undefined}>
      {outcome === 'changed' ? (
        <>
          <s>{before}</s> {after}
        </>
      ) : outcome === 'refused' ? (
        <s>{after}</s>
      ) : (
        after
      )}
      <span className="visually-hidden"> {t(`curriculum.review.outcome.${outcome}`)}</span>
    </td>
  );
}
