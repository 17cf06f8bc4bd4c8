/**
 * One thing that loading a file has to say: `error` (nothing was loaded), `dropped` (a part was left out) or
 * `repaired` (a part was set right). `path` is where, e.g. `dataStore.teachers.t1.email`; empty for the file.
 */
export interface LoadFinding {
  readonly severity: 'error' | 'dropped' | 'repaired';
  readonly path: string;
  readonly message: string;
}

const MAX_FINDINGS = 1000;

/** Collects findings; past a thousand only counts them, so that a file of rubbish gives a short list. */
export interface Report {
  add(severity: LoadFinding['severity'], path: string, message: string): void;
  findings(): LoadFinding[];
}

export function createReport(): Report {
  const list: LoadFinding[] = [];
  let more = 0;
  return {
    add(severity, path, message) {
      if (list.length < MAX_FINDINGS) list.push({ severity, path, message });
      else more += 1;
    },
    findings() {
      if (more === 0) return [...list];
      return [...list, { severity: 'repaired', path: '', message: `and ${more} more findings` }];
    },
  };
}
