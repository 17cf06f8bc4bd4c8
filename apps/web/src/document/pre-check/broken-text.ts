import type { TFunction } from 'i18next';

/** The clashes of a timetable and the hard constraints that it breaks, in words; either alone where there are no others. */
export function brokenText(
  t: TFunction,
  { clashes, rules }: { readonly clashes: number; readonly rules: number },
): string {
  const ofClashes = t('solver.numbers.clashes', { count: clashes });
  if (rules === 0) return ofClashes;
  const ofRules = t('solver.numbers.brokenRules', { count: rules });
  return clashes === 0
    ? ofRules
    : t('solver.numbers.clashesAndRules', { clashes: ofClashes, rules: ofRules });
}
