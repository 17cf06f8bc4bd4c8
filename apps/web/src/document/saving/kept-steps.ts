import { type HistoryEntry, STORE_VERSION } from '@bellgrid/model';
import { useSessionEnd } from '../../platform/session-end.ts';
import { draftSession } from '../draft/draft-session.ts';
import { copyOwner } from './open-window.ts';
import { saver } from './saver.ts';

/** The place in the storage of the tab, which a reload keeps and the end of the tab empties. */
const KEY = 'bellgrid-steps';
const MOST_STEPS = 50;
/** Letters of the steps together: an import of a whole school is left out, and with it what was before. */
const MOST_LETTERS = 1_000_000;

/** The steps that could be undone when the page was left. */
interface KeptSteps {
  readonly owner: string;
  /** The saved version that they lead to. */
  readonly hash: string;
  readonly storeVersion: number;
  /** Each as JSON, the last one first. */
  readonly steps: readonly string[];
}

/** Keeps the last steps for a reload of the page, where all of them are saved. */
export function keepSteps(): void {
  forgetSteps();
  const owner = copyOwner();
  const isSession = useSessionEnd.getState().end === null;
  if (owner === null || !isSession || !draftSession.isOpen || !saver.isSaved) return;
  const steps: string[] = [];
  let letters = 0;
  for (const entry of draftSession.store.past.slice(-MOST_STEPS).reverse()) {
    const step = JSON.stringify(entry);
    letters += step.length;
    if (letters > MOST_LETTERS) break;
    steps.push(step);
  }
  if (steps.length === 0) return;
  const kept: KeptSteps = { owner, hash: saver.baseHash, storeVersion: STORE_VERSION, steps };
  attempt(() => sessionStorage.setItem(KEY, JSON.stringify(kept)));
}

/** The steps that were kept of this version, once: none of another account, or where it was saved anew elsewhere. */
export function takeKeptSteps(hash: string): HistoryEntry[] {
  const text = attempt(() => sessionStorage.getItem(KEY));
  forgetSteps();
  return (
    attempt(() => {
      const kept = JSON.parse(text ?? 'null') as KeptSteps | null;
      const isOfThis =
        kept !== null &&
        kept.owner === copyOwner() &&
        kept.hash === hash &&
        kept.storeVersion === STORE_VERSION;
      return isOfThis ? kept.steps.map((step) => JSON.parse(step) as HistoryEntry).reverse() : [];
    }) ?? []
  );
}

export function forgetSteps(): void {
  attempt(() => sessionStorage.removeItem(KEY));
}

/** A browser may refuse its storage: then there is nothing to undo after a reload. */
function attempt<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}
