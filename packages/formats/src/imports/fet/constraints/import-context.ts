import type { ConstraintKind, KindName, kinds } from '@bellgrid/constraints';
import type {
  CalendarConstraint,
  CellRef,
  Draft,
  Id,
  Lesson,
  Message,
  ScheduleStructure,
  SubjectConstraint,
  SubjectsConstraint,
  Weight,
} from '@bellgrid/model';
import type { SchoolClass } from '../draft/build-classes.ts';
import type { TimeGrid } from '../draft/time-grid.ts';
import type { FetActivity, FetFile } from '../source/fet-file.ts';
import type { StudentAtoms } from '../source/read-students.ts';
import type { Fit } from './class-views.ts';

/** A lesson and where it came from. */
export interface ImportedLesson {
  readonly lesson: Lesson;
  readonly activity: FetActivity;
  readonly atoms: StudentAtoms;
}

/** Rooms that a rule of the file asks a lesson to be in. */
export interface RoomWish {
  readonly rooms: readonly Id[];
  /** Of these, rooms that the lesson has together with others: they need not have seats for all of its students. */
  readonly shared: readonly Id[];
  readonly percent: number;
  /** FET uses home rooms only for lessons without any other rule on rooms. */
  readonly home: 'students' | 'teacher' | null;
  /** True for the room of a saved timetable: the present room of the lesson, not a rule. */
  readonly isCurrent: boolean;
}

/** The parameters that a kind declares. */
type ParamsOf<Kind extends KindName> =
  (typeof kinds)[Kind] extends ConstraintKind<infer Params> ? Params : never;

/** The parameters of a kind, but for the person that a rule is about. */
export type PersonParams<Kind extends KindName> = Omit<ParamsOf<Kind>, 'type' | 'base'>;

/** The kinds of rules about a set of lessons. */
type LessonsKind = {
  [Kind in KindName]: ParamsOf<Kind> extends { readonly lessons: readonly Id[] } ? Kind : never;
}[KindName];

/** Limits of teachers of which only the strictest is kept. */
export type TeacherLimit = 'teacherMaxDays' | 'teacherMaxLessonsPerDay';

/** A constraint whose record has the same fields for every kind, without its id. */
export type NewConstraint =
  | Omit<CalendarConstraint, 'id'>
  | Omit<Extract<SubjectsConstraint, { type: 'consecutive' }>, 'id'>
  | Omit<Extract<SubjectsConstraint, { type: 'notConsecutive' }>, 'id'>;

/** A rule of FET for all teachers or students, which is carried as one rule of each member at first. */
export interface RuleForAll {
  readonly type: 'teacherConstraint' | 'groupConstraint';
  readonly constraint: KindName;
  readonly params: object;
  readonly weight: Weight;
  readonly members: readonly Id[];
  /** True when someone without lessons breaks it. */
  readonly wantsLessons: boolean;
}

/** The context of the importers of constraints. Importers change `draft` only through these functions. */
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
  /**
   * The fit of the students of each class to the combinations of its divisions, by scope and class: filled on
   * demand.
   */
  readonly fits: Map<string, Fit>;
  /** The rules for all that importers have carried; at the end each becomes one record (`gatherRules`). */
  readonly rulesForAll: RuleForAll[];
  /** Adds a constraint; the category of a soft one is enabled. */
  add(constraint: NewConstraint): void;
  /** Adds a rule of a teacher or a class once, however often the file says it: FET files say it of one and of all. */
  addToPerson<Kind extends KindName>(
    type: 'teacherConstraint' | 'groupConstraint',
    base: Id,
    kind: Kind,
    params: PersonParams<Kind>,
    weight: Weight,
  ): void;
  addToLessons<Kind extends LessonsKind>(
    kind: Kind,
    params: { lessons: Id[] } & Omit<ParamsOf<Kind>, 'lessons'>,
    weight: Weight,
  ): void;
  /** Adds a rule between two lessons or two subjects. */
  addToPair(
    type: SubjectConstraint['type'],
    constraint: SubjectConstraint['constraint'],
    base: Id,
    other: Id,
    weight: Weight,
  ): void;
  /** Blocks a calendar cell once, however often the file says it. */
  block(type: 'teacher' | 'group' | 'classroom', base: Id, cell: CellRef): void;
  /** Limits a teacher; of two hard or equally soft limits of one kind the stricter stays. */
  limitTeacher<Kind extends TeacherLimit>(
    base: Id,
    kind: Kind,
    params: PersonParams<Kind>,
    weight: Weight,
  ): void;
  /** All lessons that 'same time' rules link with this one, and itself. */
  linkedWith(lesson: ImportedLesson): readonly ImportedLesson[];
  /** Notes that two lessons start together. */
  link(a: ImportedLesson, b: ImportedLesson, weight: Weight): void;
  wishRoom(lesson: Lesson, wish: RoomWish): void;
  warn(thing: Message, what: Message): void;
}
