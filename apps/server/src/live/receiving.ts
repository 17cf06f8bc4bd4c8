/** Connections on which a large message is awaited: few at once, and each for a limited time. */
export interface Receiving {
  /** Takes a place until `release` is called on it; null when all are taken. `onLate` is called after the time limit. */
  enter(onLate: () => void): { readonly release: () => void } | null;
}

export function createReceiving({ places, limitMs }: { places: number; limitMs: number }): Receiving {
  let taken = 0;
  return {
    enter: (onLate) => {
      if (taken >= places) return null;
      taken++;
      let isOver = false;
      const release = () => {
        if (isOver) return;
        isOver = true;
        taken--;
        clearTimeout(timer);
      };
      const timer = setTimeout(() => {
        release();
        onLate();
      }, limitMs);
      timer.unref();
      return { release };
    },
  };
}
