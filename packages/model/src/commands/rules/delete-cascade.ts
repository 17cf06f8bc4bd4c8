import type { Draft } from '../../draft/draft.ts';
import type { Id } from '../../values/id.ts';
import { closeConstraints } from './close-constraints.ts';
import { renumberLessons } from './lesson-names.ts';
import { scan } from './scan.ts';
import { adjustSpread } from './spread.ts';
import { addTrackConstraints } from './track-constraints.ts';

type ItemKind = 'teachers' | 'groups' | 'classrooms';

const solveLists = {
  teachers: 'solveTeachers',
  groups: 'solveGroups',
  classrooms: 'solveClassrooms',
} as const;

/** Removes items that are gone from the custom views (a view left without items goes) and the solver's selection. */
function pruneViews(draft: Draft, kind: ItemKind, gone: ReadonlySet<Id>): void {
  for (const view of Object.values(draft.customViews)) {
    if (!view.items[kind].some((id) => gone.has(id))) continue;
    view.items[kind] = view.items[kind].filter((id) => !gone.has(id));
    const { teachers, groups, classrooms } = view.items;
    if (teachers.length + groups.length + classrooms.length === 0) delete draft.customViews[view.id];
  }
  const list = solveLists[kind];
  if (draft.config[list].some((id) => gone.has(id))) {
    draft.config[list] = draft.config[list].filter((id) => !gone.has(id));
  }
  if (kind !== 'classrooms') pruneBudget(draft, kind, gone);
}

/** Removes items that are gone from the budget for change. */
function pruneBudget(draft: Draft, kind: 'teachers' | 'groups', gone: ReadonlySet<Id>): void {
  const { changeBudget } = draft.config;
  const type = kind === 'teachers' ? 'teacher' : 'group';
  const isWeighed = changeBudget.weights.some((each) => each.type === type && gone.has(each.item));
  if (!isWeighed && !changeBudget[kind].some((id) => gone.has(id))) return;
  draft.config.changeBudget = {
    ...changeBudget,
    [kind]: changeBudget[kind].filter((id) => !gone.has(id)),
    weights: changeBudget.weights.filter((each) => each.type !== type || !gone.has(each.item)),
  };
}

export const deletedKinds = ['groups', 'teachers', 'classrooms', 'subjects', 'lessons'] as const;
export type DeletedKind = (typeof deletedKinds)[number];
export type Gone = Readonly<Record<DeletedKind, ReadonlySet<Id>>>;

/**
 * Deletes records with all dependent ones. Subjects and lessons that had classes and are left with none go
 * too, as do the lessons of subjects; every list, room, division, view and constraint drops its references to
 * deleted records; subjects that lose lessons renumber the others and adjust their spread; teachers who no
 * longer teach in a structure lose the calendar there.
 *
 * Reads the draft as it was (the first change of a command must be this one, or reading is slow), so that its
 * cost is one pass over each map.
 */
export function deleteCascade(draft: Draft, seeds: Partial<Gone>): void {
  const before = scan(draft);
  const gone = closure(before, seeds);
  for (const kind of deletedKinds) {
    for (const id of gone[kind]) delete draft[kind][id];
  }
  dropMembers(draft, before, gone);
  dropLessons(draft, before, gone.lessons);
  const divisions = dropFromDivisions(draft, before, gone);
  closeConstraints(draft, before, gone, divisions.tracks);
  for (const id of divisions.touched) {
    const trackSet = draft.trackSets[id];
    if (trackSet) addTrackConstraints(draft, trackSet);
  }
  for (const kind of ['teachers', 'groups', 'classrooms'] as const) pruneViews(draft, kind, gone[kind]);
  const { config } = draft;
  if (meets(config.solveLessons, gone.lessons))
    config.solveLessons = config.solveLessons.filter((id) => !gone.lessons.has(id));
}

