/** The colours of text on white paper. */
export const INK = '#1b1d21';
export const QUIET = '#5b6069';
/** The fill of times without school. */
export const CLOSED = '#f1f2f4';

/** The parts of a colour `#rrggbb`, 0 to 255. */
function channels(color: string): [number, number, number] {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** White where the brightness of the fill is below 128, otherwise black. */
export function textColorOn(fill: string): string {
  const [red, green, blue] = channels(fill);
  return (red * 299 + green * 587 + blue * 114) / 1000 < 128 ? '#ffffff' : '#000000';
}

/** The colour thinned with white. */
export function tintOf(color: string): string {
  const hex = channels(color).map((channel) =>
    Math.round(255 - (255 - channel) * 0.14)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('')}`;
}
