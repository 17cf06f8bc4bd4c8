/** Connections on which a large message is awaited: few at once, and each for a limited time. */
export interface Receiving {
  /**
   * Takes a place until `release` is called on it; null when all are taken, or the user has one already. `onLate` is
   * called after the time limit.
   */
  enter(userId: string, onLate: () => void): { readonly release: () => void } | null;
}

export function createReceiving({ places, limitMs }: { places: number; limitMs: number }): Receiving {
  const taken = new Set<string>();
  return {
    enter: (userId, onLate) => {
      if (taken.size >= places || taken.has(userId)) return null;
      taken.add(userId);
      let isOver = false;
      const release = () => {
        if (isOver) return;
        isOver = true;
        taken.delete(userId);
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
