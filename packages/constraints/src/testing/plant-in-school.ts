import {
  calendarConstraintSchema,
  classroomSchema,
  constraintSchema,
  type Draft,
  type Id,
  type Lesson,
  leastNeed,
  lessonSpreads,
} from '@bellgrid/model';
import { openPeriods } from '../amounts/open-periods.ts';
import { asGroup, type Person } from '../amounts/person.ts';
import { sharingOf } from '../amounts/sharing-of.ts';
import { push } from '../read/draft-index.ts';
import { timesOf } from '../read/structure-times.ts';

/** A school with planted constraints, whose ids begin with `x`, and its lessons that cannot be held with them. */
export interface InSchool {
  readonly draft: Draft;
  readonly lessons: readonly Id[];
  /** The planted constraints, or the locks of the lessons when there are none. */
  readonly constraints: readonly Id[];
}

interface Cell {
  readonly day: number;
  readonly period: number;
}

/** A school into which is planted; every lesson of it may be used that is neither placed nor locked. */
class Soil {
  readonly free: readonly Lesson[];
  readonly structure: Id;
  readonly #ids: Id[] = [];

  constructor(
    readonly school: Draft,
    readonly draft: Draft,
  ) {
    const structures = Object.keys(draft.schoolData.structures);
    this.structure = structures[0] ?? '';
    this.free = Object.values(draft.lessons).filter(
      ({ locked, structure }) => !locked && structure === this.structure,
    );
  }

  /** The cells in which the whole week has school, by day. */
  get days(): readonly (readonly Cell[])[] {
    const { school = [] } = timesOf(this.school, this.structure) ?? {};
    return school.flatMap((periods, day) => {
      const cells = periods.flatMap((isOpen, period) => (isOpen ? [{ day, period }] : []));
      return cells.length === 0 ? [] : [cells];
    });
  }

  /** The cells that are not closed to the person, by day. */
  openOf(person: Person): Cell[][] {
    const days = openPeriods(this.school, person).map((cells) =>
      cells
        .filter(({ structure }) => structure === this.structure)
        .map(({ day, period }) => ({ day, period }))
        .sort((a, b) => a.period - b.period),
    );
    return days.filter((cells) => cells.length > 0);
  }

  rule(record: object): void {
    const id = `x rule ${this.#ids.length}`;
    this.draft.constraints[id] = constraintSchema.parse({ weight: 100, ...record, id });
    this.#ids.push(id);
  }

  close(type: 'teacher' | 'group' | 'classroom', base: Id, { day, period }: Cell): void {
    const id = `x cell ${this.#ids.length}`;
    const record = { id, type, base, structure: this.structure, day, period, level: 2 };
    this.draft.constraints[id] = calendarConstraintSchema.parse(record);
    this.#ids.push(id);
  }

  closeAll(type: 'teacher' | 'group' | 'classroom', base: Id, cells: Iterable<Cell>): void {
    for (const cell of cells) this.close(type, base, cell);
  }

  /** A new room as the only one of these lessons. */
  room(lessons: readonly Lesson[], name: string): void {
    this.draft.classrooms.xr = classroomSchema.parse({ id: 'xr', name });
    this.draft.config.isClassroomsEnabled = true;
    for (const lesson of lessons) this.set(lesson, { viableClassrooms: ['xr'], classroom: null });
  }

  set({ id }: Lesson, values: Partial<Lesson>): void {
    const lesson = this.draft.lessons[id];
    if (lesson) this.draft.lessons[id] = { ...lesson, ...values };
  }

  lock(lesson: Lesson, { day, period }: Cell): void {
    this.set(lesson, {
      locked: true,
      timeSlot: { day, start: period, end: period + lesson.numPeriods },
    });
  }

