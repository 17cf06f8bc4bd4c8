import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus to `next` when what has it goes away with `element`, so that it is never lost to the page.
 */
export function useFocusHandover(
  element: RefObject<HTMLElement | null>,
  next: () => HTMLElement | null,
): void {
  const latest = useRef(next);
  latest.current = next;
  useLayoutEffect(() => {
    const own = element.current;
    return () => {
      if (own?.contains(document.activeElement)) latest.current()?.focus();
    };
  }, [element]);
}
