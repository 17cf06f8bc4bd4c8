import { lessonsOfTeacher, type NotFree, newlyBroken, notFreeFor } from '@bellgrid/constraints';
import {
  commands,
  consequencesOfCommand,
  createScheduledPeriods,
  type Draft,
  type Id,
  type Lesson,
  type Message,
  nameKey,
  overloadedTeachers,
  runCommand,
  type Teacher,
} from '@bellgrid/model';
import { oncePer } from '../../document/draft/once-per.ts';
import { compareForReader } from '../../platform/texts/name-order.ts';

/** The lessons of a teacher that belong to one subject; none where the subject alone names the teacher. */
export interface SubjectToHandOver {
  readonly id: Id;
  readonly name: string;
  readonly groups: readonly string[];
  readonly lessons: readonly Id[];
}

export function subjectsToHandOver(draft: Draft, teacher: Id): SubjectToHandOver[] {
  const bySubject = new Map<Id, Lesson[]>();
  for (const lesson of lessonsOfTeacher(draft, teacher))
    bySubject.set(lesson.subject, [...(bySubject.get(lesson.subject) ?? []), lesson]);
  for (const { id, teachers } of Object.values(draft.subjects))
    if (teachers.includes(teacher) && !bySubject.has(id)) bySubject.set(id, []);
  return [...bySubject]
    .map(([id, lessons]) => ({
      id,
      name: draft.subjects[id]?.name ?? lessons[0]?.name ?? '',
      groups: groupsOf(lessons.length > 0 ? lessons : [draft.subjects[id]]).flatMap(
        (group) => draft.groups[group]?.name ?? [],
      ),
      lessons: lessons.map((lesson) => lesson.id),
    }))
    .sort((a, b) => compareForReader(a.name, b.name) || compareForReader(a.groups.join(), b.groups.join()));
}

const groupsOf = (all: readonly ({ readonly groups: readonly Id[] } | undefined)[]): Id[] => [
  ...new Set(all.flatMap((each) => each?.groups ?? [])),
];

export interface Candidate {
  readonly teacher: Teacher;
  /** Of the lessons that have a time, those for which the teacher is free and which the teacher does not have yet. */
  readonly free: number;
  /** The teacher has a subject of the same name as one that is handed over. */
  readonly isOfSubject: boolean;
  /** The periods that the teacher’s lessons take now. */
  readonly taught: number;
}

const scheduledIn = oncePer(createScheduledPeriods);

/** The other teachers: first those who teach such a subject, of these those who are free for most of the lessons. */
export function candidatesFor(
  draft: Draft,
  from: Id,
  { lessons, subjects }: Pick<ShareChoice, 'lessons' | 'subjects'>,
): Candidate[] {
  const placed = lessons.filter((id) => draft.lessons[id]?.timeSlot);
  const names = namesOf(draft, [...subjects, ...lessons.flatMap((id) => draft.lessons[id]?.subject ?? [])]);
  return Object.values(draft.teachers)
    .filter(({ id }) => id !== from)
    .map((teacher) => {
      const alone = placed.filter((id) => !draft.lessons[id]?.teachers.includes(teacher.id));
      return {
        teacher,
        free: alone.length - notFreeFor(draft, teacher.id, alone).length,
        isOfSubject: [...namesOf(draft, teacher.subjects)].some((name) => names.has(name)),
        taught: scheduledIn(draft).teacher(teacher.id).max,
      };
    })
    .sort(
      (a, b) =>
        Number(b.isOfSubject) - Number(a.isOfSubject) ||
        b.free - a.free ||
        compareForReader(a.teacher.name, b.teacher.name),
    );
}

const namesOf = (draft: Draft, subjects: readonly Id[]): Set<string> =>
  new Set(subjects.flatMap((id) => draft.subjects[id] ?? []).map(({ name }) => nameKey(name)));

/** Lessons at whose time the new teacher is not free: they go to the staging area, or stay with the old teacher. */
type Unfree = 'staging' | 'stay';

