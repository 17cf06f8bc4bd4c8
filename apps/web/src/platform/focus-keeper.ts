const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';
const STEP_MS = 120;
/** A dialog that closes, and a screen that loads, may take the focus along as late as that. */
const MOST_STEPS = 10;

interface Held {
  /** The element that last had the focus, with all its ancestors. */
  readonly path: readonly HTMLElement[];
  readonly address: string;
}

/**
 * Keeps the focus from being lost to the page. When the focused element goes away or is disabled after a key
 * or a click, and no other takes the focus, it goes to the element named by `data-next-focus` or to the first
 * control in what is left around it; on another screen to its content. A button that only waits gets it back.
 * Returns a function that ends it.
 */
export function keepFocus(page: Document): () => void {
  let held: Held | null = null;
  let waiting: HTMLElement | null = null;
  let steps = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const remember = (event: FocusEvent) => {
    const path = event.composedPath().filter((each) => each instanceof HTMLElement);
    held = { path, address: page.location.pathname };
  };
  const look = () => {
    const last = held?.path[0];
    if (held !== null && last !== undefined && isLost(page)) {
      const isThere = last.isConnected && !isDisabled(last);
      if (isThere && waiting === last) last.focus({ preventScroll: true });
      const waits = last.isConnected && isDisabled(last) && last.dataset.loading !== undefined;
      waiting = waits ? last : null;
      // An element that is still there was left by a press beside it.
      if (!isThere && !waits) nextTo(page, held)?.focus({ preventScroll: true });
    } else waiting = null;
    steps -= 1;
    if (steps > 0 || waiting !== null) timer = setTimeout(look, STEP_MS);
  };
  const watch = () => {
    clearTimeout(timer);
    steps = MOST_STEPS;
    timer = setTimeout(look, STEP_MS);
  };
  const end = new AbortController();
  const { signal } = end;
  page.addEventListener('focusin', remember, { signal });
  page.addEventListener('keydown', watch, { signal, capture: true });
  page.addEventListener('click', watch, { signal, capture: true });
  return () => {
    clearTimeout(timer);
    end.abort();
  };
}

const isLost = (page: Document): boolean =>
  page.hasFocus() && (page.activeElement === page.body || page.activeElement === null);

/**
 * The nearest control to the element that had the focus: in the dialog on top, or in the content of the
 * screen.
 */
function nextTo(page: Document, { path, address }: Held): HTMLElement | null {
  const dialog = [...page.querySelectorAll<HTMLElement>('[role="dialog"]')].at(-1);
  const around = dialog ?? page.querySelector<HTMLElement>('main');
  if (around === null) return null;
  if (dialog !== undefined || address === page.location.pathname) {
    for (const place of path) {
      if (place === around || !place.isConnected || !around.contains(place)) continue;
      const near = place.querySelector<HTMLElement>('[data-next-focus]') ?? firstControl(place);
      if (near) return near;
    }
    const named = around.querySelector<HTMLElement>('[data-next-focus]');
    if (named) return named;
    if (dialog) return firstControl(dialog);
  }
  if (!around.hasAttribute('tabindex')) around.tabIndex = -1;
  return around;
}

function firstControl(place: HTMLElement): HTMLElement | null {
  const controls = [...place.querySelectorAll<HTMLElement>(FOCUSABLE)];
  return (
    controls.find((each) => each.tabIndex >= 0 && !isDisabled(each) && each.offsetParent !== null) ?? null
  );
}

const isDisabled = (element: HTMLElement): boolean => element.matches(':disabled');
