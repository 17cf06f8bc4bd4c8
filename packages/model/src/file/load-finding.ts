import type { Message } from '../messages/message.ts';

/**
 * One thing that loading a file has to say: `error` (nothing was loaded), `dropped` (a part was left out) or
 * `repaired` (a part was set right). `path` is where, e.g. `dataStore.teachers.t1.email`; empty for the file.
 */
export interface LoadFinding {
  readonly severity: 'error' | 'dropped' | 'repaired';
  readonly path: string;
  readonly message: Message;
}

/** A value or a file with more faults than this is no longer repaired part by part. */
export const MAX_FINDINGS = 1000;

/** Collects findings; past a thousand only counts them, so that a file of rubbish gives a short list. */
export interface Report {
  /** @param message a message, or the code of one without values. */
  add(severity: LoadFinding['severity'], path: string, message: Message | string): void;
  /**
   * True once there are so many findings that repair stops: what does not fit is dropped whole from then on.
   */
  readonly isFull: boolean;
  findings(): LoadFinding[];
}

export function createReport(): Report {
  const list: LoadFinding[] = [];
  let more = 0;
  return {
    add(severity, path, message) {
      const said = typeof message === 'string' ? { code: message } : message;
      if (list.length < MAX_FINDINGS) list.push({ severity, path, message: said });
      else more += 1;
    },
    get isFull() {
      return list.length >= MAX_FINDINGS;
    },
    findings() {
      if (more === 0) return [...list];
      return [
        ...list,
        { severity: 'repaired', path: '', message: { code: 'loading.more', values: { count: more } } },
      ];
    },
  };
}
