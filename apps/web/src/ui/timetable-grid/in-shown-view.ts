/** A selector for the elements that it selects outside the views that are kept hidden. */
export const inShownView = (selector: string): string => `${selector}:not([data-kept] *)`;

/** The cell or card of the shown view that the Tab key reaches. */
export const GRID_STOP = inShownView('[data-at][tabindex="0"]');
