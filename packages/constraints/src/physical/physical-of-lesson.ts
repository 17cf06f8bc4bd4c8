import { type Id, type Lesson, overlaps, type Placed, type Sharing, type Timetable } from '@bellgrid/model';
import { indexOf } from '../read/draft-index.ts';
import { placedByClassroom } from '../read/timetable-index.ts';
import {
  classroomClash,
  groupClash,
  outsideSchoolOf,
  type PhysicalViolation,
  teacherClash,
} from './physical-violations.ts';

/** The physical rules that one lesson breaks, alone or with another, as in `physicalViolations`. */
export function physicalOfLesson(
  timetable: Timetable,
  lesson: Lesson,
  sharing: Sharing,
): PhysicalViolation[] {
  const { draft } = timetable;
  const placed = timetable.placed.get(lesson.id);
  if (!placed) return [];
  const index = indexOf(draft);
  const others = (lessons: readonly Lesson[] = []) => {
    const found: Placed[] = [];
    for (const other of lessons) {
      const there = other.id === lesson.id ? undefined : timetable.placed.get(other.id);
      if (there && overlaps(placed, there)) found.push(there);
    }
    return found;
  };
  const violations = outsideSchoolOf(draft, placed);
  for (const id of new Set(lesson.teachers)) {
    for (const other of others(index.byTeacher.get(id))) {
      violations.push(teacherClash(inOrder(placed, other), id));
    }
  }
  const common = new Map<Placed, Id[]>();
  for (const id of new Set(lesson.groups)) {
    for (const other of others(index.byGroup.get(id))) {
      if (sharing(placed.lesson, other.lesson)) continue;
      common.set(other, [...(common.get(other) ?? []), id]);
    }
  }
  for (const [other, groups] of common) violations.push(groupClash(inOrder(placed, other), groups));
  const { classroom } = placed;
  if (classroom === null) return violations;
  for (const other of placedByClassroom(timetable).get(classroom) ?? []) {
    const isClash = other.lesson.id !== lesson.id && overlaps(placed, other);
    if (isClash) violations.push(classroomClash(inOrder(placed, other), classroom));
  }
  return violations;
}

function inOrder(a: Placed, b: Placed): [Placed, Placed] {
  return a.startMinute <= b.startMinute ? [a, b] : [b, a];
}
