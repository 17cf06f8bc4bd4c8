import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus to `next` when what has it goes away with `element`, so that it is never lost to the page.
 */
export function useFocusHandover(
  element: RefObject<HTMLElement | null>,
  next: () => HTMLElement | null,
  options: FocusOptions = {},
): void {
  const latest = useRef({ next, options });
  latest.current = { next, options };
  useLayoutEffect(() => {
    const own = element.current;
    return () => {
      const { next, options } = latest.current;
      if (own?.contains(document.activeElement)) next()?.focus(options);
    };
  }, [element]);
}
