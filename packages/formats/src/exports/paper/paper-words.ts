import type { createTexts } from '@bellgrid/texts';
import type { Schedule } from './schedule-data.ts';

/** The words on the pages, in the language of the reader. */
export interface PaperWords {
  readonly language: string;
  title(schedule: Schedule, school: string): string;
  kind(schedule: Schedule): string;
  /** The number of a page and of all: as figures, or as the codes by which a workbook knows them. */
  page(number: number | string, count: number | string): string;
  revision(number: number): string;
  unplaced(count: number): string;
  /** The headings of the list of lessons. */
  column(name: LessonColumn): string;
  readonly lessons: string;
  readonly period: string;
  readonly time: string;
  /** The time between two periods. */
  readonly pause: string;
  /** Said on a schedule without lessons. */
  readonly nothing: string;
}

export const lessonColumns = [
  'day',
  'period',
  'start',
  'end',
  'subject',
  'lesson',
  'classes',
  'teachers',
  'classroom',
  'structure',
] as const;
export type LessonColumn = (typeof lessonColumns)[number];

/** The words in the language of the texts. */
export function paperWords(texts: ReturnType<typeof createTexts>): PaperWords {
  return {
    language: texts.language,
    title: ({ scheduleLabel }, school) => scheduleLabel || school || texts.t('output.paper.school'),
    kind: ({ kind }) => texts.t(`output.paper.kind.${kind}`),
    page: (number, count) => texts.t('output.paper.page', { number, total: count }),
    revision: (number) => texts.t('output.paper.revision', { number }),
    unplaced: (count) => texts.t('output.paper.unplaced', { count }),
    column: (name) => texts.t(`output.paper.column.${name}`),
    lessons: texts.t('output.paper.lessons'),
    period: texts.t('output.paper.period'),
    time: texts.t('output.paper.time'),
    pause: texts.t('output.paper.pause'),
    nothing: texts.t('output.paper.nothing'),
  };
}
