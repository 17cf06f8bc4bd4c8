import type { Config, Draft, Id } from '@bellgrid/model';
import * as z from 'zod';
import { rememberOfSchool, schoolMemory, usePageMemory } from '../../platform/page-memory/page-memory.ts';
import { buildingItems } from '../fields/draft-items.ts';
import { type FilterValues, isNoFilter, NO_FILTERS, NO_ITEM } from './list-filter.ts';
import type { ListKind } from './list-kind.ts';

type View = Config['listViewDefaultView'];

/** The state in which the user left a list. */
export interface RememberedList {
  readonly view: View;
  /** The user chose this view; otherwise it follows the school's setting. */
  readonly isViewChosen: boolean;
  readonly isFilterBarShown: boolean;
  readonly filters: FilterValues;
}

const ids = z.array(z.string());
const memorySchema = z.object({
  /** Null while the user has not chosen one. */
  view: z.enum(['grid', 'list']).nullable(),
  /** The school's default view at that time: when it is changed, the lists follow. */
  defaultView: z.enum(['grid', 'list']),
  isFilterBarShown: z.boolean(),
  search: z.string(),
  chosen: z
    .object({ structure: ids, group: ids, teacher: ids, classroom: ids, building: ids })
    .partial()
    .default({}),
});

const keyOf = (kind: ListKind) => `list ${kind}`;

/**
 * The remembered state of a list, as far as it is still meaningful; the lessons of a subject begin without
 * filters.
 */
export function rememberedList(kind: ListKind, draft: Draft): RememberedList {
  const defaultView = draft.config.listViewDefaultView;
  const parsed = memorySchema.safeParse(schoolMemory(usePageMemory.getState())[keyOf(kind)]);
  if (!parsed.success)
    return { view: defaultView, isViewChosen: false, isFilterBarShown: false, filters: NO_FILTERS };
  const { view, search, chosen, isFilterBarShown } = parsed.data;
  const isViewChosen = view !== null && parsed.data.defaultView === defaultView;
  const current = { view: isViewChosen ? view : defaultView, isViewChosen, isFilterBarShown };
  if (kind === 'lessons') return { ...current, filters: NO_FILTERS };
  const known = (records: Readonly<Record<Id, unknown>>, wanted: readonly Id[] = []) =>
    wanted.filter((id) => id === NO_ITEM || records[id] !== undefined);
  const filters = {
    search,
    chosen: {
      structure: known(draft.schoolData.structures, chosen.structure),
      group: known(draft.groups, chosen.group),
      teacher: known(draft.teachers, chosen.teacher),
      classroom: known(draft.classrooms, chosen.classroom),
      building: known(buildingItems(draft.classrooms), chosen.building),
    },
  };
  return { ...current, filters: isNoFilter(filters) ? NO_FILTERS : filters };
}

/** Keeps how a list is shown, for the next time and after a reload. */
export function rememberList(kind: ListKind, list: RememberedList, defaultView: View): void {
  const { view, isViewChosen, isFilterBarShown, filters } = list;
  rememberOfSchool(keyOf(kind), {
    view: isViewChosen ? view : null,
    defaultView,
    isFilterBarShown,
    ...filters,
  });
}
