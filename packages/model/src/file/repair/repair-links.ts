import type { Draft } from '../../draft/draft.ts';
import type { Message } from '../../messages/message.ts';
import { value } from '../../messages/value.ts';
import type { Lesson } from '../../records/lesson.ts';
import type { Subject } from '../../records/subject.ts';
import type { Id } from '../../values/id.ts';
import type { Report } from '../load-finding.ts';

/**
 * Makes the records agree with one another. The references of a lesson to its subject, and of a subject to
 * its classes and teachers, are trusted; the lists on the other side are rebuilt from them.
 */
export function repairLinks(draft: Draft, path: string, report: Report): void {
  const keep = createKeep(draft, report);
  const { structures } = draft.schoolData;
  const fallback = Object.keys(structures)[0] ?? '';
  for (const group of Object.values(draft.groups)) {
    const at = `${path}.groups.${group.id}`;
    if (!structures[group.structure]) {
      report.add('repaired', `${at}.structure`, structureGone(fallback));
      group.structure = fallback;
    }
    group.classroom = knownRoom(draft, group.classroom, `${at}.classroom`, report);
  }
  for (const subject of Object.values(draft.subjects)) {
    const at = `${path}.subjects.${subject.id}`;
    if (!structures[subject.structure]) {
      const structure = subject.groups.map((id) => draft.groups[id]?.structure).find((id) => id) ?? fallback;
      report.add('repaired', `${at}.structure`, structureGone(structure));
      subject.structure = structure;
    }
    repairMembers(draft, subject, at, keep, report);
  }
  for (const lesson of Object.values(draft.lessons))
    repairLesson(draft, lesson, `${path}.lessons.${lesson.id}`, keep, report);
  rebuildLists(draft, path, report);
  repairTrackSets(draft, path, keep, report);
  repairSelections(draft, path, keep, report);
}

type Keep = (ids: Id[], map: ItemMap, path: string, belongs?: (id: Id) => boolean) => Id[];

const types = {
  teachers: 'teacher',
  groups: 'group',
  classrooms: 'classroom',
  subjects: 'subject',
  lessons: 'lesson',
} as const;
type ItemMap = keyof typeof types;

/** A reference to a record that is not in the file. */
const gone = (type: ItemMap, id: Id): Message => ({
  code: `loading.gone.${types[type]}`,
  values: { id: value.text(id) },
});

const structureGone = (instead: Id): Message => ({
  code: 'loading.structureGone',
  values: { instead: value.item('structure', instead) },
});

/**
 * Keeps the first of each id that exists and belongs here; every other is reported with its cause. The same
 * list when nothing is wrong.
 */
function createKeep(draft: Draft, report: Report): Keep {
  return (ids, map, path, belongs = () => true) => {
    const seen = new Set<Id>();
    const kept = ids.filter((id) => {
      const values = { item: value.item(types[map], id) };
      let fault: Message | null = null;
      if (!draft[map][id]) fault = gone(map, id);
      else if (seen.has(id)) fault = { code: 'loading.twice', values };
      else if (!belongs(id)) fault = { code: 'loading.notHere', values };
      seen.add(id);
      if (fault !== null) report.add('dropped', path, fault);
      return fault === null;
    });
    return kept.length === ids.length ? ids : kept;
  };
}

function knownRoom(draft: Draft, room: Id | null, path: string, report: Report): Id | null {
  if (room === null || draft.classrooms[room]) return room;
  report.add('dropped', path, gone('classrooms', room));
  return null;
}

function repairMembers(draft: Draft, record: Subject | Lesson, at: string, keep: Keep, report: Report): void {
  const inStructure = (id: Id) => draft.groups[id]?.structure === record.structure;
  record.groups = keep(record.groups, 'groups', `${at}.groups`, inStructure);
  record.teachers = keep(record.teachers, 'teachers', `${at}.teachers`);
  record.viableClassrooms = keep(record.viableClassrooms, 'classrooms', `${at}.viableClassrooms`);
  record.classroom = knownRoom(draft, record.classroom, `${at}.classroom`, report);
}

function repairLesson(draft: Draft, lesson: Lesson, at: string, keep: Keep, report: Report): void {
  const subject = draft.subjects[lesson.subject];
  if (!subject) {
    report.add('dropped', at, gone('subjects', lesson.subject));
    delete draft.lessons[lesson.id];
    return;
  }
  if (lesson.structure !== subject.structure) {
    const structure = value.item('structure', subject.structure);
    report.add('repaired', `${at}.structure`, { code: 'loading.structureOfSubject', values: { structure } });
    lesson.structure = subject.structure;
  }
  repairMembers(draft, lesson, at, keep, report);
  const slot = lesson.timeSlot;
  if (!slot) return;
  const end = slot.start + lesson.numPeriods;
  const periods = draft.schoolData.structures[lesson.structure]?.periods.length ?? 0;
  if (slot.day >= draft.schoolData.days.length || end > periods) {
    const values = { day: slot.day + 1, first: slot.start + 1, last: end };
    report.add('dropped', `${at}.timeSlot`, { code: 'loading.outsideGrid', values });
    lesson.timeSlot = null;
  } else if (slot.end !== end) {
    report.add('repaired', `${at}.timeSlot.end`, { code: 'loading.endByLength', values: { end } });
    lesson.timeSlot = { ...slot, end };
  }
}

