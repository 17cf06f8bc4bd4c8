/** A selector for the elements that it selects outside the views that are kept hidden. */
export const inShownView = (selector: string): string => `${selector}:not([data-kept] *)`;
