import { useEffect, useState } from 'react';

const REFRESH = 500;

/** Seconds since `start` (ms by this window's clock), refreshed every 500 ms while there is a start. */
export function useElapsed(start: number | null): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (start === null) return;
    setNow(Date.now());
    const timer = window.setInterval(() => setNow(Date.now()), REFRESH);
    return () => window.clearInterval(timer);
  }, [start]);
  return start === null ? 0 : Math.max(0, Math.floor((now - start) / 1000));
}
