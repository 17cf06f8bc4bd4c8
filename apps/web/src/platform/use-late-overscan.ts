import { startTransition, useEffect, useState } from 'react';

/** The rows around those in sight that a table renders: none at first, so that those in sight are painted sooner. */
export function useLateOverscan(rows: number): number {
  const [overscan, setOverscan] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setOverscan(rows)));
    return () => clearTimeout(timer);
  }, [rows]);
  return overscan;
}
