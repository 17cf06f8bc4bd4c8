import { kindOf } from '@bellgrid/constraints';
import {
  type Category,
  type CellRef,
  type Constraint,
  type Draft,
  type Id,
  type ItemConstraint,
  LEVEL,
  type LessonsConstraint,
  WEIGHT,
} from '@bellgrid/model';
import type { SchoolClass } from '../draft/build-classes.ts';
import type { TaughtSubject } from '../draft/build-subjects.ts';
import type { TimeGrid } from '../draft/time-grid.ts';
import type { FetFile } from '../source/fet-file.ts';
import type { ImportContext, ImportedLesson, RoomWish } from './import-context.ts';

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

/** The context of an import, with the room preferences that it collects. */
export function createImportContext(parts: Parts): {
  context: ImportContext;
  wishes: ReadonlyMap<Id, RoomWish[]>;
} {
  const { draft, structure } = parts;
  const wishes = new Map<Id, RoomWish[]>();
  const blocked = new Set<string>();
  let last = 0;
  const enter = (record: Constraint): void => {
    draft.constraints[record.id] = record;
    const isSoft = record.weight >= WEIGHT.ONE && record.weight <= WEIGHT.FIVE;
    if (isSoft) enable(draft, kindOf(record)?.category ?? 'subject');
  };
  const newId = (): Id => {
    last += 1;
    return `constraint-${last}`;
  };
  const added = new Set<string>();
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
    fits: new Map(),
    rulesForAll: [],
    add: (constraint) => enter({ id: newId(), ...constraint }),
    addToPerson: (type, base, constraint, params, weight) => {
      const rule = { type, base, constraint, ...params, weight };
      const key = JSON.stringify(rule);
      if (added.has(key)) return;
      added.add(key);
      // The declaration of the kind gives each its own parameters.
      enter({ id: newId(), ...rule } as unknown as ItemConstraint);
    },
    addToLessons: (constraint, params, weight) =>
      // The declaration of the kind gives each its own parameters.
      enter({ id: newId(), type: 'lessons', constraint, ...params, weight } as unknown as LessonsConstraint),
    addToPair: (type, constraint, base, other, weight) =>
      enter({ id: newId(), type, constraint, base, other, values: [], metaData: null, weight }),
    block: (type, base, cell) => {
      const key = `${type} ${base} ${cell.day} ${cell.period}`;
      if (blocked.has(key) || !hasSchoolAt(structure, cell)) return;
      blocked.add(key);
      context.add({ type, base, ...cell, level: LEVEL.HARD, weight: WEIGHT.HARD, structure: structure.id });
    },
    limitTeacher: (base, constraint, params, weight) => {
      const key = `${base} ${constraint} ${weight}`;
      const known = limits.get(key);
      if (known)
        for (const [name, value] of Object.entries(params))
          Object.assign(known, { [name]: Math.min(limitOf(known, name), Number(value)) });
      else {
        const record = {
          id: newId(),
          type: 'teacherConstraint',
          base,
          constraint,
          ...params,
          weight,
          // The declaration of the kind gives each its own parameters.
        } as unknown as ItemConstraint;
        limits.set(key, record);
        enter(record);
      }
    },
    linkedWith,
    link: (a, b, weight) => {
      const joined = [...new Set([...linkedWith(a), ...linkedWith(b)])];
      for (const lesson of joined) links.set(lesson, joined);
      context.addToPair('lesson', 'same time', a.lesson.id, b.lesson.id, weight);
    },
    wishRoom: (lesson, wish) => {
      const list = wishes.get(lesson.id);
      if (list) list.push(wish);
      else wishes.set(lesson.id, [wish]);
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

function limitOf(rule: Readonly<Record<string, unknown>>, name: string): number {
  return Number(rule[name]);
}
