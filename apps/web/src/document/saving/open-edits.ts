import { create } from 'zustand';

/** The number of forms and fields with an entry that the draft does not have, so that no save and no copy holds it. */
export const useOpenEdits = create<{ readonly count: number }>(() => ({ count: 0 }));

const add = (by: number) => useOpenEdits.setState(({ count }) => ({ count: count + by }));

/** Counts an entry that is not in the draft, until the returned function is called. */
export function holdOpenEdit(): () => void {
  add(1);
  return () => add(-1);
}
