import { create } from 'zustand';
import { type ClientOrder, type ColumnId, clientColumns, DEFAULT_COLUMNS } from './client-columns.ts';
import { type ClientFilters, NO_CLIENT_FILTERS } from './client-filter.ts';

interface ClientListState {
  readonly filters: ClientFilters;
  readonly order: ClientOrder;
  readonly columns: readonly ColumnId[];
  readonly top: number;
}

const SETTING = 'bellgrid.clientColumns';

/** The table of schools as it was left, also while one school is open. */
export const useClientList = create<ClientListState>(() => ({
  filters: NO_CLIENT_FILTERS,
  order: { column: 'school', descending: false },
  columns: readColumns(),
  top: 0,
}));

/** Shows these columns, also at the next visit with this browser. */
export function chooseColumns(columns: readonly ColumnId[]): void {
  useClientList.setState({ columns });
  try {
    localStorage.setItem(SETTING, columns.join(' '));
  } catch {
    // Without storage the choice holds until the page is closed.
  }
}

function readColumns(): readonly ColumnId[] {
  try {
    const stored = localStorage.getItem(SETTING)?.split(' ') ?? [];
    const known = clientColumns.map(({ id }) => id).filter((id) => stored.includes(id));
    return known.includes('school') ? known : DEFAULT_COLUMNS;
  } catch {
    return DEFAULT_COLUMNS;
  }
}
