/** The marks of the clock after a time: 'am', 'p.m.', 'Uhr', 'hrs'; a single letter follows it at once, as in '2:05p'. */
const CLOCK = String.raw`(?:[ap]|\s*(?:[ap]\.?\s?m|uhr|hrs?|hs|h))(?![\p{L}\p{N}])\.?`;
const TIME = new RegExp(String.raw`\b\d{1,2}\s*[:.h]\s*\d{2}(?:${CLOCK})?`, 'giu');
/** Figures that may be a time, as '9' and '10-30' are in '8:00-9' and '9:30-10-30'. */
const FIGURES = new RegExp(String.raw`\d+(?:${CLOCK})?`, 'giu');

/**
 * The words of a period's label before its first time, or those after its last one where nothing but times comes before
 * them: '4ª' of '4ª 11:30 - 12:25', 'first' of '8.00-8.45 first', and none of '08:00 - 08:50' or of the label of two periods,
 * '10:25 Fifth, morning | 13:55 Fifth, afternoon'. Null for a label without a time.
 */
export function wordsBesideTime(label: string): string | null {
  const [first = '', ...others] = label.split(TIME);
  const last = others.pop();
  if (last === undefined) return null;
  const before = first.replace(/[\s(·-]+$/, '').trim();
  if (/[\p{L}\p{N}]/u.test(before)) return before;
  const after = last.replace(/^[\s)·.,:;–—-]+/, '').trim();
  if (others.some(hasWord) || !hasWord(after.replace(FIGURES, ''))) return '';
  return after.replace(/^\(?([^()]*)\)$/, '$1');
}

const hasWord = (text: string): boolean => /\p{L}/u.test(text);
