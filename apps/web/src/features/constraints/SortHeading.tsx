// biome-ignore-all lint/a11y/useSemanticElements: the rows have places of their own, as only those in sight are rendered.
// biome-ignore-all lint/a11y/useFocusableInteractive: the button in it has the focus.
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './RuleTable.module.css';

/** The order of the rows: by the names of their items, or those that cost most first. */
export type RowSort = 'name' | 'cost';

interface SortHeadingProps {
  readonly by: RowSort;
  readonly sort: RowSort;
  readonly onSort: (sort: RowSort) => void;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The heading of a column that the rows can be sorted by. */
export function SortHeading({ by, sort, onSort, className, children }: SortHeadingProps) {
  const order = by === 'name' ? 'ascending' : 'descending';
  return (
    <span role="columnheader" className={className} aria-sort={sort === by ? order : 'none'}>
      <button type="button" className={classes.sort} onClick={() => onSort(by)}>
        {children}
        {sort === by && <IconChevronDown size={13} stroke={2} aria-hidden />}
      </button>
    </span>
  );
}
