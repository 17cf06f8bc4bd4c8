import { type LessonColumn, lessonColumns, type PaperWords } from './paper-words.ts';
import { type ExportLesson, type Schedule, timeText } from './schedule-data.ts';

/** One row of the list of lessons for each lesson, once, in the order of the week. */
export function lessonRows(schedules: readonly Schedule[], words: PaperWords): string[][] {
  const lessons = new Map(schedules.flatMap(({ lessons }) => lessons.map((lesson) => [lesson.id, lesson])));
  const inOrder = [...lessons.values()].sort(
    (a, b) => a.dayIndex - b.dayIndex || a.startMinute - b.startMinute,
  );
  return [
    lessonColumns.map((column) => words.column(column)),
    ...inOrder.map((lesson) => lessonColumns.map((column) => cellOf(lesson, column))),
  ];
}

function cellOf(lesson: ExportLesson, column: LessonColumn): string {
  switch (column) {
    case 'day':
      return lesson.day;
    case 'period':
      return lesson.period === lesson.lastPeriod ? lesson.period : `${lesson.period}–${lesson.lastPeriod}`;
    case 'start':
      return timeText(lesson.startMinute);
    case 'end':
      return timeText(lesson.endMinute);
    case 'subject':
      return lesson.subjectName;
    case 'lesson':
      return lesson.lessonName;
    case 'classes':
      return lesson.classes.join(', ');
    case 'teachers':
      return lesson.teachers.join(', ');
    case 'classroom':
      return lesson.classroom ?? '';
    case 'structure':
      return lesson.structure;
  }
}

/** A text without the characters that XML and tables cannot hold. */
export const plainCell = (text: string): string => text.replace(/[\p{Cc}\p{Cs}\ufffe\uffff]+/gu, ' ').trim();

/**
 * The list of lessons as CSV, with the mark by which Excel knows UTF-8. A cell that a table program would take for a
 * formula begins with an apostrophe.
 */
export function drawCsv(schedules: readonly Schedule[], words: PaperWords): string {
  const rows = lessonRows(schedules, words).map((row) => row.map(csvCell).join(','));
  return `\ufeff${rows.join('\r\n')}\r\n`;
}

function csvCell(value: string): string {
  const text = plainCell(value);
  const safe = /^[=+\-@]/.test(text) ? `'${text}` : text;
  return /[",;\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