function closure(before: Draft, seeds: Partial<Gone>): Gone {
  const none: ReadonlySet<Id> = new Set();
  const groups = seeds.groups ?? none;
  const isLeft = (record: { groups: Id[] }) =>
    record.groups.length > 0 && record.groups.every((id) => groups.has(id));
  const subjects = new Set(seeds.subjects);
  if (groups.size > 0) {
    for (const subject of Object.values(before.subjects)) if (isLeft(subject)) subjects.add(subject.id);
  }
  const lessons = new Set(seeds.lessons);
  for (const id of subjects) for (const lesson of before.subjects[id]?.lessons ?? []) lessons.add(lesson);
  if (groups.size > 0) {
    for (const lesson of Object.values(before.lessons)) if (isLeft(lesson)) lessons.add(lesson.id);
  }
  return {
    groups,
    teachers: seeds.teachers ?? none,
    classrooms: seeds.classrooms ?? none,
    subjects,
    lessons,
  };
}

/** Lists and rooms of subjects, lessons, classes and teachers. One pass over each map: listing one is slow. */
function dropMembers(draft: Draft, before: Draft, gone: Gone): void {
  const members = [
    { field: 'groups', gone: gone.groups },
    { field: 'teachers', gone: gone.teachers },
    { field: 'viableClassrooms', gone: gone.classrooms },
  ] as const;
  const touched = members.filter((each) => each.gone.size > 0);
  for (const map of ['subjects', 'lessons'] as const) {
    for (const old of touched.length > 0 ? Object.values(before[map]) : []) {
      for (const { field, gone: ids } of touched)
        if (meets(old[field], ids)) drop(draft[map], old, field, ids);
      if (old.classroom !== null && gone.classrooms.has(old.classroom)) dropRoom(draft[map], old.id);
    }
  }
  for (const old of Object.values(before.groups)) {
    if (meets(old.subjects, gone.subjects)) drop(draft.groups, old, 'subjects', gone.subjects);
    if (old.classroom !== null && gone.classrooms.has(old.classroom)) dropRoom(draft.groups, old.id);
  }
  for (const old of Object.values(before.teachers)) {
    if (meets(old.subjects, gone.subjects)) drop(draft.teachers, old, 'subjects', gone.subjects);
  }
}

function meets(ids: readonly Id[], gone: ReadonlySet<Id>): boolean {
  for (const id of ids) if (gone.has(id)) return true;
  return false;
}

function drop<Field extends string>(
  records: Record<Id, Record<Field, Id[]>>,
  old: Readonly<Record<Field, readonly Id[]>> & { readonly id: Id },
  field: Field,
  gone: ReadonlySet<Id>,
): void {
  const record = records[old.id];
  if (record) record[field] = old[field].filter((each) => !gone.has(each));
}

function dropRoom(records: Record<Id, { classroom: Id | null }>, id: Id): void {
  const record = records[id];
  if (record) record.classroom = null;
}

function dropLessons(draft: Draft, before: Draft, gone: ReadonlySet<Id>): void {
  const touched = new Set<Id>();
  for (const id of gone) touched.add(before.lessons[id]?.subject ?? '');
  for (const id of touched) {
    const subject = draft.subjects[id];
    const old = before.subjects[id];
    if (!subject || !old) continue;
    subject.lessons = old.lessons.filter((lesson) => !gone.has(lesson));
    renumberLessons(draft, subject);
    adjustSpread(draft, subject, old.lessons.length);
  }
}

/** The divisions that lost subjects, and every track whose generated constraints no longer hold. */
function dropFromDivisions(draft: Draft, before: Draft, gone: Gone): { touched: Id[]; tracks: Set<Id> } {
  const touched: Id[] = [];
  const tracks = new Set<Id>();
  for (const trackSet of Object.values(before.trackSets)) {
    const isGone = gone.groups.has(trackSet.group);
    const loses = trackSet.tracks.some((track) => track.subjects.some((id) => gone.subjects.has(id)));
    if (!isGone && !loses) continue;
    for (const track of trackSet.tracks) tracks.add(track.id);
    const record = draft.trackSets[trackSet.id];
    if (isGone) delete draft.trackSets[trackSet.id];
    else if (record) {
      touched.push(trackSet.id);
      for (const track of record.tracks)
        track.subjects = track.subjects.filter((id) => !gone.subjects.has(id));
    }
  }
  return { touched, tracks };
}
