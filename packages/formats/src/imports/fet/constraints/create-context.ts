import { kindOf } from '@bellgrid/constraints';
import {
  type Category,
  type CellRef,
  type Constraint,
  type Draft,
  type Id,
  type ItemConstraint,
  LEVEL,
  type Lesson,
  WEIGHT,
} from '@bellgrid/model';
import type { SchoolClass } from '../draft/build-classes.ts';
import type { TaughtSubject } from '../draft/build-subjects.ts';
import type { TimeGrid } from '../draft/time-grid.ts';
import type { FetFile } from '../source/fet-file.ts';
import type { ImportContext, ImportedLesson, NewConstraint, RoomWish } from './import-context.ts';

interface Parts {
  readonly file: FetFile;
  readonly draft: Draft;
  readonly structure: ImportContext['structure'];
  readonly grid: TimeGrid;
  readonly classes: readonly SchoolClass[];
  readonly subjects: readonly TaughtSubject[];
  readonly teacherIds: ReadonlyMap<string, Id>;
  readonly classroomIds: ReadonlyMap<string, Id>;
  readonly warn: ImportContext['warn'];
}

/** The context of an import, with the room wishes that gather in it. */
export function createContext(parts: Parts): { context: ImportContext; wishes: ReadonlyMap<Id, RoomWish[]> } {
  const { draft, structure } = parts;
  const wishes = new Map<Id, RoomWish[]>();
  const blocked = new Set<string>();
  let last = 0;
  const add = (constraint: NewConstraint): Constraint => {
    last += 1;
    const id = `constraint-${last}`;
    const record = { id, ...constraint } as Constraint;
    draft.constraints[id] = record;
    const isSoft = record.weight >= WEIGHT.ONE && record.weight <= WEIGHT.FIVE;
    if (isSoft) enable(draft, kindOf(record)?.category ?? 'subject');
    return record;
  };
  const limits = new Map<string, ItemConstraint>();
  const links = new Map<ImportedLesson, ImportedLesson[]>();
  const linkedWith = (lesson: ImportedLesson): ImportedLesson[] => links.get(lesson) ?? [lesson];
  const context: ImportContext = {
    ...parts,
    seats: new Map(
      parts.file.rooms.flatMap(({ name, capacity }) => {
        const id = parts.classroomIds.get(name);
        return id === undefined ? [] : [[id, capacity]];
      }),
    ),
    lessons: lessonsByActivity(parts),
    activityIds: new Set(parts.file.activities.map(({ id }) => id)),
    add,
    block: (type, base, cell) => {
      const key = `${type} ${base} ${cell.day} ${cell.period}`;
      if (blocked.has(key) || !hasSchoolAt(structure, cell)) return;
      blocked.add(key);
      add({ type, base, ...cell, level: LEVEL.HARD, weight: WEIGHT.HARD, structure: structure.id });
    },
    limitTeacher: (base, { constraint, field }, value, weight) => {
      const key = `${base} ${constraint} ${weight}`;
      const known = limits.get(key);
      if (known) known[field] = Math.min(Number(known[field]), value);
      else {
        const added = add({ type: 'teacherConstraint', base, constraint, [field]: value, weight });
        if (added.type === 'teacherConstraint') limits.set(key, added);
      }
    },
    linkedWith,
    link: (a, b, weight) => {
      const joined = [...new Set([...linkedWith(a), ...linkedWith(b)])];
      for (const lesson of joined) links.set(lesson, joined);
      const pair = { base: a.lesson.id, other: b.lesson.id, values: [], metaData: null };
      add({ type: 'lesson', constraint: 'same time', ...pair, weight });
    },
    wishRoom: (lesson, wish) => {
      const list = wishes.get(lesson.id);
      if (list) list.push(wish);
      else wishes.set(lesson.id, [wish]);
    },
    allowCells: (lessons, cells, scope, weight) => {
      const ids = lessons.map((lesson: Lesson) => lesson.id);
      add({ type: 'lessons', constraint: 'allowedCells', lessons: ids, cells: [...cells], scope, weight });
    },
  };
  return { context, wishes };
}

function enable(draft: Draft, category: Category): void {
  draft.constraintGroupWeights[category].enabled = true;
}

function hasSchoolAt(structure: ImportContext['structure'], { day, period }: CellRef): boolean {
  return structure.cells[day * structure.periods.length + period]?.hasSchool ?? true;
}

function lessonsByActivity({ draft, subjects }: Parts): Map<number, ImportedLesson> {
  const lessons = new Map<number, ImportedLesson>();
  for (const subject of subjects) {
    subject.activities.forEach((activity, index) => {
      const lesson = draft.lessons[draft.subjects[subject.id]?.lessons[index] ?? ''];
      if (lesson) lessons.set(activity.id, { lesson, activity, atoms: subject.atoms });
    });
  }
  return lessons;
}
