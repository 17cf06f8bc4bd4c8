/**
 * The words of a period's label before its first time: '4ª' of '4ª 11:30 - 12:25', and none of '08:00 - 08:50'. Null for
 * a label without a time.
 */
export function wordsBeforeTime(label: string): string | null {
  const timed = /^(.*?)[\s(·-]*\b\d{1,2}\s*[:.h]\s*\d{2}/.exec(label);
  return timed === null ? null : (timed[1]?.trim() ?? '');
}
