import { current, isDraft } from 'mutative';

/**
 * A part of the draft in a running command as plain data, with the changes of the command so far: reading
 * thousands of records through the recording copy takes a hundred times as long. Never change the result.
 */
export function scan<T extends object>(part: T): T {
  return isDraft(part) ? current(part) : part;
}

/** The records of a map that match, as plain data: change them through the draft, by id. */
export function find<T>(records: Record<string, T>, matches: (record: T) => boolean): T[] {
  return Object.values(scan(records)).filter(matches);
}