/** The lessons and subjects for one of the new teachers, and the choices about them. */
export interface ShareChoice {
  readonly from: Id;
  readonly to: Id;
  readonly lessons: readonly Id[];
  /** Subjects without lessons of the old teacher. */
  readonly subjects: readonly Id[];
  readonly unfree: Unfree;
  /** Locked lessons for which the new teacher is not free go to the staging area; otherwise they stay. */
  readonly takesLocked: boolean;
  /** Lessons that both teach go to the new teacher alone; otherwise they stay with both. */
  readonly takesShared: boolean;
}

export interface SharePlan {
  /** The lessons that keep their times, and those that have none. */
  readonly kept: readonly Id[];
  readonly waiting: readonly Id[];
  readonly notFree: readonly NotFree[];
  /** The locked lessons for which the new teacher is not free. */
  readonly locked: readonly Id[];
  /** The lessons that both teach. */
  readonly shared: readonly Id[];
  /** The subjects that both teachers have then. */
  readonly both: readonly Id[];
  readonly share: Share;
}

/** The part of the command that one of the new teachers takes over. */
interface Share {
  readonly to: Id;
  readonly lessons: Id[];
  readonly unplaced: Id[];
  readonly subjects: Id[];
}

/** The lessons and subjects that change when a teacher takes these over. */
export function planShare(
  draft: Draft,
  { from, to, lessons, subjects, unfree, takesLocked, takesShared }: ShareChoice,
): SharePlan {
  const lesson = (id: Id) => draft.lessons[id];
  const shared = lessons.filter((id) => lesson(id)?.teachers.includes(to));
  const alone = lessons.filter((id) => !shared.includes(id));
  const notFree = notFreeFor(draft, to, alone);
  const busy = notFree.map((each) => each.lesson);
  const free = alone.filter((id) => !busy.includes(id));
  const share = {
    ...{ to, subjects: [...subjects] },
    lessons: [...free, ...(takesShared ? shared : [])],
    unplaced: busy.filter((id) => (lesson(id)?.locked ? takesLocked : unfree === 'staging')),
  };
  const gone = new Set([...share.lessons, ...share.unplaced]);
  const stays = (id: Id) => !gone.has(id) && lesson(id)?.teachers.includes(from);
  const changed = new Set([...gone].flatMap((id) => lesson(id)?.subject ?? []));
  return {
    kept: free.filter((id) => lesson(id)?.timeSlot),
    waiting: free.filter((id) => !lesson(id)?.timeSlot),
    notFree,
    locked: busy.filter((id) => lesson(id)?.locked),
    shared,
    both: [...changed].filter((id) => draft.subjects[id]?.lessons.some(stays)),
    share,
  };
}

/** The periods of a teacher's lessons then, and those that the teacher has for them. */
interface Load {
  readonly taught: number;
  /** Null where there are enough. */
  readonly available: number | null;
}

export interface HandOverArgs {
  readonly from: Id;
  readonly shares: Share[];
}

export interface HandOverEffects {
  /** The violations of hard rules that are broken more than before. */
  readonly broken: readonly Message[];
  readonly loads: ReadonlyMap<Id, Load>;
  /** Cells of the old teacher’s calendar are deleted. */
  readonly hasCalendar: boolean;
  /** The number of other rules that are deleted. */
  readonly losses: number;
}

/** The effects of a plan on the whole school: reads all rules. */
export function effectsOfHandOver(draft: Draft, args: HandOverArgs): HandOverEffects {
  const after = runCommand(draft, commands.handOverLessons, args);
  const { deleted } = consequencesOfCommand(draft, commands.handOverLessons, args);
  const isCell = (id: Id) => draft.constraints[id]?.type === 'teacher';
  const scheduled = createScheduledPeriods(after);
  const overloads = new Map(overloadedTeachers(after).map(({ id, available }) => [id, available]));
  return {
    broken: newlyBroken(draft, after).map(({ message }) => message),
    loads: new Map(
      args.shares.map(({ to }) => [
        to,
        { taught: scheduled.teacher(to).max, available: overloads.get(to) ?? null },
      ]),
    ),
    hasCalendar: deleted.constraints.some(isCell),
    losses: deleted.constraints.filter((id) => !isCell(id)).length,
  };
}
