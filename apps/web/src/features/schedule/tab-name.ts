/** The most letters of a name on a tab; from a length on, the whole name is in a tooltip. */
const LETTERS = 20;
const TOOLTIP_ABOVE = 10;

/** The name of a custom view on its tab. */
export function tabName(name: string): string {
  const letters = Array.from(name);
  return letters.length > LETTERS ? `${letters.slice(0, LETTERS).join('').trimEnd()}…` : name;
}

export const hasTooltip = (name: string): boolean => Array.from(name).length > TOOLTIP_ABOVE;
