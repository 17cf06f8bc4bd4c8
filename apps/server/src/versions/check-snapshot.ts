import { createHash } from 'node:crypto';
import { cutText, envelopeFault, MAX_SCHOOL_NAME, parseJson, SOLVER_TIMEOUT } from '@bellgrid/model';
import { MAX_DRAFT_BYTES, type VersionStatistics } from '@bellgrid/protocol';
import { createTexts, messageText } from '@bellgrid/texts';
import { unpackSnapshot } from './unpack-snapshot.ts';

export type SnapshotCheck =
  | {
      readonly ok: true /** SHA-256 (hex) of the draft file. */;
      readonly hash: string;
      readonly size: number;
      readonly statistics: VersionStatistics;
      /** The name of the school in it; '' for none. */
      readonly schoolName: string;
      /** Several schedule structures are switched on in it. */
      readonly hasSeveralStructures: boolean;
      /** Seconds that a run of the solver on it may take. */
      readonly timeLimit: number;
    }
  | { readonly ok: false; readonly code: 'BAD_DATA' | 'TOO_LARGE' | 'UNAVAILABLE'; readonly message: string };

const refused = (message: string): SnapshotCheck => ({ ok: false, code: 'BAD_DATA', message });

/**
 * Checks that gzip bytes hold a draft file that its reader takes: not too large once unpacked, within the
 * bounds that are counted before parsing, UTF-8, JSON, and an envelope of a known version. Faults inside the
 * records are for the reader to repair. Slow for large drafts: never call it in the event loop.
 */
export function checkSnapshot(bytes: Uint8Array, maxBytes: number = MAX_DRAFT_BYTES): SnapshotCheck {
  const unpacked = unpackSnapshot(bytes, maxBytes);
  if (unpacked === 'tooLarge') {
    return { ok: false, code: 'TOO_LARGE', message: `The draft has more than ${maxBytes} bytes.` };
  }
  if (unpacked === 'trailing') return refused('The body goes on after the end of its gzip data.');
  if (unpacked === 'notGzip') return refused('The body is not gzip data.');
  const draft = draftIn(unpacked);
  if (typeof draft === 'string') return refused(draft);
  const hash = createHash('sha256').update(unpacked).digest('hex');
  return {
    ok: true,
    hash,
    size: unpacked.length,
    statistics: countRecords(draft),
    schoolName: schoolNameOf(draft),
    hasSeveralStructures: isObject(draft.config) && draft.config.isMultipleStructuresEnabled === true,
    timeLimit: timeLimitOf(draft),
  };
}

/** The words beside a code are for programs and logs; screens have texts of their own. */
const english = createTexts();

/** The draft in a draft file, or why there is none. */
function draftIn(unpacked: Buffer): Record<string, unknown> | string {
  const text = decode(unpacked);
  if (text === null) return 'The draft file is not UTF-8 text.';
  const parsed = parseJson(text);
  if (!parsed.ok) return messageText(english, null, parsed.message);
  const { value } = parsed;
  if (!isObject(value)) return 'The draft file is not a JSON object.';
  if (!Number.isSafeInteger(value.fileVersion)) return 'The draft file has no fileVersion.';
  if (!isObject(value.dataStore)) return 'dataStore is missing or not an object.';
  const fault = envelopeFault(value);
  return fault ? messageText(english, null, fault.message) : value.dataStore;
}

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function schoolNameOf({ schoolData }: Record<string, unknown>): string {
  const name = isObject(schoolData) ? schoolData.schoolName : undefined;
  return typeof name === 'string' ? cutText(name.trim(), MAX_SCHOOL_NAME) : '';
}

/** The time limit as the draft's reader will take it: one that is none is the usual one. */
function timeLimitOf({ config }: Record<string, unknown>): number {
  const limit = isObject(config) ? config.solverTimeout : undefined;
  const isOne =
    typeof limit === 'number' && Number.isInteger(limit) && limit >= 1 && limit <= SOLVER_TIMEOUT.max;
  return isOne ? limit : SOLVER_TIMEOUT.default;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Counts the records of a draft that is not validated yet; missing parts count as none. */
export function countRecords(draft: Readonly<Record<string, unknown>>): VersionStatistics {
  const size = (part: string) => recordsOf(draft[part]).length;
  const lessons = recordsOf(draft.lessons).filter(isScheduled);
  return {
    groups: size('groups'),
    teachers: size('teachers'),
    classrooms: size('classrooms'),
    subjects: size('subjects'),
    lessons: lessons.length,
    placedLessons: lessons.filter(hasTimeSlot).length,
    constraints: size('constraints'),
  };
}

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;

const recordsOf = (records: unknown): unknown[] => (isRecord(records) ? Object.values(records) : []);

/** True of a lesson with a teacher or a class: any other has no place in a timetable. */
const isScheduled = (lesson: unknown): boolean =>
  isRecord(lesson) &&
  [
    ...('groups' in lesson ? recordsOf(lesson.groups) : []),
    ...('teachers' in lesson ? recordsOf(lesson.teachers) : []),
  ].length > 0;

const hasTimeSlot = (lesson: unknown): boolean =>
  isRecord(lesson) && 'timeSlot' in lesson && isRecord(lesson.timeSlot);
