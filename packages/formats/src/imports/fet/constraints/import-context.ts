import type { CellRef, Constraint, Draft, Id, Lesson, ScheduleStructure, Weight } from '@bellgrid/model';
import type { SchoolClass } from '../draft/build-classes.ts';
import type { TimeGrid } from '../draft/time-grid.ts';
import type { FetActivity, FetFile } from '../source/fet-file.ts';
import type { Atoms } from '../source/read-students.ts';

/** A lesson and where it came from. */
export interface ImportedLesson {
  readonly lesson: Lesson;
  readonly activity: FetActivity;
  readonly atoms: Atoms;
}

/** Rooms that a rule of the file asks a lesson to be in. */
export interface RoomWish {
  readonly rooms: readonly Id[];
  readonly percent: number;
  /** FET uses home rooms only where nothing else says where a lesson is. */
  readonly isHome: boolean;
  /** The room of a saved timetable: where the lesson stands now, not a rule. */
  readonly isCurrent: boolean;
}

/** A limit of a teacher and the parameter that holds its value. */
export interface TeacherLimit {
  readonly constraint: 'teacherMaxDays' | 'teacherMaxLessonsPerDay';
  readonly field: 'maxDays' | 'maxLessons';
}

/** A constraint without its id. */
export type NewConstraint = Constraint extends infer Kind
  ? Kind extends Constraint
    ? Omit<Kind, 'id'>
    : never
  : never;

/** What the importers of constraints work on. Importers change `draft` only through what is offered here. */
export interface ImportContext {
  readonly file: FetFile;
  readonly draft: Draft;
  readonly structure: ScheduleStructure;
  readonly grid: TimeGrid;
  readonly classes: readonly SchoolClass[];
  readonly teacherIds: ReadonlyMap<string, Id>;
  readonly classroomIds: ReadonlyMap<string, Id>;
  /** Number of seats of each classroom. */
  readonly seats: ReadonlyMap<Id, number>;
  /** By activity id. */
  readonly lessons: ReadonlyMap<number, ImportedLesson>;
  /** Every activity id of the file, also of inactive ones. */
  readonly activityIds: ReadonlySet<number>;
  /** Adds a constraint; the category of a soft one is enabled. */
  add(constraint: NewConstraint): Constraint;
  /** Blocks a calendar cell once, however often the file says it. */
  block(type: 'teacher' | 'group' | 'classroom', base: Id, cell: CellRef): void;
  /** Limits a teacher; of two hard or equally soft limits of one kind the stricter stays. */
  limitTeacher(base: Id, limit: TeacherLimit, value: number, weight: Weight): void;
  /** All lessons that 'same time' rules link with this one, and itself. */
  linkedWith(lesson: ImportedLesson): readonly ImportedLesson[];
  /** Says that two lessons start together. */
  link(a: ImportedLesson, b: ImportedLesson, weight: Weight): void;
  wishRoom(lesson: Lesson, wish: RoomWish): void;
  /** Cells that a lesson of the file may start in, with the weight of that rule. */
  allowCells(
    lessons: readonly Lesson[],
    cells: readonly CellRef[],
    scope: 'start' | 'whole',
    weight: Weight,
  ): void;
  warn(name: string, message: string): void;
}
