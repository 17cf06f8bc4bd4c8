import type { TFunction } from 'i18next';

interface BrokenCounts {
  readonly clashes: number;
  readonly rules: number;
  /** The places at which the rules are broken, where they were counted. */
  readonly places?: number;
}

/** The clashes of a timetable and the hard constraints that it breaks, in words; either alone where there are no others. */
export function brokenText(t: TFunction, { clashes, rules, places = rules }: BrokenCounts): string {
  const ofClashes = t('solver.numbers.clashes', { count: clashes });
  if (rules === 0) return ofClashes;
  const broken = t('solver.numbers.brokenRules', { count: rules });
  const ofRules =
    places > rules ? t('solver.numbers.brokenPlaces', { rules: broken, count: places }) : broken;
  return clashes === 0
    ? ofRules
    : t('solver.numbers.clashesAndRules', { clashes: ofClashes, rules: ofRules });
}