  planted(lessons: readonly Lesson[]): InSchool {
    return { draft: this.draft, lessons: lessons.map(({ id }) => id), constraints: this.#ids };
  }
}

const asTeacher = (base: Id): Person => ({ type: 'teacherConstraint', base });
const areApart = (a: readonly Id[], b: readonly Id[]) => !a.some((id) => b.includes(id));
const isSingle = ({ numPeriods }: Lesson) => numPeriods === 1;
const hasOneEach = ({ teachers, groups }: Lesson) => teachers.length === 1 && groups.length > 0;

function grouped(lessons: readonly Lesson[], keyOf: (lesson: Lesson) => string): Lesson[][] {
  const sets = new Map<string, Lesson[]>();
  for (const lesson of lessons) push(sets, keyOf(lesson), lesson);
  return [...sets.values()];
}

/** At least two single lessons of one subject, class and teacher, at most as many as there are days. */
function ofOneSubject({ free, days }: Soil): Lesson[] | null {
  const sets = grouped(
    free.filter((lesson) => isSingle(lesson) && hasOneEach(lesson)),
    ({ subject, teachers, groups }) => JSON.stringify([subject, teachers, groups]),
  );
  const fitting = sets.filter((lessons) => lessons.length >= 2 && lessons.length <= days.length);
  const loadOf = ([first]: Lesson[]) =>
    free.filter(({ teachers }) => teachers.includes(first?.teachers[0] ?? '')).length;
  // Of a teacher who has few others, as part-time teachers have.
  return fitting.sort((a, b) => loadOf(a) - loadOf(b))[0] ?? null;
}

/** The first lessons no two of which have a class or a teacher in common. */
function separate(lessons: readonly Lesson[], count: number): Lesson[] {
  const chosen: Lesson[] = [];
  for (const lesson of lessons) {
    if (chosen.length === count) break;
    const isApart = chosen.every(
      (other) => areApart(other.teachers, lesson.teachers) && areApart(other.groups, lesson.groups),
    );
    if (isApart) chosen.push(lesson);
  }
  return chosen;
}

/** Two lessons of one teacher and of different classes. */
function ofTwoClasses(lessons: readonly Lesson[]): [Lesson, Lesson] | null {
  for (const first of lessons) {
    const second = lessons.find(
      ({ teachers, groups, numPeriods }) =>
        teachers[0] === first.teachers[0] &&
        numPeriods === first.numPeriods &&
        areApart(groups, first.groups),
    );
    if (second) return [first, second];
  }
  return null;
}

/** One of these cells that is open to all participants of the lessons. */
function commonCell(soil: Soil, lessons: readonly Lesson[], cells = soil.days.flat()): Cell | null {
  const persons = lessons.flatMap(({ teachers, groups }) => [
    ...teachers.map(asTeacher),
    ...groups.map((base) => asGroup({ base })),
  ]);
  const open = persons.map((person) => soil.openOf(person).flat());
  const isOpen = ({ day, period }: Cell) =>
    open.every((own) => own.some((cell) => cell.day === day && cell.period === period));
  return cells.find(isOpen) ?? null;
}

/** Classes by the part of their week that their lessons fill, the fullest first. */
function fullest(soil: Soil) {
  const sharing = sharingOf(soil.school);
  const lessonsOf = (group: Id) =>
    Object.values(soil.school.lessons).filter(({ groups }) => groups.includes(group));
  return Object.keys(soil.school.groups)
    .flatMap((group) => {
      const lessons = lessonsOf(group);
      if (lessons.length === 0 || lessons.some(({ structure }) => structure !== soil.structure)) return [];
      const open = soil.openOf(asGroup({ base: group }));
      const need = leastNeed(lessons, sharing);
      return [{ group, lessons, open, need, spare: open.flat().length - need }];
    })
    .sort((a, b) => a.spare - b.spare);
}

type Plant = (soil: Soil) => readonly Lesson[] | null;

const plants = {
  /** Four lessons of as many classes at one time; the first and the last have one teacher. */
  'same-time chain': (soil) => {
    const pair = ofTwoClasses(soil.free.filter((lesson) => isSingle(lesson) && hasOneEach(lesson)));
    if (!pair) return null;
    const [first, last] = pair;
    const others = soil.free.filter(
      (lesson) =>
        isSingle(lesson) &&
        hasOneEach(lesson) &&
        pair.every(
          ({ teachers, groups }) => areApart(teachers, lesson.teachers) && areApart(groups, lesson.groups),
        ),
    );
    const between = separate(others, 2);
    const chain = [first, ...between, last];
    if (between.length < 2) return null;
    chain.slice(1).forEach((lesson, index) => {
      soil.rule({ type: 'lesson', constraint: 'same time', base: chain[index]!.id, other: lesson.id });
    });
    return chain;
  },
  /** Four lessons of a class that need a period each, held on one day in three. */
  'exam day': (soil) => {
    const sharing = sharingOf(soil.school);
    for (const { group, open } of fullest(soil)) {
      const day = open.find((cells) => cells.length > 3);
      if (!day) continue;
      const cells = day.slice(1, 4);
      const exams: Lesson[] = [];
      for (const lesson of soil.free) {
        if (exams.length === 4) break;
        if (!isSingle(lesson) || !lesson.groups.includes(group) || !commonCell(soil, [lesson], cells))
          continue;
        if (exams.some(({ subject }) => subject === lesson.subject)) continue;
        if (leastNeed([...exams, lesson], sharing) === exams.length + 1) exams.push(lesson);
      }
      if (exams.length < 4) continue;
      const lessons = exams.map(({ id }) => id);
      soil.rule({ type: 'lessons', constraint: 'allowedCells', lessons, cells });
      return exams;
    }
    return null;
  },
  /**
   * A class that needs every day has to start with its first period; all of its teachers are away then but one with fewer
   * lessons than days, and those who would have too few periods left.
   */
  'first periods': (soil) => {
    const weekOf = (teacher: Id) =>
      soil.free
        .filter((lesson) => lesson.teachers.includes(teacher))
        .reduce((sum, { numPeriods }) => sum + numPeriods, 0);
    const classes = fullest(soil);
    // Classes with an empty period each week need no first period but by the rule.
    const choices = [
      ...classes.map((each) => ({ ...each, most: each.spare })),
      ...classes.map((each) => ({ ...each, most: 7 })),
    ];
    for (const { group, lessons, open, spare, most } of choices) {
      const teachers = [...new Set(lessons.flatMap((lesson) => lesson.teachers))];
      const needsEachDay = open.every((cells) => spare < cells.length);
      const isOwn = lessons.every((lesson) => lesson.teachers.length > 0 && !lesson.locked);
      if (!needsEachDay || teachers.length < 4 || !isOwn) continue;
      const lessonsOf = (some: readonly Id[]) =>
        lessons.filter((lesson) => lesson.teachers.some((teacher) => some.includes(teacher))).length;
      const firsts = open.map((cells) => cells[0]!);
      for (let days = Math.min(firsts.length, most); days > 0; days -= 1) {
        const closed = firsts.slice(0, days);
        const isMissed = (teacher: Id) => {
          const own = soil.openOf(asTeacher(teacher)).flat();
          const left = own.filter(
            (cell) => !closed.some(({ day, period }) => cell.day === day && cell.period === period),
          );
          return left.length < weekOf(teacher);
        };
        const missed = teachers.filter(isMissed);
        const others = teachers.filter((teacher) => !missed.includes(teacher));
        const one = others.find((teacher) => lessonsOf([...missed, teacher]) < days);
        const here = missed.length > 0 || one === undefined ? missed : [one];
        if (lessonsOf(here) >= days || here.length === teachers.length) continue;
        soil.rule({
          type: 'groupConstraint',
          constraint: 'startsAtFirstPeriod',
          base: group,
          maxExceptions: 0,
        });
        for (const teacher of teachers)
          if (!here.includes(teacher)) soil.closeAll('teacher', teacher, closed);
        return lessons;
      }
    }
    return null;
  },
  /** Two lessons of one teacher in two classes, locked in one cell. */
  'locks that overlap': (soil) => {
    const pair = ofTwoClasses(soil.free.filter((lesson) => isSingle(lesson) && hasOneEach(lesson)));
    const cell = pair && commonCell(soil, pair);
    if (!pair || !cell) return null;
    for (const lesson of pair) soil.lock(lesson, cell);
    return pair;
  },
  /** A lesson locked in a cell that its list of allowed ones has not. */
  'lock outside allowed cells': (soil) => {
    const lesson = soil.free.find((each) => isSingle(each) && hasOneEach(each));
    const cell = lesson && commonCell(soil, [lesson]);
    if (!lesson || !cell) return null;
    const cells = soil.days.flat().filter(({ day }) => day !== cell.day);
    soil.rule({ type: 'lessons', constraint: 'allowedCells', lessons: [lesson.id], cells });
    soil.lock(lesson, cell);
    return [lesson];
  },
  /** A lesson locked where its teacher is away. */
  'lock where the teacher is away': (soil) => {
    const lesson = soil.free.find((each) => isSingle(each) && hasOneEach(each));
    const cell = lesson && commonCell(soil, [lesson]);
    if (!lesson || !cell) return null;
    soil.close('teacher', lesson.teachers[0]!, cell);
    soil.lock(lesson, cell);
    return [lesson];
  },
  /** Double lessons in a room that has single periods enough, but one stretch of two too few. */
  'long lessons in a room': (soil) => {
    const doubles = soil.free.filter(({ numPeriods }) => numPeriods === 2).slice(0, 4);
    if (doubles.length < 2) return null;
    soil.room(doubles, 'New laboratory');
    let stretches = doubles.length - 1;
    for (const cells of soil.days) {
      const isWhole = stretches > 0;
      // The first two periods of such a day, and of every day each second one from the fourth on.
      const kept = cells.filter((_, index) => (isWhole && index < 2) || (index > 2 && index % 2 === 1));
      soil.closeAll(
        'classroom',
        'xr',
        cells.filter((cell) => !kept.includes(cell)),
      );
      stretches -= 1;
    }
    return stretches > 0 ? null : doubles;
  },
  /** The only gym is free on the days on which a part-time teacher is away. */
  'part time and the gym': (soil) => {
    const lessons = ofOneSubject(soil);
    if (!lessons) return null;
    soil.room(lessons, 'New gym');
    soil.days.forEach((cells, day) => {
      if (day % 2 === 0) soil.closeAll('teacher', lessons[0]!.teachers[0]!, cells);
      else soil.closeAll('classroom', 'xr', cells);
    });
    return lessons;
  },
  /** Two part-time teachers whose lessons are at one time are never there on one day. */
  'part time of two colleagues': (soil) => {
    const pair = separate(
      soil.free.filter((lesson) => isSingle(lesson) && hasOneEach(lesson)),
      2,
    );
    const [first, second] = pair;
    if (!first || !second) return null;
    soil.rule({ type: 'lesson', constraint: 'same time', base: first.id, other: second.id });
    soil.days.forEach((cells, day) => {
      soil.closeAll('teacher', (day < 2 ? first : second).teachers[0]!, cells);
    });
    return pair;
  },
  /** One lesson a day of a subject whose teacher comes on a day less than it has lessons. */
  "a teacher's most days and a spread": (soil) => {
    const lessons = ofOneSubject(soil);
    if (!lessons) return null;
    onePerDay(soil, lessons);
    const maxDays = lessons.length - 1;
    soil.rule({
      type: 'teacherConstraint',
      constraint: 'teacherMaxDays',
      base: lessons[0]!.teachers[0]!,
      maxDays,
    });
    return lessons;
  },
  /** The afternoons of a class are closed, and the mornings have one cell less than it needs. */
  'closed afternoons': (soil) => {
    const [fullestClass] = fullest(soil);
    if (!fullestClass) return null;
    const { group, lessons, open, spare } = fullestClass;
    const latest = open.flat().toSorted((a, b) => b.period - a.period || b.day - a.day);
    soil.closeAll('group', group, latest.slice(0, spare + 1));
    return lessons;
  },
  /** One lesson a day of a subject whose teacher is away on all days but one less than it has lessons. */
  'fewer open days than lessons': (soil) => {
    const lessons = ofOneSubject(soil);
    if (!lessons) return null;
    onePerDay(soil, lessons);
    for (const cells of soil.days.slice(lessons.length - 1))
      soil.closeAll('teacher', lessons[0]!.teachers[0]!, cells);
    return lessons;
  },
  /** A class may have as many periods a day that its week has one too few. */
  'hours a day of a class': (soil) => {
    const [fullestClass] = fullest(soil);
    if (!fullestClass) return null;
    const { group, lessons, open, need } = fullestClass;
    const maxPeriods = Math.floor((need - 1) / open.length);
    soil.rule({ type: 'groupConstraint', constraint: 'maxPeriodsPerDay', base: group, maxPeriods });
    return lessons;
  },
  /** A teacher with most lessons a day, and on one day too few. */
  'days and hours of a teacher': (soil) => {
    const sets = grouped(soil.free.filter(hasOneEach), ({ teachers }) => teachers[0]!);
    const lessons = sets.toSorted((a, b) => b.length - a.length)[0];
    const load = lessons ? leastNeed(lessons, sharingOf(soil.school)) : 0;
    const maxDays = soil.days.length - 1;
    if (!lessons || load <= maxDays) return null;
    const base = lessons[0]!.teachers[0]!;
    // Each day less than the load that the days have on an average.
    const maxLessons = Math.ceil(load / maxDays) - 1;
    soil.rule({ type: 'teacherConstraint', constraint: 'teacherMaxDays', base, maxDays });
    soil.rule({ type: 'teacherConstraint', constraint: 'teacherMaxLessonsPerDay', base, maxLessons });
    return lessons;
  },
  /** The test comes after the lesson that prepares it, and is pinned to an earlier day. */
  'wrong order': (soil) => {
    const lessons = ofOneSubject(soil);
    const [first, second] = lessons ?? [];
    const [early, late] = [soil.days[1]?.[0], soil.days.at(-1)?.[0]];
    if (!first || !second || !early || !late) return null;
    soil.rule({ type: 'lesson', constraint: 'after', base: second.id, other: first.id });
    soil.rule({ type: 'lesson', constraint: 'on day', base: first.id, values: [late.day] });
    soil.rule({ type: 'lesson', constraint: 'on day', base: second.id, values: [early.day] });
    return [first, second];
  },
  /** Four classes want the one set of computers in three cells. */
  'one set of computers': (soil) => {
    const cells = soil.days.slice(0, 3).flatMap((day) => day.slice(1, 2));
    const fitting = soil.free.filter(
      (lesson) => isSingle(lesson) && hasOneEach(lesson) && commonCell(soil, [lesson], cells),
    );
    const lessons = separate(fitting, 4);
    if (lessons.length < 4 || cells.length < 3) return null;
    const ids = lessons.map(({ id }) => id);
    soil.rule({ type: 'lessons', constraint: 'allowedCells', lessons: ids, cells });
    soil.rule({ type: 'lessons', constraint: 'atMostAtATime', lessons: ids, cells, max: 1 });
    return lessons;
  },
  /** Double lessons of a teacher who is there in every other period only. */
  'double lessons and a split day': (soil) => {
    const lesson = soil.free.find((each) => each.numPeriods === 2 && hasOneEach(each));
    if (!lesson) return null;
    const cells = soil.days.flatMap((day) => day.filter((_, index) => index % 2 === 1));
    soil.closeAll('teacher', lesson.teachers[0]!, cells);
    return [lesson];
  },
} satisfies Record<string, Plant>;

function onePerDay({ draft }: Soil, [lesson]: readonly Lesson[]): void {
  const subject = draft.subjects[lesson?.subject ?? ''];
  const constraint = lessonSpreads.find((each) => each === 'NoMoreThanOnePerDay');
  if (subject && constraint) subject.lessonsSpreadConstraint = { constraint, weight: 100 };
}

export type InSchoolPattern = keyof typeof plants;
export const inSchoolPatterns = Object.keys(plants) as readonly InSchoolPattern[];

/**
 * A copy of a school, made impossible in one way that schools meet, with its own lessons, teachers and classes; null when
 * it has no lessons for it. Only constraints, cells and a room are new.
 */
export function plantInSchool(school: Draft, pattern: InSchoolPattern): InSchool | null {
  // Memos belong to the school, which is read only; the copy is changed.
  const soil = new Soil(school, structuredClone(school));
  const lessons = plants[pattern](soil);
  return lessons && soil.planted(lessons);
}
