import type { CDPSession, Page } from '@playwright/test';

/** Counts the processor time of a page's main thread: unlike the clock's it does not grow while others work. */
export interface CpuClock {
  /** The milliseconds that the main thread worked since the clock was made. */
  now(): Promise<number>;
}

export async function createCpuClock(page: Page): Promise<CpuClock> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return {
    async now() {
      const { metrics } = await session.send('Performance.getMetrics');
      return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
    },
  };
}
