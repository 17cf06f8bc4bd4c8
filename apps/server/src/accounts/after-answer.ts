import type { Logger } from '../logging/logger.ts';

/** Longer than it takes to write an answer that is ready. */
const ANSWERED_MS = 25;

/** Does things once the answer has gone, so that its time tells nothing of them. */
export interface AfterAnswer {
  later(act: () => Promise<void>): void;
  /** Waits for all that was put off. */
  settle(): Promise<void>;
}

export function createAfterAnswer(log: Logger): AfterAnswer {
  const underWay = new Set<Promise<void>>();
  return {
    later: (act) => {
      const acting = new Promise((resolve) => setTimeout(resolve, ANSWERED_MS))
        .then(act)
        .catch((error) => log.error({ err: error }, 'what was put off until after an answer was not done'))
        .finally(() => underWay.delete(acting));
      underWay.add(acting);
    },
    settle: async () => {
      await Promise.all(underWay);
    },
  };
}
