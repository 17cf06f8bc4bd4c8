import type { Id } from '@bellgrid/model';
import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

export interface RovingItems {
  /** The list's single tab stop. */
  readonly activeId: Id | null;
  readonly activeIndex: number;
  /** Set by the view: makes an item visible. */
  readonly scrollTo: RefObject<((index: number) => void) | null>;
  readonly container: RefObject<HTMLDivElement | null>;
  readonly onFocus: (id: Id) => void;
  /** Moves the focus to an item, or to the Add button where there is none. */
  readonly focusItem: (id: Id | null) => void;
  /**
   * The view calls it after each render of its own: an item may be rendered later than the request to focus
   * it, and the request is kept until then.
   */
  readonly settle: () => void;
}

/** The tab stop among items of which only those in sight are rendered; it stays near its place when its item goes. */
export function useRovingItems(
  items: readonly { readonly id: Id }[],
  fallback: RefObject<HTMLElement | null>,
): RovingItems {
  const [active, setActive] = useState<{ readonly id: Id; readonly index: number } | null>(null);
  const wanted = useRef<Id | null>(null);
  const [, render] = useState(0);
  const container = useRef<HTMLDivElement>(null);
  const scrollTo = useRef<((index: number) => void) | null>(null);
  const indices = useMemo(() => new Map(items.map((item, index) => [item.id, index])), [items]);
  const known = active === null ? undefined : indices.get(active.id);
  const activeIndex = known ?? Math.max(0, Math.min(active?.index ?? 0, items.length - 1));
  const activeId = items[activeIndex]?.id ?? null;

  const now = useRef({ indices, activeIndex });
  now.current = { indices, activeIndex };
  const onFocus = useCallback((id: Id) => {
    setActive({ id, index: now.current.indices.get(id) ?? now.current.activeIndex });
  }, []);
  const focusItem = useCallback(
    (id: Id | null) => {
      if (id === null) {
        fallback.current?.focus();
        return;
      }
      wanted.current = id;
      setActive({ id, index: now.current.indices.get(id) ?? now.current.activeIndex });
      render((count) => count + 1);
    },
    [fallback],
  );

  const settle = useCallback(() => {
    if (wanted.current === null) return;
    const index = now.current.indices.get(wanted.current);
    if (index === undefined) {
      // The filters hide it.
      wanted.current = null;
      fallback.current?.focus();
      return;
    }
    scrollTo.current?.(index);
    const item = container.current?.querySelector<HTMLElement>(`[data-item="${CSS.escape(wanted.current)}"]`);
    if (!item) return;
    item.focus({ preventScroll: true });
    wanted.current = null;
  }, [fallback]);
  useLayoutEffect(settle);

  return { activeId, activeIndex, scrollTo, container, onFocus, focusItem, settle };
}

/**
 * The item that a key leads to from the one at `index`, or null: arrows (in a grid by columns, sideways as the
 * screen reads), Home, End.
 */
export function itemAfterKey(
  key: string,
  index: number,
  count: number,
  columns: number,
  isRtl: boolean,
): number | null {
  const sideways = columns > 1 ? (isRtl ? -1 : 1) : 0;
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: columns,
    ArrowUp: -columns,
    ArrowRight: sideways,
    ArrowLeft: -sideways,
  };
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[key] ?? 0;
  if (step === 0) return null;
  const next = index + step;
  if (next >= 0 && next < count) return next;
  // From the last row but one, down leads to the last item though its column is empty.
  const isAboveLastRow = Math.floor(index / columns) < Math.floor((count - 1) / columns);
  return step === columns && isAboveLastRow ? count - 1 : null;
}

/** The id of the item on which a key was pressed; null inside cards and menus. */
export function itemOf(event: KeyboardEvent): Id | null {
  return (event.target as HTMLElement).dataset.item ?? null;
}
