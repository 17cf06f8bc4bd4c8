import type { SaveReason } from '@bellgrid/protocol';

export const AUTOSAVE_DEBOUNCE_MS = 5000;
/** However long the user keeps editing, the first unsaved change waits no longer. */
export const AUTOSAVE_AT_LATEST_MS = 15_000;
export const RETRY_MS = 5000;
const MAX_RETRIES = 15;
/** After those the attempts go on, so that an outage that ends unnoticed does not keep the work unsaved. */
export const SLOW_RETRY_MS = 60_000;

export interface SaveState {
  readonly status: 'clean' | 'dirty' | 'saving' | 'failed';
  /** Attempts in a row that failed. */
  readonly attempts: number;
  /** The attempts in quick succession are over: the user has to know. */
  readonly gaveUp: boolean;
  readonly error: unknown;
}

export interface SaveWork {
  /** Saves what is open now; rejects when that did not work. */
  save(reason: SaveReason | undefined): Promise<void>;
  /** The time after which trying again makes sense: an error may pass by itself within seconds, later, or never. */
  retries(error: unknown): 'soon' | 'later' | 'never';
  /** The time in milliseconds, from anywhere. */
  now(): number;
}

export interface SaveMachine {
  readonly state: SaveState;
  /** Something was edited. */
  changed(): void;
  /** Saves without waiting; true when everything up to now is saved. */
  now(reason?: SaveReason): Promise<boolean>;
  /** Settles when no save is running. */
  settled(): Promise<void>;
  /** Another draft was opened that is saved already. */
  reset(): void;
  subscribe(listener: () => void): () => void;
}

const CLEAN: SaveState = { status: 'clean', attempts: 0, gaveUp: false, error: null };

/**
 * Decides the time of saving: 5 s after the last change, 15 s after the first one at the latest, and after a
 * failure every 5 s, 15 times at most, then every minute. Only one save runs at a time; a change during a save is saved
 * after it.
 */
export function createSaveMachine(work: SaveWork): SaveMachine {
  let state = CLEAN;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | null = null;
  /** The time of the first change that is in no save yet, on the clock of `work`. */
  let firstChange: number | null = null;
  let generation = 0;
  const listeners = new Set<() => void>();

  const become = (next: Partial<SaveState>) => {
    state = { ...state, ...next };
    for (const listener of [...listeners]) listener();
  };
  const plan = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void start(undefined), delay);
  };

  const planAutosave = () => {
    firstChange ??= work.now();
    const left = firstChange + AUTOSAVE_AT_LATEST_MS - work.now();
    plan(Math.max(0, Math.min(AUTOSAVE_DEBOUNCE_MS, left)));
  };
  const failed = (error: unknown) => {
    const attempts = state.attempts + 1;
    const retries = work.retries(error);
    const gaveUp = retries !== 'soon' || attempts > MAX_RETRIES;
    become({ status: 'failed', attempts, gaveUp, error });
    if (retries !== 'never') plan(gaveUp ? SLOW_RETRY_MS : RETRY_MS);
  };

  const attempt = async (reason: SaveReason | undefined, mine: number): Promise<boolean> => {
    try {
      await work.save(reason);
    } catch (error) {
      if (mine === generation) failed(error);
      return false;
    } finally {
      if (mine === generation) running = null;
    }
    if (mine !== generation) return false;
    if (firstChange !== null) {
      become({ ...CLEAN, status: 'dirty' });
      planAutosave();
    } else {
      become(CLEAN);
    }
    return true;
  };

  const start = (reason: SaveReason | undefined): Promise<boolean> => {
    clearTimeout(timer);
    firstChange = null;
    become({ status: 'saving' });
    running = attempt(reason, generation);
    return running;
  };

  return {
    get state() {
      return state;
    },
    changed() {
      if (running) {
        firstChange ??= work.now();
        return;
      }
      if (state.status === 'failed' && !state.gaveUp) return;
      become(state.gaveUp ? { attempts: 0, gaveUp: false } : { status: 'dirty' });
      planAutosave();
    },
    async now(reason) {
      const mine = generation;
      while (running && mine === generation) await running;
      if (mine !== generation) return false;
      if (state.gaveUp) become({ attempts: 0, gaveUp: false });
      return start(reason);
    },
    async settled() {
      while (running) await running;
    },
    reset() {
      generation += 1;
      clearTimeout(timer);
      running = null;
      firstChange = null;
      become(CLEAN);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
