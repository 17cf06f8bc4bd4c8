import type { CDPSession, Page } from '@playwright/test';

/** The tasks of a page's main thread, by the processor time that each took: others that want the machine add none to it. */
export interface TaskClock {
  start(): Promise<void>;
  /** The milliseconds of each task since the start. */
  end(): Promise<number[]>;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** In microseconds. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

export async function createTaskClock(page: Page): Promise<TaskClock> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value as unknown as TraceEvent[]) events.push(event);
  });
  return {
    async start() {
      events.length = 0;
      const traceConfig = { includedCategories: ['toplevel'] };
      await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
    },
    async end() {
      const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
      await session.send('Tracing.end');
      await complete;
      const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
      const isMain = ({ name, args }: TraceEvent) => name === 'thread_name' && args.name === 'CrRendererMain';
      const mains = new Set(events.filter(isMain).map(threadOf));
      const tasks = events.filter(
        (event) => event.ph === 'X' && event.name.endsWith('RunTask') && mains.has(threadOf(event)),
      );
      return tasks.map(({ tdur = 0 }) => tdur / 1000);
    },
  };
}
