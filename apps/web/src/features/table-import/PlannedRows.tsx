import type { PlannedRow } from '@bellgrid/formats';
import { useMediaQuery } from '@mantine/hooks';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './PlannedRows.module.css';

const ROW_HEIGHT = 36;
const PHONE_ROW_HEIGHT = 76;

/** The rows of a plan, thousands of them if need be: only those in view are rendered. */
export function PlannedRows({ rows }: { readonly rows: readonly PlannedRow[] }) {
  const { t } = useTranslation();
  const scroller = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const isPhone = useMediaQuery('(max-width: 599px)', false, { getInitialValueInEffect: false });
  // On a phone the dialog scrolls with all that is in it: a list that scrolls within it would be a slit.
  const scrolled = () =>
    isPhone ? (scroller.current?.closest<HTMLElement>('[role=dialog]') ?? null) : scroller.current;
  const [above, setAbove] = useState(0);
  // The part above the rows changes with the answers to its questions.
  useLayoutEffect(() => {
    const page = isPhone ? scrolled() : null;
    const top = body.current?.getBoundingClientRect().top ?? 0;
    setAbove(page ? Math.round(top - page.getBoundingClientRect().top + page.scrollTop) : 0);
  });
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: scrolled,
    estimateSize: () => (isPhone ? PHONE_ROW_HEIGHT : ROW_HEIGHT),
    overscan: 8,
    scrollMargin: above,
  });
  const hasMembers = rows.some(({ members }) => members !== undefined);
  const hasShortNames = rows.some(({ shortName }) => shortName !== undefined);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the list scrolls, so the keyboard has to reach it.
    <div ref={scroller} className={classes.scroller} tabIndex={0}>
      <table
        className={classes.table}
        data-members={hasMembers || undefined}
        data-short-names={hasShortNames || undefined}
        aria-rowcount={rows.length + 1}
      >
        <thead>
          <tr>
            <th scope="col">{t('tableImport.row')}</th>
            <th scope="col">{t('tableImport.item')}</th>
            {hasShortNames && <th scope="col">{t('tableImport.fields.shortName')}</th>}
            {hasMembers && (
              <>
                <th scope="col">{t('tableImport.groups')}</th>
                <th scope="col">{t('tableImport.teachers')}</th>
              </>
            )}
            <th scope="col">{t('tableImport.what')}</th>
          </tr>
        </thead>
        <tbody ref={body} style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start }) => {
            const row = rows[index];
            return (
              row && (
                <tr
                  key={row.number}
                  ref={virtual.measureElement}
                  data-index={index}
                  data-outcome={row.outcome}
                  data-ignored={row.ignored.length > 0 || undefined}
                  aria-rowindex={index + 2}
                  style={{ transform: `translateY(${start - above}px)` }}
                >
                  <td>{row.number}</td>
                  <td title={row.name}>{row.name || t('tableImport.unnamed')}</td>
                  {hasShortNames && <td data-short-name>{row.shortName}</td>}
                  {hasMembers && (
                    <>
                      <td>{row.members?.groups}</td>
                      <td>{row.members?.teachers}</td>
                    </>
                  )}
                  <td>
                    <RowWords row={row} />
                  </td>
                </tr>
              )
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** The outcome as a word, then the changes, the faults and the notes. */
function RowWords({ row }: { readonly row: PlannedRow }) {
  const { t } = useTranslation();
  const fields = row.changes.map((field) => t(`tableImport.fields.${field}`)).join(', ');
  const sentences = [
    ...(fields === '' ? [] : [t('tableImport.changes', { fields })]),
    ...row.faults.map(({ code, values }) => t(`tableImport.wrong.${code}`, values)),
    ...row.notes.map(({ code, values }) => t(`tableImport.notes.${code}`, values)),
  ];
  return (
    <>
      <b>{t(`tableImport.outcome.${row.outcome}`)}</b>
      {sentences.length > 0 && <span>{sentences.join(' · ')}</span>}
      {row.ignored.map(({ code, values }) => (
        <em key={code + values.value}>{t(`tableImport.ignored.${code}`, values)}</em>
      ))}
    </>
  );
}

/** The numbers of rows that are left out, and of values that are not imported. */
export function ImportCounts({ rows }: { readonly rows: readonly PlannedRow[] }) {
  const { t } = useTranslation();
  const wrong = rows.filter(({ outcome }) => outcome === 'wrong').length;
  const values = rows.reduce((sum, { ignored }) => sum + ignored.length, 0);
  return (
    <div role="status" className={classes.counts}>
      {wrong > 0 && <p data-wrong>{t('tableImport.wrongCount', { count: wrong })}</p>}
      {values > 0 && <p>{t('tableImport.ignoredCount', { count: values })}</p>}
    </div>
  );
}
