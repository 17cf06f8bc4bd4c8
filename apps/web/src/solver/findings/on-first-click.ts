import type { MouseEvent } from 'react';

/**
 * Acts on a click, but not on the second of a double click: that one lands on whatever has taken the place of the
 * button by then.
 */
export const onFirstClick = (act: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) act();
};
