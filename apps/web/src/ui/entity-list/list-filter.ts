import type { Draft, Id } from '@bellgrid/model';
import { everyWordOf } from '../fields/every-word.ts';
import type { ListItem } from './list-kind.ts';

export type FilterKind = 'structure' | 'group' | 'teacher' | 'classroom' | 'building';

/** One filter of a list. `idsOf` says which classes, teachers, buildings … an item has; it is only asked while it is used. */
export interface ListFilter<Item> {
  readonly kind: FilterKind;
  idsOf(item: Item, draft: Draft): readonly Id[];
}

export interface FilterValues {
  readonly search: string;
  /** The choices of each kind; `NO_ITEM` means 'No class', 'No teacher' … An empty choice shows all. */
  readonly chosen: Readonly<Partial<Record<FilterKind, readonly Id[]>>>;
}

/** The option for items that have none of a kind; never an id. */
export const NO_ITEM = '';

export const NO_FILTERS: FilterValues = { search: '', chosen: {} };

/** True when a filter other than the search is in use. */
export function hasChosen({ chosen }: FilterValues): boolean {
  return Object.values(chosen).some((ids) => ids.length > 0);
}

/** False for the filter by classrooms where these are switched off: it is hidden, and has no effect. */
export const isFilterUsed = ({ config }: Draft, kind: FilterKind): boolean =>
  kind !== 'classroom' || config.isClassroomsEnabled;

/** True when there is no search and no choice. */
export function isNoFilter(values: FilterValues): boolean {
  return values.search === '' && !hasChosen(values);
}

/** The items that pass the search and every filter; an item passes a filter by any one of its choices. */
export function filterItems<Item extends ListItem>(
  items: readonly Item[],
  filters: readonly ListFilter<Item>[],
  values: FilterValues,
  draft: Draft,
  wordsOf: (item: Item, draft: Draft) => string = () => '',
): readonly Item[] {
  const used = filters.filter(
    ({ kind }) => isFilterUsed(draft, kind) && (values.chosen[kind]?.length ?? 0) > 0,
  );
  if (used.length === 0 && values.search.trim() === '') return items;
  const isWanted = everyWordOf(values.search);
  return items.filter((item) => {
    if (!isWanted(`${item.name} ${wordsOf(item, draft)}`)) return false;
    return used.every(({ kind, idsOf }) => {
      const ids = idsOf(item, draft);
      const chosen = values.chosen[kind] ?? [];
      return chosen.some((id) => (id === NO_ITEM ? ids.length === 0 : ids.includes(id)));
    });
  });
}
