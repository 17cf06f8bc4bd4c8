import { createId, type Id, isSame } from '@bellgrid/model';
import { useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { draftSession } from '../../document/draft/draft-session.ts';
import { allSteps, takeStepIfNext } from '../../document/draft/undo-scope.ts';
import { useDraft } from '../../document/draft/use-draft.ts';
import { toast } from '../../platform/toast.tsx';
import { EditGuardContext } from '../entity-form/edit-guard.ts';
import { severalForm } from '../entity-form/MultiEditModal.tsx';
import { useEditGuard } from '../entity-form/use-edit-guard.tsx';
import { useEntryToOpen } from '../entity-form/use-entry-to-open.ts';
import { DeleteDialog } from './DeleteDialog.tsx';
import { EmptyList } from './EmptyList.tsx';
import classes from './EntityList.module.css';
import { FilterBar } from './FilterBar.tsx';
import { GridView } from './GridView.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { ListView } from './ListView.tsx';
import type { ListActions } from './list-actions.ts';
import { duplicateForm, type ListEntity, type ListSurroundings } from './list-entity.ts';
import { type FilterValues, filterItems, hasChosen, NO_FILTERS } from './list-filter.ts';
import type { ListItem } from './list-kind.ts';
import { listLines } from './list-lines.ts';
import { rememberedList, rememberList } from './list-memory.ts';
import { initialListState, type ListState, type OpenCard, reduceList } from './list-state.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { isListPath, useListAddress } from './use-list-address.ts';
import { useRovingItems } from './use-roving-items.ts';

interface EntityListProps<Item extends ListItem> extends ListSurroundings {
  readonly entity: ListEntity<Item>;
  /** All items, in the order in which they are shown. */
  readonly items: readonly Item[];
}

/** The list screen that teachers, classes, classrooms, subjects and lessons share. */
export function EntityList<Item extends ListItem>({
  entity,
  items,
  tools,
  views,
  banners,
  begin,
  canAdd = true,
}: EntityListProps<Item>) {
  const { t } = useTranslation();
  const [remembered] = useState(() => rememberedList(entity.kind, draftSession.draft));
  const [state, dispatch] = useReducer(reduceList, remembered, initialListState);
  const [filters, setFilters] = useState(remembered.filters);
  const { view, isViewChosen, isFilterBarShown } = state;
  const known = useRef(remembered);
  useEffect(() => {
    const shown = { view, isViewChosen, isFilterBarShown, filters };
    if (isSame(shown, known.current)) return;
    known.current = shown;
    rememberList(entity.kind, shown, draftSession.draft.config.listViewDefaultView);
  }, [entity.kind, view, isViewChosen, isFilterBarShown, filters]);
  const [deleting, setDeleting] = useState<readonly Id[] | null>(null);
  const [duplicating, setDuplicating] = useState<Item | null>(null);
  const [isEditingMany, setEditingMany] = useState(false);
  const isOwn = useCallback((path: string) => isListPath(entity.path, path), [entity.path]);
  const { guard, dialog } = useEditGuard(isOwn);
  // The whole draft is needed only while a filter is in use.
  const isFiltered = hasChosen(filters) || (filters.search !== '' && entity.wordsOf !== undefined);
  const draft = useDraft((whole) => (isFiltered ? whole : null));
  const found = useMemo(
    () => filterItems(items, entity.filters, filters, draft ?? draftSession.draft, entity.wordsOf),
    [items, entity, filters, draft],
  );
  const { toggledGroups } = state;
  const openId = state.open?.id ?? null;
  const lines = useMemo(() => {
    const isOpenByDefault = opensGroups(view, filters);
    return listLines(found, entity.grouping?.keyOf, (key, members) => {
      const isToggled = toggledGroups.has(toggleKey(key, isOpenByDefault));
      return isOpenByDefault !== isToggled || members.some(({ id }) => id === openId);
    });
  }, [found, view, entity, toggledGroups, filters, openId]);
  const addButton = useRef<HTMLButtonElement>(null);
  const roving = useRovingItems(lines, addButton);
  const { focusItem } = roving;

  const latest = { state, found, entity, filters };
  const now = useRef(latest);
  now.current = latest;

  const existing = useMemo(() => new Set(items.map((item) => item.id)), [items]);
  useEffect(() => {
    const openId = now.current.state.open?.id ?? null;
    if (openId !== null && !existing.has(openId) && guard.isDirty()) toast.warning(t('editing.gone'));
    dispatch({ type: 'exist', ids: existing });
  }, [existing, guard, t]);

  const open = useCallback((card: OpenCard) => guard.leave(() => dispatch({ type: 'open', card })), [guard]);
  useListAddress(entity.path, (id) => {
    if (id === null ? canAdd : existing.has(id)) open({ id, mode: 'edit' });
    else if (id !== null) toast.warning(t('lists.gone'));
  });

  const isList = state.view === 'list';
  const close = (id: Id | null) => {
    // Beside the list the form gives way to the details.
    if (isList && id !== null && state.open?.mode === 'edit') {
      dispatch({ type: 'open', card: { id, mode: 'details' } });
    } else dispatch({ type: 'close' });
    focusItem(id);
  };

  const copyName = useCallback(
    ({ name }: ListItem) => t('lists.copyName', { name, interpolation: { escapeValue: false } }),
    [t],
  );
  const actions = useMemo<ListActions>(
    () => ({
      press: (id) => {
        const { isSelecting, view } = now.current.state;
        if (isSelecting) dispatch({ type: 'toggleSelected', id });
        else open({ id, mode: view === 'list' ? 'details' : 'edit' });
      },
      pressGroup: ({ key, members }) => {
        const { isSelecting, selected, view } = now.current.state;
        if (isSelecting) {
          const ids = members.map(({ id }) => id);
          const isAll = ids.every((id) => selected.has(id));
          const others = [...selected].filter((id) => !ids.includes(id));
          dispatch({ type: 'select', ids: isAll ? others : [...others, ...ids] });
        } else dispatch({ type: 'toggleGroup', key: toggleKey(key, opensGroups(view, now.current.filters)) });
      },
      edit: (id) => open({ id, mode: 'edit' }),
      show: (id) => {
        const shown = now.current.state.open;
        if (shown?.mode === 'details') dispatch({ type: 'open', card: { id, mode: 'details' } });
      },
      remove: (ids) => {
        const { isSelecting, selected } = now.current.state;
        const all = isSelecting && selected.size > 0 ? [...selected] : ids;
        guard.leave(() => setDeleting(all));
      },
      escape: (id) => {
        const { isSelecting, open: card } = now.current.state;
        if (!isSelecting && card === null) return;
        guard.leave(() => {
          dispatch({ type: isSelecting ? 'toggleSelecting' : 'close' });
          focusItem(id);
        });
      },
      run: (command, id) => guard.leave(() => command.run(id)),
      duplicate: (item) => {
        const { duplicate, isCopiedInForm } = now.current.entity;
        if (isCopiedInForm) return open({ id: null, mode: 'edit', copyOf: item.id });
        if (duplicate?.asks(item as Item)) return guard.leave(() => setDuplicating(item as Item));
        const newId = createId();
        const name = copyName(item);
        if (now.current.entity.onDuplicate?.(item.id, newId, name)) open({ id: newId, mode: 'edit' });
      },
    }),
    [guard, open, focusItem, copyName],
  );

  useEntryToOpen(({ form, records = [] }) => {
    const item = items.find(({ id }) => form === duplicateForm(id));
    const isOfSeveral =
      entity.MultiEdit !== undefined &&
      form === severalForm(records) &&
      records.every((id) => existing.has(id));
    if (item === undefined && !isOfSeveral) return false;
    guard.leave(() => {
      if (item) return setDuplicating(item);
      if (!state.isSelecting) dispatch({ type: 'toggleSelecting' });
      dispatch({ type: 'select', ids: records });
      setEditingMany(true);
    });
    return true;
  });

  const question = useMemo(() => (deleting === null ? null : entity.deletion(deleting)), [deleting, entity]);
  const confirmDelete = (ids: readonly Id[]) => {
    const gone = new Set(ids);
    const at = found.findIndex((item) => gone.has(item.id));
    const left = found.filter((item) => !gone.has(item.id));
    setDeleting(null);
    if (!entity.onDelete(ids)) return;
    const step = allSteps.next('undo');
    const names = ids.length === 1 ? (items.find(({ id }) => id === ids[0])?.name ?? '') : '';
    const message = names
      ? t('lists.deleted', { name: names })
      : t('lists.deletedMany', { items: t(`lists.${entity.kind}.count`, { count: ids.length }) });
    toast.step(message, [{ label: t('shell.undo'), act: () => takeStepIfNext('undo', step) }]);
    focusItem(left[Math.min(at, left.length - 1)]?.id ?? null);
  };

  const cardProps = {
    entity,
    items: found,
    state,
    roving,
    actions,
    onClose: (id: Id | null) => guard.leave(() => close(id)),
    onDone: (id: Id, next?: 'another') => {
      guard.forget();
      if (next === 'another') {
        const number = (state.open?.number ?? 0) + 1;
        dispatch({ type: 'open', card: { id: null, mode: 'edit', number } });
        return;
      }
      close(id);
      if (isList) dispatch({ type: 'open', card: { id, mode: 'details' } });
    },
  };
  const isEmpty = items.length === 0 && state.open === null;
  const { MultiEdit } = entity;
  const Duplicate = entity.duplicate?.Dialog;
  return (
    <EditGuardContext value={guard}>
      <div
        className={classes.screen}
        data-open={state.open?.mode === 'edit' || undefined}
        data-selecting={state.isSelecting || undefined}
      >
        <ListToolbar
          kind={entity.kind}
          isEmpty={isEmpty}
          count={countOf(entity, items)}
          shown={countOf(entity, found)}
          state={state}
          tools={tools}
          views={views?.(view, (next) => {
            if (next !== view) guard.leave(() => dispatch({ type: 'toggleView' }));
          })}
          addButton={addButton}
          isFiltered={filters !== NO_FILTERS}
          onAdd={canAdd ? () => open({ id: null, mode: 'edit' }) : undefined}
          onToggle={(type) => guard.leave(() => dispatch({ type }))}
        />
        {state.isFilterBarShown ? (
          <FilterBar filters={entity.filters} values={filters} onChange={setFilters} />
        ) : null}
        {state.isSelecting ? (
          <SelectionBar
            selected={state.selected}
            items={found}
            onSelect={(ids) => dispatch({ type: 'select', ids })}
            onEdit={MultiEdit ? () => setEditingMany(true) : undefined}
            onViewLessons={entity.onViewLessons}
            onDelete={() => setDeleting([...state.selected])}
            onDone={() => dispatch({ type: 'toggleSelecting' })}
          />
        ) : null}
        {banners}
        {isEmpty ? (
          <EmptyList
            kind={entity.kind}
            addButton={addButton}
            onAdd={canAdd ? () => open({ id: null, mode: 'edit' }) : undefined}
            tools={tools}
            begin={begin}
          />
        ) : isList ? (
          <ListView {...cardProps} lines={lines} onClearFilters={() => setFilters(NO_FILTERS)} />
        ) : (
          <GridView {...cardProps} lines={lines} onClearFilters={() => setFilters(NO_FILTERS)} />
        )}
      </div>
      {dialog}
      <DeleteDialog
        kind={entity.kind}
        names={(deleting ?? []).map((id) =>
          titleOf(
            entity,
            items.find((item) => item.id === id),
          ),
        )}
        question={question}
        onCancel={() => setDeleting(null)}
        onConfirm={() => confirmDelete(deleting ?? [])}
        onInstead={(command, id) => {
          setDeleting(null);
          actions.run(command, id);
        }}
      />
      {Duplicate && duplicating ? (
        <Duplicate
          item={duplicating}
          name={copyName(duplicating)}
          onClose={() => setDuplicating(null)}
          onDone={(id) => {
            setDuplicating(null);
            // The dialog holds what was entered in it until it is gone.
            guard.forget();
            open({ id, mode: isList ? 'details' : 'edit' });
          }}
        />
      ) : null}
      {MultiEdit && isEditingMany ? (
        <MultiEdit ids={[...state.selected]} onClose={() => setEditingMany(false)} />
      ) : null}
    </EditGuardContext>
  );
}

/** Groups are open as cards and while a filter is used. */
const opensGroups = (view: ListState['view'], filters: FilterValues): boolean =>
  view === 'grid' || filters !== NO_FILTERS;

/** Groups that were opened by hand are closed again where they are open by default, and the reverse. */
const toggleKey = (key: string, isOpenByDefault: boolean): string =>
  `${isOpenByDefault ? 'open' : 'closed'} ${key}`;

/** The number of items; of those that are listed below their name, the number of names. */
function countOf<Item extends ListItem>(entity: ListEntity<Item>, items: readonly Item[]): number {
  const { grouping } = entity;
  return grouping ? new Set(items.map(grouping.keyOf)).size : items.length;
}

function titleOf<Item extends ListItem>(entity: ListEntity<Item>, item: Item | undefined): string {
  return item ? (entity.titleOf?.(item, draftSession.draft) ?? item.name) : '';
}