function rebuildLists(draft: Draft, path: string, report: Report): void {
  const lessons = new Map<Id, Id[]>();
  for (const lesson of Object.values(draft.lessons)) push(lessons, lesson.subject, lesson.id);
  for (const subject of Object.values(draft.subjects)) {
    rebuild(subject, 'lessons', lessons.get(subject.id) ?? [], `${path}.subjects.${subject.id}`, report);
  }
  for (const kind of ['groups', 'teachers'] as const) {
    const subjects = new Map<Id, Id[]>();
    for (const subject of Object.values(draft.subjects)) {
      for (const id of subject[kind]) push(subjects, id, subject.id);
    }
    for (const owner of Object.values(draft[kind])) {
      rebuild(owner, 'subjects', subjects.get(owner.id) ?? [], `${path}.${kind}.${owner.id}`, report);
    }
  }
}

function push(lists: Map<Id, Id[]>, key: Id, value: Id): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** The list in its own order without strangers, then what is missing. */
function rebuild<Field extends string>(
  owner: Record<Field, Id[]>,
  field: Field,
  expected: readonly Id[],
  path: string,
  report: Report,
): void {
  const missing = new Set(expected);
  const kept = owner[field].filter((id) => missing.delete(id));
  if (kept.length === owner[field].length && missing.size === 0) return;
  report.add('repaired', `${path}.${field}`, 'loading.listRebuilt');
  owner[field] = [...kept, ...missing];
}

const trackTwice = (name: string): Message => ({
  code: 'loading.trackTwice',
  values: { name: value.text(name) },
});

/** Constraints that all divisions together may generate; a school has some hundreds. */
const MAX_GENERATED = 100_000;

function repairTrackSets(draft: Draft, path: string, keep: Keep, report: Report): void {
  const groupsOf = new Map(Object.values(draft.subjects).map(({ id, groups }) => [id, new Set(groups)]));
  let generated = 0;
  for (const trackSet of Object.values(draft.trackSets)) {
    const at = `${path}.trackSets.${trackSet.id}`;
    if (!draft.groups[trackSet.group]) {
      report.add('dropped', at, gone('groups', trackSet.group));
      delete draft.trackSets[trackSet.id];
      continue;
    }
    const taken = new Set<Id>();
    const ids = new Set<Id>();
    trackSet.tracks = trackSet.tracks.filter((track) => {
      const isNew = !ids.has(track.id);
      ids.add(track.id);
      if (!isNew) report.add('dropped', `${at}.tracks`, trackTwice(track.name));
      return isNew;
    });
    for (const track of trackSet.tracks) {
      const belongs = (id: Id) => groupsOf.get(id)?.has(trackSet.group) === true && !taken.has(id);
      track.subjects = keep(track.subjects, 'subjects', `${at}.tracks.${track.id}.subjects`, belongs);
      for (const id of track.subjects) taken.add(id);
    }
    const pairs = trackSet.tracks.reduce(
      (sum, { subjects: { length } }) => sum + (length * (length + 1)) / 2,
      0,
    );
    if (generated + pairs > MAX_GENERATED) {
      report.add('dropped', at, 'loading.divisionTooLarge');
      delete draft.trackSets[trackSet.id];
      continue;
    }
    generated += pairs;
  }
}

function repairSelections(draft: Draft, path: string, keep: Keep, report: Report): void {
  for (const view of Object.values(draft.customViews)) {
    const at = `${path}.customViews.${view.id}`;
    for (const kind of ['teachers', 'groups', 'classrooms'] as const) {
      view.items[kind] = keep(view.items[kind], kind, `${at}.items.${kind}`);
    }
    const { teachers, groups, classrooms } = view.items;
    if (teachers.length + groups.length + classrooms.length > 0) continue;
    report.add('dropped', at, 'loading.emptyView');
    delete draft.customViews[view.id];
  }
  const { config } = draft;
  const at = `${path}.config`;
  config.solveGroups = keep(config.solveGroups, 'groups', `${at}.solveGroups`);
  config.solveTeachers = keep(config.solveTeachers, 'teachers', `${at}.solveTeachers`);
  config.solveClassrooms = keep(config.solveClassrooms, 'classrooms', `${at}.solveClassrooms`);
  config.solveLessons = keep(config.solveLessons, 'lessons', `${at}.solveLessons`);
  const { changeBudget } = config;
  changeBudget.teachers = keep(changeBudget.teachers, 'teachers', `${at}.changeBudget.teachers`);
  changeBudget.groups = keep(changeBudget.groups, 'groups', `${at}.changeBudget.groups`);
  const ofType = (type: 'teacher' | 'group') =>
    changeBudget.weights.flatMap((each) => (each.type === type ? [each.item] : []));
  const weights = `${at}.changeBudget.weights`;
  const teachers = new Set(keep(ofType('teacher'), 'teachers', weights));
  const groups = new Set(keep(ofType('group'), 'groups', weights));
  changeBudget.weights = changeBudget.weights.filter(({ type, item }) =>
    (type === 'teacher' ? teachers : groups).has(item),
  );
}
