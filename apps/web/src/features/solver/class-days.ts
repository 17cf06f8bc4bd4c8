import type { JudgedTimetable } from '@bellgrid/constraints';
import type { TFunction } from 'i18next';

/** The lengths of the days that classes have, in periods: the shortest and the longest. */
export function classDaysText(t: TFunction, { weeks }: Pick<JudgedTimetable, 'weeks'>): string {
  const classes = weeks.filter(({ type, days }) => type === 'group' && days > 0);
  if (classes.length === 0) return '–';
  return rangeText(
    t,
    Math.min(...classes.map(({ shortestDay }) => shortestDay)),
    Math.max(...classes.map(({ longestDay }) => longestDay)),
  );
}

/** Two numbers as a range, or one where they are equal. */
export const rangeText = (t: TFunction, least: number, most: number): string =>
  least === most ? t('review.weeks.one', { count: least }) : t('review.weeks.range', { least, most });
