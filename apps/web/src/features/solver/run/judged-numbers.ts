import type { JudgedNumbers } from '@bellgrid/protocol';
import type { TFunction } from 'i18next';

/** The numbers by which a school judges a schedule, in the order in which they are said. */
export const numberNames = ['classGaps', 'teacherGaps', 'lateStarts', 'singleLessonDays', 'notMet'] as const;
export type NumberName = (typeof numberNames)[number];

/** Each of these numbers of one schedule. */
export const numbersOf = (quality: JudgedNumbers): Readonly<Record<NumberName, number>> => ({
  ...quality,
  notMet: quality.wishes.reduce((sum, { count }) => sum + count, 0),
});

/** All these numbers in one sentence. */
export function numbersSentence(quality: JudgedNumbers, t: TFunction): string {
  const numbers = numbersOf(quality);
  const list = numberNames.map((name) => t(`solver.numbers.${name}`, { count: numbers[name] }));
  return t('solver.numbers.sentence', { numbers: list.join(', ') });
}
