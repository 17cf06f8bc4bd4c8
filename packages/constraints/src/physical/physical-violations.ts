import {
  createSharing,
  type Draft,
  type Id,
  type Placed,
  type Sharing,
  type Timetable,
} from '@bellgrid/model';
import { cellsOfPlaced, whereabouts } from '../amounts/unary.ts';
import { push } from '../draft-index.ts';
import { classroomName, groupName, lessonName, teacherName } from '../names/names.ts';
import { timesOf } from '../structure-times.ts';
import { placedByClassroom } from '../timetable-index.ts';
import { overlappingPairs } from './clashes.ts';
import type { PhysicalViolation } from './physical-violation.ts';

/**
 * Everything that breaks a physical rule (semantics, section 2): lessons outside school, and pairs that
 * overlap with a common teacher, a common class that they may not share, or one classroom.
 * @param sharing made once by the caller when it asks for many timetables of one draft.
 */
export function physicalViolations(
  timetable: Timetable,
  sharing: Sharing = createSharing(timetable.draft),
): PhysicalViolation[] {
  const byTeacher = new Map<Id, Placed[]>();
  const byGroup = new Map<Id, Placed[]>();
  for (const placed of timetable.placed.values()) {
    for (const teacher of new Set(placed.lesson.teachers)) push(byTeacher, teacher, placed);
    for (const group of new Set(placed.lesson.groups)) push(byGroup, group, placed);
  }
  return [
    ...outsideSchool(timetable),
    ...teacherClashes(timetable.draft, byTeacher),
    ...groupClashes(timetable.draft, byGroup, sharing),
    ...classroomClashes(timetable),
  ];
}

function outsideSchool({ draft, placed }: Timetable): PhysicalViolation[] {
  return [...placed.values()].flatMap((each) => outsideSchoolOf(draft, each));
}

/** The violation of a lesson that stands where there is no school. */
export function outsideSchoolOf(draft: Draft, placed: Placed): PhysicalViolation[] {
  const school = timesOf(draft, placed.lesson.structure)?.school[placed.day];
  const cells = cellsOfPlaced(placed);
  if (cells.every((cell) => school?.[cell.period])) return [];
  const where = whereabouts(draft, placed);
  return [
    {
      rule: 'notInSchool',
      amount: 1,
      lessons: [placed.lesson.id],
      cells,
      sentence: `${lessonName(draft, placed.lesson.id)} is on ${where}, where there is no school`,
      references: { groups: placed.lesson.groups, teachers: placed.lesson.teachers },
    },
  ];
}

export function teacherClash(draft: Draft, pair: [Placed, Placed], id: Id): PhysicalViolation {
  return clash(draft, pair, { rule: 'teacherClash', references: { teachers: [id] } }, teacherName(draft, id));
}

/** @param groups the classes that the two have in common, at least one. */
export function groupClash(draft: Draft, pair: [Placed, Placed], groups: readonly Id[]): PhysicalViolation {
  const who = groupName(draft, groups[0] ?? '');
  return clash(draft, pair, { rule: 'groupClash', references: { groups } }, who);
}

export function classroomClash(draft: Draft, pair: [Placed, Placed], id: Id): PhysicalViolation {
  const rest = { rule: 'classroomClash', references: { classrooms: [id] } } as const;
  return clash(draft, pair, rest, classroomName(draft, id));
}

function clash(
  draft: Draft,
  [a, b]: [Placed, Placed],
  rest: Pick<PhysicalViolation, 'rule' | 'references'>,
  who: string,
): PhysicalViolation {
  const lessons = `${lessonName(draft, a.lesson.id)} and ${lessonName(draft, b.lesson.id)}`;
  return {
    ...rest,
    amount: 1,
    lessons: [a.lesson.id, b.lesson.id],
    cells: [...cellsOfPlaced(a), ...cellsOfPlaced(b)],
    sentence: `${who} has ${lessons} at the same time on ${whereabouts(draft, b)}`,
  };
}

function teacherClashes(draft: Draft, byTeacher: ReadonlyMap<Id, Placed[]>): PhysicalViolation[] {
  return [...byTeacher].flatMap(([id, placed]) =>
    overlappingPairs(placed).map((pair) => teacherClash(draft, pair, id)),
  );
}

/** Each clashing pair once, with every class that it has in common. */
function groupClashes(
  draft: Draft,
  byGroup: ReadonlyMap<Id, Placed[]>,
  sharing: Sharing,
): PhysicalViolation[] {
  const pairs = new Map<string, { pair: [Placed, Placed]; groups: Id[] }>();
  for (const [group, placed] of byGroup) {
    for (const pair of overlappingPairs(placed)) {
      const [a, b] = pair;
      const key =
        a.lesson.id < b.lesson.id ? `${a.lesson.id} ${b.lesson.id}` : `${b.lesson.id} ${a.lesson.id}`;
      const known = pairs.get(key);
      if (known) known.groups.push(group);
      else if (!sharing(a.lesson, b.lesson)) pairs.set(key, { pair, groups: [group] });
    }
  }
  return [...pairs.values()].map(({ pair, groups }) => groupClash(draft, pair, groups));
}

function classroomClashes(timetable: Timetable): PhysicalViolation[] {
  const { draft } = timetable;
  if (!draft.config.isClassroomsEnabled) return [];
  return [...placedByClassroom(timetable)].flatMap(([id, placed]) =>
    overlappingPairs(placed).map((pair) => classroomClash(draft, pair, id)),
  );
}
