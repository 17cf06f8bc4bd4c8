import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { SOLVER_TIMEOUT } from '@bellgrid/model';
import { MAX_DRAFT_BYTES, type VersionStatistics } from '@bellgrid/protocol';
import { countRecords } from './count-records.ts';

export type SnapshotCheck =
  | {
      readonly ok: true /** SHA-256 (hex) of the draft file. */;
      readonly hash: string;
      readonly size: number;
      readonly statistics: VersionStatistics;
      /** Seconds that a run of the solver on it may take. */
      readonly timeLimit: number;
    }
  | { readonly ok: false; readonly code: 'BAD_DATA' | 'TOO_LARGE'; readonly message: string };

const refused = (message: string): SnapshotCheck => ({ ok: false, code: 'BAD_DATA', message });

/**
 * Checks that gzip bytes hold a draft file: not too large once unpacked, JSON, and an envelope with its
 * parts. What stands in the records is for the reader to validate. Slow for large drafts: never call it in
 * the event loop.
 */
export function checkSnapshot(bytes: Uint8Array, maxBytes: number = MAX_DRAFT_BYTES): SnapshotCheck {
  const unpacked = unpack(bytes, maxBytes);
  if ('ok' in unpacked) return unpacked;
  const draft = draftIn(unpacked);
  if (typeof draft === 'string') return refused(draft);
  const hash = createHash('sha256').update(unpacked).digest('hex');
  return {
    ok: true,
    hash,
    size: unpacked.length,
    statistics: countRecords(draft),
    timeLimit: timeLimitOf(draft),
  };
}

function unpack(bytes: Uint8Array, maxBytes: number): Buffer | SnapshotCheck {
  try {
    return gunzipSync(bytes, { maxOutputLength: maxBytes });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE') {
      return { ok: false, code: 'TOO_LARGE', message: `The draft has more than ${maxBytes} bytes.` };
    }
    return refused('The body is not gzip data.');
  }
}

/** The draft in a draft file, or what is wrong with its envelope. */
function draftIn(unpacked: Buffer): Record<string, unknown> | string {
  let file: unknown;
  try {
    file = JSON.parse(unpacked.toString('utf8'));
  } catch {
    return 'The draft file is not JSON.';
  }
  if (!isObject(file)) return 'The draft file is not a JSON object.';
  if (typeof file.fileVersion !== 'number') return 'The draft file has no fileVersion.';
  if (!isObject(file.dataStore)) return 'dataStore is missing or not an object.';
  for (const part of ['solutionStore', 'pageMemory']) {
    if (file[part] !== undefined && !isObject(file[part])) return `${part} is not an object.`;
  }
  return file.dataStore;
}

/** The time limit as the draft's reader will take it: one that is none is the usual one. */
function timeLimitOf({ config }: Record<string, unknown>): number {
  const limit = isObject(config) ? config.solverTimeout : undefined;
  return typeof limit === 'number' ? limit : SOLVER_TIMEOUT.default;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
