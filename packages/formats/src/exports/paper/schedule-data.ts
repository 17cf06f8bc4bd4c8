import {
  type ClassPart,
  type Draft,
  type ExportSettings,
  type Id,
  type Period,
  wordsBesideTime,
} from '@bellgrid/model';

/** One lesson as it is exported, with names instead of ids. */
export interface ExportLesson {
  readonly id: Id;
  readonly lessonName: string;
  readonly subjectName: string;
  readonly subjectShortName: string;
  readonly classes: readonly string[];
  readonly teachers: readonly string[];
  readonly teacherShortNames: readonly string[];
  readonly classroom: string | null;
  /** The parts of divisions that it is for, of each of its classes. */
  readonly parts: readonly ClassPart[];
  readonly structure: string;
  readonly day: string;
  readonly dayIndex: number;
  /** Labels of the first and the last period. */
  readonly period: string;
  readonly lastPeriod: string;
  readonly start: number;
  readonly end: number;
  readonly startMinute: number;
  readonly endMinute: number;
  readonly lessonColor: string;
}

/** A row or a column of a table: a period with its time, a day, or a class. */
export interface Heading {
  readonly label: string;
  /** The time of a period; empty for a day or a class. */
  readonly time: string;
  /** The day of a period, where the table has several days along one side. Two days may have the same label. */
  readonly day: { readonly index: number; readonly label: string } | null;
  /** The pause before this period, where there is one. */
  readonly pause: { readonly minutes: number; readonly time: string } | null;
}

/** The text of one lesson in a table. */
export interface Entry {
  readonly title: string;
  readonly details: readonly string[];
  readonly color: string;
  /** Replaces the title in narrow columns. */
  readonly shortTitle: string;
  readonly shortDetails: readonly string[];
  /** The parts of the class and the short names of those who teach it, where the schedule names them. */
  readonly shortPeople: string;
  /** Rows of the table, `to` exclusive, and columns of the block that it is in, side by side. */
  readonly from: number;
  readonly to: number;
  readonly lane: number;
}

/** Lessons that overlap one another, or equal neighbours as one. */
export interface TableBlock {
  readonly column: number;
  readonly row: number;
  readonly columnSpan: number;
  readonly rowSpan: number;
  readonly lanes: number;
  readonly entries: readonly Entry[];
  /** The lessons of each cell that the block covers, by column and row of the table. */
  readonly cells: readonly CellLesson[];
}

export interface CellLesson {
  readonly lesson: Id;
  readonly column: number;
  readonly row: number;
}

/** A timetable as a grid: time goes down, and to the side go the days or the classes; of a turned one it is the reverse. */
export interface ScheduleTable {
  /** The name of the schedule structure, where a schedule has several. */
  readonly heading: string;
  readonly columns: readonly Heading[];
  /** Each column is a day: a block over several of them is a lesson on each. */
  readonly hasDayColumns: boolean;
  readonly isTurned: boolean;
  readonly rows: readonly Heading[];
  readonly blocks: readonly TableBlock[];
  /** Cells without school. */
  readonly closed: readonly { readonly column: number; readonly row: number }[];
}

export type ScheduleKind = 'class' | 'teacher' | 'classroom' | 'division' | 'day' | 'global';

/** One schedule: of a class, a teacher, a room, a day or the whole school. */
export interface Schedule {
  readonly key: string;
  readonly kind: ScheduleKind;
  readonly scheduleLabel: string;
  readonly subtitle: string;
  readonly tables: readonly ScheduleTable[];
  readonly lessons: readonly ExportLesson[];
  /** Lessons that belong to it and have no place in it. */
  readonly unplaced: number;
  /** Its days, periods or classes follow one another from right to left. */
  readonly isRightToLeft: boolean;
}

/** The time of a period as text: '08:00–08:45'. */
export const timeSpan = (start: number, end: number): string => `${timeText(start)}–${timeText(end)}`;

/** Minutes from midnight as '08:05'. */
export function timeText(minutes: number): string {
  const pad = (part: number) => `${part}`.padStart(2, '0');
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

/** The periods of a lesson by their names, where those of its block differ from its own: '7–9', or '08:00–10:00' of times. */
export function periodRange({ from, to }: Pick<Entry, 'from' | 'to'>, rows: readonly Heading[]): string {
  const [first, last] = [rows[from], rows[to - 1]];
  if (!first || !last || first.label === last.label) return first?.label ?? '';
  const areTimes = [first, last].every(({ label, time }) => label === time);
  const [start, end] = areTimes
    ? [first.time.split('–')[0], last.time.split('–')[1]]
    : [first.label, last.label];
  return `${start}–${end}`;
}

/** The hours and minutes of a text: '9.30 - 11.00' has those of '09:30–11:00', and '1:30-2:30' those of '13:30–14:30'. */
const figuresOf = (text: string): string =>
  (text.match(/\d+/g) ?? [])
    .map((figure, index) => (index % 2 === 0 ? Number(figure) % 12 : Number(figure)))
    .join(' ');

/** True for the name of a period that is its time. */
export const isTime = (label: string, time: string): boolean => figuresOf(label) === figuresOf(time);

/**
 * The name of a period. As on screen, of a label with a time only the words are said, for the own time is beside them; a
 * label that is another time, as those of a morning on periods of an afternoon, gives way to the own one.
 */
export function printedPeriod(period: Period | undefined, index: number): string {
  if (period === undefined) return `${index + 1}`;
  const { label, periodStart, periodEnd } = period;
  const words = wordsBesideTime(label);
  if (words === null) return label || `${index + 1}`;
  const time = timeSpan(periodStart, periodEnd);
  return words || (isTime(label, time) ? label : time);
}

/** The name of a lesson by the chosen label. */
export function chosenLabel(lesson: ExportLesson, { labelOption }: ExportSettings): string {
  if (labelOption === 'lesson name') return lesson.lessonName;
  return labelOption === 'subject name' ? lesson.subjectName : lesson.subjectShortName;
}

/** The item whose colour the lessons have. */
export function colorOfLesson(
  draft: Draft,
  lesson: Draft['lessons'][string],
  classroom: Id | null,
  by: ExportSettings['filterColor'],
): string {
  const item = {
    Subject: draft.subjects[lesson.subject],
    Teacher: draft.teachers[lesson.teachers[0] ?? ''],
    Class: draft.groups[lesson.groups[0] ?? ''],
    Classroom: draft.classrooms[classroom ?? ''],
  }[by];
  return item?.color ?? NEUTRAL;
}

/** The colour of a lesson without the item that would colour it. */
const NEUTRAL = '#64748b';
