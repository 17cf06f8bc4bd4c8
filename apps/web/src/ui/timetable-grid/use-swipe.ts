import { type TouchEvent, useRef } from 'react';

/** A swipe is at least this long in px, and twice as long as it is high. */
const LEAST = 48;

/** Handlers of an element that a finger swipes sideways: by 1 to what follows, by -1 back. None for null. */
export function useSwipe(onSwipe: ((by: 1 | -1) => void) | null) {
  const from = useRef<{ x: number; y: number } | null>(null);
  if (onSwipe === null) return {};
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const finger = touches[0];
      from.current = finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchEnd: ({ changedTouches, currentTarget }: TouchEvent) => {
      const finger = changedTouches[0];
      if (finger === undefined || from.current === null) return;
      const x = finger.clientX - from.current.x;
      const y = finger.clientY - from.current.y;
      from.current = null;
      if (Math.abs(x) < LEAST || Math.abs(x) < 2 * Math.abs(y)) return;
      const rtl = getComputedStyle(currentTarget).direction === 'rtl';
      onSwipe(x < 0 === rtl ? -1 : 1);
    },
  };
}
