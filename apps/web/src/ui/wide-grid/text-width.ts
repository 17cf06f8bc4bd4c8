/** The width of a letter of unknown shape, as a share of its size. */
const LETTER = 0.575;
/** The size at which texts are measured, in px. */
const MEASURED = 100;

let pen: CanvasRenderingContext2D | null | undefined;
const known = new Map<string, number>();

/** The width of a text in the font of the screen at 1 px; estimated where nothing can be drawn. */
export function textWidth(text: string, weight: 400 | 600): number {
  const key = `${weight} ${text}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  pen ??= document.createElement('canvas').getContext('2d');
  if (!pen) return text.length * LETTER;
  pen.font = `${weight} ${MEASURED}px ${getComputedStyle(document.body).fontFamily}`;
  const width = pen.measureText(text).width / MEASURED;
  // Until its font is loaded a text has the width of another one.
  if (document.fonts.status === 'loaded') known.set(key, width);
  return width;
}
