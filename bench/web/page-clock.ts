/** The functions that the measured page offers to the measuring script. */
export interface PageClock {
  /** Long tasks since `forget`, in ms. */
  readonly longTasks: number[];
  forget(): void;
  /** Settles with the time since navigation began, once something fits the selector and is painted. */
  painted(selector: string): Promise<number>;
  /** Runs an action, and gives the ms from before it until something fits the selector and is painted. */
  until(action: () => void, selector: string): Promise<number>;
  /** Collects the ms from each key press until the frame with its effect is painted; ends with `end`. */
  keys(): { end(): Promise<number[]> };
  /** Scrolls an element by steps for some frames; gives the ms of each frame. */
  scroll(selector: string, frames: number, step: number): Promise<number[]>;
}

declare global {
  interface Window {
    bench: PageClock;
  }
}

/** Puts the clock into a page; runs there, so it can use nothing from outside. */
export function installClock(): void {
  const longTasks: number[] = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) longTasks.push(entry.duration);
  }).observe({ type: 'longtask', buffered: true });

  /** Waits for the next frame: a message that is posted in it arrives once it is painted. */
  const afterFrame = () =>
    new Promise<number>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(null);
      });
    });
  const found = (selector: string) =>
    new Promise<void>((resolve) => {
      // Views that are kept hidden do not count.
      const isThere = () => [...document.querySelectorAll(selector)].some((each) => each.checkVisibility());
      if (isThere()) return resolve();
      const observer = new MutationObserver(() => {
        if (!isThere()) return;
        observer.disconnect();
        resolve();
      });
      observer.observe(document, { subtree: true, childList: true, attributes: true });
    });

  window.bench = {
    longTasks,
    forget: () => longTasks.splice(0),
    async painted(selector) {
      await found(selector);
      return afterFrame();
    },
    async until(action, selector) {
      const start = performance.now();
      action();
      await found(selector);
      return (await afterFrame()) - start;
    },
    keys() {
      const times: Promise<number>[] = [];
      const listen = (event: KeyboardEvent) => {
        times.push(afterFrame().then((end) => end - event.timeStamp));
      };
      window.addEventListener('keydown', listen, { capture: true });
      return {
        end() {
          window.removeEventListener('keydown', listen, { capture: true });
          return Promise.all(times);
        },
      };
    },
    async scroll(selector, frames, step) {
      const element = document.querySelector(selector);
      if (!element) throw new Error(`nothing fits ${selector}`);
      const times: number[] = [];
      let last = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
      for (let frame = 0; frame < frames; frame += 1) {
        element.scrollTop += step;
        const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
        times.push(now - last);
        last = now;
      }
      return times;
    },
  };
}
