import { issue, type RowFault, type TableIssue } from './table-issue.ts';

/** More of one subject in a cycle is a slip of the pen. */
const MAX_LESSONS = 60;

type Lengths =
  | { readonly ok: true; readonly lengths: readonly number[] | null }
  | { readonly ok: false; readonly fault: TableIssue<RowFault> };

/**
 * The length of each lesson of a row, in periods: 4 lessons of 1; 2 lessons of length 2; or the lengths one
 * by one ('1, 1, 2' or '2x1 + 1x2'), with which a number of lessons has to agree. Null when the row says
 * nothing.
 */
export function lessonLengths(lessons: string, length: string, longest: number): Lengths {
  const count = lessons === '' ? null : wholeNumber(lessons);
  if (count === undefined) return fault('lessons-not-a-number', { value: lessons });
  if (count !== null && count > MAX_LESSONS) {
    return fault('too-many-lessons', { value: count, max: MAX_LESSONS });
  }
  const listed = length === '' ? null : listOf(length);
  if (listed === undefined) return fault('length-not-a-number', { value: length });
  if (listed === null) return { ok: true, lengths: count === null ? null : Array(count).fill(1) };
  if (listed.length > MAX_LESSONS) {
    return fault('too-many-lessons', { value: listed.length, max: MAX_LESSONS });
  }
  const tooLong = listed.find((each) => each > longest);
  if (tooLong !== undefined) return fault('length-too-long', { value: tooLong, max: longest });
  const [only] = listed;
  if (listed.length === 1 && only !== undefined) {
    return { ok: true, lengths: Array(count ?? 1).fill(only) };
  }
  if (count !== null && count !== listed.length) {
    return fault('lengths-disagree', { count, lengths: listed.length });
  }
  return { ok: true, lengths: listed };
}

const fault = (code: RowFault, values: TableIssue<RowFault>['values']): Lengths => ({
  ok: false,
  fault: issue(code, values),
});

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
