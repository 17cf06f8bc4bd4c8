import {
  createSharing,
  type Draft,
  type Id,
  overlaps,
  type Placed,
  type Sharing,
  type Timetable,
  value,
} from '@bellgrid/model';
import { cellsOfPlaced } from '../amounts/unary.ts';
import { push } from '../read/draft-index.ts';
import { timesOf } from '../read/structure-times.ts';
import { placedByClassroom } from '../read/timetable-index.ts';
import type { Violation } from '../read/violation.ts';
import type { References } from '../rule-forms/define-constraint.ts';

/** A physical rule that a timetable breaks: always hard, amount 1 each. */
export interface PhysicalViolation extends Violation {
  readonly rule: 'notInSchool' | 'teacherClash' | 'groupClash' | 'classroomClash';
  readonly references: References;
}

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
    ...teacherClashes(byTeacher),
    ...groupClashes(byGroup, sharing),
    ...classroomClashes(timetable),
  ];
}

function outsideSchool({ draft, placed }: Timetable): PhysicalViolation[] {
  return [...placed.values()].flatMap((each) => outsideSchoolOf(draft, each));
}

/** The violation of a lesson that is placed where there is no school. */
export function outsideSchoolOf(draft: Draft, placed: Placed): PhysicalViolation[] {
  const { lesson } = placed;
  const school = timesOf(draft, lesson.structure)?.school[placed.day];
  const cells = cellsOfPlaced(placed);
  if (cells.every((cell) => school?.[cell.period])) return [];
  const message = {
    code: 'findings.physical.notInSchool',
    values: { lesson: value.item('lesson', lesson.id), cells: value.cells(cells) },
  };
  return [
    {
      ...{ rule: 'notInSchool', amount: 1, lessons: [lesson.id], cells },
      message,
      references: { groups: lesson.groups, teachers: lesson.teachers },
    },
  ];
}

type Pair = readonly [Placed, Placed];

export function teacherClash(pair: Pair, id: Id): PhysicalViolation {
  const values = { teacher: value.item('teacher', id), ...clashValues(pair) };
  const message = { code: 'findings.physical.teacherClash', values };
  return clash(pair, { rule: 'teacherClash', references: { teachers: [id] }, message });
}

/** @param groups the classes that the two have in common, at least one. */
export function groupClash(pair: Pair, groups: readonly Id[]): PhysicalViolation {
  const values = { count: groups.length, groups: value.items('group', groups), ...clashValues(pair) };
  const message = { code: 'findings.physical.groupClash', values };
  return clash(pair, { rule: 'groupClash', references: { groups }, message });
}

export function classroomClash(pair: Pair, id: Id): PhysicalViolation {
  const values = { classroom: value.item('classroom', id), ...clashValues(pair) };
  const message = { code: 'findings.physical.classroomClash', values };
  return clash(pair, { rule: 'classroomClash', references: { classrooms: [id] }, message });
}

/** The two lessons, and the place of the later one. */
function clashValues([a, b]: Pair) {
  return {
    lessons: value.items('lesson', [a.lesson.id, b.lesson.id]),
    cells: value.cells(cellsOfPlaced(b)),
  };
}

function clash(
  [a, b]: Pair,
  rest: Pick<PhysicalViolation, 'rule' | 'references' | 'message'>,
): PhysicalViolation {
  return {
    ...rest,
    amount: 1,
    lessons: [a.lesson.id, b.lesson.id],
    cells: [...cellsOfPlaced(a), ...cellsOfPlaced(b)],
  };
}

function teacherClashes(byTeacher: ReadonlyMap<Id, Placed[]>): PhysicalViolation[] {
  return [...byTeacher].flatMap(([id, placed]) =>
    overlappingPairs(placed).map((pair) => teacherClash(pair, id)),
  );
}

/** Each clashing pair once, with every class that it has in common. */
function groupClashes(byGroup: ReadonlyMap<Id, Placed[]>, sharing: Sharing): PhysicalViolation[] {
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
  return [...pairs.values()].map(({ pair, groups }) => groupClash(pair, groups));
}

function classroomClashes(timetable: Timetable): PhysicalViolation[] {
  if (!timetable.draft.config.isClassroomsEnabled) return [];
  return [...placedByClassroom(timetable)].flatMap(([id, placed]) =>
    overlappingPairs(placed).map((pair) => classroomClash(pair, id)),
  );
}

/**
 * The overlapping pairs of one item's placements, by a sweep over each day in order of start. Linear but
 * for the pairs found and what lies between them.
 */
function overlappingPairs(placed: readonly Placed[]): [Placed, Placed][] {
  if (placed.length < 2) return [];
  const sorted = placed.toSorted((a, b) => a.day - b.day || a.startMinute - b.startMinute);
  const pairs: [Placed, Placed][] = [];
  let open: Placed[] = [];
  for (const next of sorted) {
    open = open.filter((each) => overlaps(each, next));
    for (const each of open) pairs.push([each, next]);
    open.push(next);
  }
  return pairs;
}
