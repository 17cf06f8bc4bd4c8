import type { Draft, Id, Lesson } from '@bellgrid/model';
import { distinct, lessonFinding } from '../compile/findings.ts';
import { type PlannedDraft, planDraft } from '../compile.ts';
import { push } from '../draft-index.ts';
import type { PreCheckFinding, PreCheckItem } from './event.ts';

/** What every check reads: the lessons that will stand, by who takes part. */
export interface CheckContext {
  readonly draft: Draft;
  readonly solveAnyway: boolean;
  readonly planned: PlannedDraft;
  readonly lessons: readonly Lesson[];
  readonly byTeacher: ReadonlyMap<Id, readonly Lesson[]>;
  readonly byGroup: ReadonlyMap<Id, readonly Lesson[]>;
}

export function createContext(draft: Draft, solveAnyway: boolean): CheckContext {
  const planned = planDraft(draft, solveAnyway);
  const lessons = planned.plan.units.flatMap((unit) => unit.lessons);
  const byTeacher = new Map<Id, Lesson[]>();
  const byGroup = new Map<Id, Lesson[]>();
  for (const lesson of lessons) {
    for (const teacher of new Set(lesson.teachers)) push(byTeacher, teacher, lesson);
    for (const group of new Set(lesson.groups)) push(byGroup, group, lesson);
  }
  return { draft, solveAnyway, planned, lessons, byTeacher, byGroup };
}

export function periodsOfLessons(lessons: readonly Lesson[]): number {
  return lessons.reduce((sum, lesson) => sum + lesson.numPeriods, 0);
}

/** Where a finding about lessons is reported: on their class, else teacher, else classroom. */
export function itemOfLesson({ groups, teachers, classroom }: Lesson): { type: PreCheckItem; id: Id } {
  const [group] = groups;
  if (group !== undefined) return { type: 'group', id: group };
  const [teacher] = teachers;
  if (teacher !== undefined) return { type: 'teacher', id: teacher };
  return { type: 'classroom', id: classroom ?? '' };
}

interface Found {
  readonly kind: string;
  readonly sentence: string;
  readonly lessons: readonly Lesson[];
  readonly item: { readonly type: PreCheckItem; readonly id: Id };
  readonly available: number;
  readonly scheduled: number;
  readonly constraints?: readonly Id[];
  readonly classrooms?: readonly Id[];
}

/** A finding reported on one item. Items of the other types are named only where the check says so. */
export function found({
  kind,
  sentence,
  lessons,
  item,
  available,
  scheduled,
  ...more
}: Found): PreCheckFinding {
  const all = lessonFinding(kind, sentence, lessons);
  const own = (type: PreCheckItem, ids: readonly Id[]) => (item.type === type ? [item.id] : distinct(ids));
  const finding = {
    ...all,
    teachers: item.type === 'teacher' ? [item.id] : [],
    groups: item.type === 'group' ? [item.id] : [],
    classrooms: more.classrooms ?? own('classroom', []),
    constraints: more.constraints ?? [],
  };
  return { kind: 'finding', finding, ...item, available, scheduled };
}
