/** The part of a chip's width beside its name, and the gap between two, in px, as in the style sheet. */
const PADDING = 15;
const DOT = 13;
const GAP = 4;

/** A context for measuring text; none outside a browser. */
let context: CanvasRenderingContext2D | null | undefined;
const widths = new Map<string, number>();

/** The width of a chip with this name; measured without touching the page, once for each name. */
export function chipWidth(name: string, hasDot: boolean): number {
  const known = widths.get(name);
  const width = known ?? textWidth(name);
  if (known === undefined) widths.set(name, width);
  return width + PADDING + (hasDot ? DOT : 0);
}

function textWidth(text: string): number {
  if (context === undefined) {
    context = globalThis.document?.createElement('canvas').getContext('2d') ?? null;
    if (context) context.font = "12px 'Inter Variable', Inter, system-ui, sans-serif";
  }
  return context?.measureText(text).width ?? text.length * 6.5;
}

/**
 * The number of chips that fit into some lines, in order; where not all do, the last line has room for a chip of
 * `moreWidth` after them. One chip always fits: its name is cut.
 */
export function chipsThatFit(
  chips: readonly number[],
  available: number,
  lines: number,
  moreWidth: number,
): number {
  let line = 1;
  let used = 0;
  let fitting = 0;
  for (const [index, wanted] of chips.entries()) {
    const width = Math.min(wanted, available);
    if (used > 0 && used + GAP + width > available) {
      line += 1;
      used = 0;
    }
    if (line > lines) return Math.max(1, fitting);
    used += (used > 0 ? GAP : 0) + width;
    const isLast = index === chips.length - 1;
    if (isLast || line < lines || used + GAP + moreWidth <= available) fitting = index + 1;
  }
  return Math.max(Math.min(1, chips.length), fitting);
}
