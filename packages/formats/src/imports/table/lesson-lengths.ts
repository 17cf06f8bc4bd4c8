import { withoutUnit } from './row-reader.ts';
import { issue, type TableIssue, type ValueFault } from './table-issue.ts';

/** More of one subject in a cycle is a slip of the pen. */
const MAX_LESSONS = 60;

interface Lengths {
  /** Null when the row says nothing, or something that is not understood. */
  readonly lengths: readonly number[] | null;
  /** The cell that is not understood. */
  readonly fault: TableIssue<ValueFault> | null;
  /** The lengths of the lessons of a new subject, as far as they are understood. */
  readonly ofNew: readonly number[];
}

/**
 * The length of each lesson of a row, in periods: 4 lessons of 1; 2 lessons of length 2; or the lengths one
 * by one ('1, 1, 2' or '2x1 + 1x2'), with which the number has to agree, be it of lessons or of periods.
 */
export function lessonLengths(lessons: string, length: string, longest: number): Lengths {
  const count = lessons === '' ? null : wholeNumber(withoutUnit(lessons));
  const listed = length === '' ? null : listOf(length);
  const single = Array<number>(count && count <= MAX_LESSONS ? count : 0).fill(1);
  const fault = (code: ValueFault, values: TableIssue<ValueFault>['values'], ofNew = single): Lengths => ({
    ...{ lengths: null, fault: issue(code, values), ofNew },
  });
  const understood = (lengths: readonly number[]): Lengths => ({ lengths, fault: null, ofNew: lengths });
  if (count === undefined) return fault('lessons-not-a-number', { value: lessons });
  if (count !== null && count > MAX_LESSONS) {
    return fault('too-many-in-cell', { value: count, max: MAX_LESSONS });
  }
  if (listed === undefined) return fault('length-not-a-number', { value: length });
  if (listed === null) return count === null ? { lengths: null, fault: null, ofNew: [] } : understood(single);
  if (listed.length > MAX_LESSONS) {
    return fault('too-many-in-cell', { value: listed.length, max: MAX_LESSONS });
  }
  const tooLong = listed.find((each) => each > longest);
  if (tooLong !== undefined) return fault('length-too-long', { value: tooLong, max: longest });
  const [only] = listed;
  if (listed.length === 1 && only !== undefined) return understood(Array(count ?? 1).fill(only));
  const periods = listed.reduce((sum, each) => sum + each, 0);
  if (count !== null && count !== listed.length && count !== periods) {
    return fault('lengths-disagree', { count, lengths: listed.length });
  }
  return understood(listed);
}

/** '1, 1, 2', '1+2', '2x1; 1x2'; undefined when it is no such list of lengths of at least 1. */
function listOf(text: string): number[] | undefined {
  const lengths: number[] = [];
  for (const part of text.split(/[\n,;+/]/)) {
    const [times, length] = part.split(/[x×*]/i);
    const first = wholeNumber(times?.trim() ?? '');
    const second = length === undefined ? undefined : wholeNumber(length.trim());
    if (first === undefined || first < 1) return undefined;
    if (length === undefined) lengths.push(first);
    else if (second === undefined || second < 1 || first > MAX_LESSONS) return undefined;
    else lengths.push(...Array<number>(first).fill(second));
  }
  return lengths;
}

function wholeNumber(text: string): number | undefined {
  return /^\d{1,4}([.,]0+)?$/.test(text) ? Number.parseInt(text, 10) : undefined;
}
