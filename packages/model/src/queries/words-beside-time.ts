const TIME = String.raw`\b\d{1,2}\s*[:.h]\s*\d{2}`;
const BEFORE = new RegExp(String.raw`^(.*?)[\s(·-]*${TIME}`);
const AFTER = new RegExp(
  String.raw`.*${TIME}(?:\s*(?:[ap]\.?m\.?|uhr|h)(?!\p{L}))?[\s)·.,:;–—-]*(.*)$`,
  'iu',
);

/**
 * The words of a period's label before its first time, or those after its last one: '4ª' of '4ª 11:30 - 12:25', 'first' of
 * '8.00-8.45 first', and none of '08:00 - 08:50'. Null for a label without a time.
 */
export function wordsBesideTime(label: string): string | null {
  const before = BEFORE.exec(label)?.[1]?.trim();
  if (before === undefined) return null;
  const after = AFTER.exec(label)?.[1]?.trim() ?? '';
  return before || after.replace(/^\((.*)\)$/, '$1');
}
