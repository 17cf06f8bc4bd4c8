import {
  classroomSchema,
  createDraft,
  type Draft,
  groupSchema,
  type Id,
  lessonSchema,
  type Placement,
  scheduleStructureSchema,
  subjectSchema,
  teacherSchema,
  trackSetSchema,
} from '@bellgrid/model';

type Bells = readonly (readonly [start: number, end: number])[];

/** Six periods with short breaks, and lunch after the fourth. */
const BELLS: Bells = [
  [480, 530],
  [540, 590],
  [600, 650],
  [660, 710],
  [770, 820],
  [830, 880],
];

/** Four long periods that cross those of the other structure. */
const OTHER_BELLS: Bells = [
  [480, 560],
  [570, 640],
  [660, 730],
  [780, 850],
];

interface SubjectOptions {
  groups: Id[];
  teachers: Id[];
  lengths: number[];
  classroom?: Id;
  viableClassrooms?: Id[];
}

/**
 * A small school with something of everything: class c1 with two divisions, c2 and c3 without; teachers t1
 * to t4; rooms r1, r2 (building A), r3 (building B). The lessons of subject `maths` are maths1, maths2, …
 * Spread rules are off, so that a test speaks of its own rule alone.
 * @param structures with 2, class c3 has a schedule structure 'k' of its own; teachers teach in both.
 */
export function testSchool(structures: 1 | 2 = 1): Draft {
  const draft = createDraft({ schoolName: 'Test school' });
  draft.schoolData.structures = { s: structure('s', BELLS) };
  const cell = draft.schoolData.structures.s?.cells.find(
    (each) => each.dayIndex === 4 && each.periodIndex === 5,
  );
  if (cell) cell.hasSchool = false;
  if (structures === 2) draft.schoolData.structures.k = structure('k', OTHER_BELLS);
  draft.config.isClassroomsEnabled = true;
  draft.config.isTracksEnabled = true;
  for (const id of ['t1', 't2', 't3', 't4']) draft.teachers[id] = teacherSchema.parse({ id, name: id });
  for (const [id, building] of [
    ['r1', 'A'],
    ['r2', 'A'],
    ['r3', 'B'],
  ] as const) {
    draft.classrooms[id] = classroomSchema.parse({ id, name: id, building });
  }
  for (const id of ['c1', 'c2', 'c3']) {
    const own = id === 'c3' && structures === 2 ? 'k' : 's';
    draft.groups[id] = groupSchema.parse({ id, name: id, structure: own, isTracked: id === 'c1' });
  }
  addSubject(draft, 'maths', { groups: ['c1'], teachers: ['t1'], lengths: [1, 1, 2, 1] });
  addSubject(draft, 'art', {
    groups: ['c1'],
    teachers: ['t2'],
    lengths: [1, 1],
    viableClassrooms: ['r1', 'r2'],
  });
  addSubject(draft, 'french', { groups: ['c1'], teachers: ['t1'], lengths: [1, 1], classroom: 'r3' });
  addSubject(draft, 'german', { groups: ['c1'], teachers: ['t3'], lengths: [1, 1] });
  addSubject(draft, 'boys', { groups: ['c1'], teachers: ['t2'], lengths: [2] });
  addSubject(draft, 'girls', { groups: ['c1'], teachers: ['t4'], lengths: [2] });
  const history = { groups: ['c2'], teachers: ['t2'], lengths: [1, 1, 1] };
  addSubject(draft, 'history', { ...history, viableClassrooms: ['r1', 'r2', 'r3'] });
  addSubject(draft, 'physics', { groups: ['c2'], teachers: ['t3'], lengths: [2, 1] });
  addSubject(draft, 'music', { groups: ['c1', 'c2'], teachers: ['t4'], lengths: [1, 1] });
  addSubject(draft, 'drama', { groups: ['c3'], teachers: ['t1'], lengths: [1, 2] });
  addSubject(draft, 'chemistry', {
    groups: ['c3'],
    teachers: ['t3'],
    lengths: [1, 1],
    viableClassrooms: ['r2', 'r3'],
  });
  division(draft, 'languages', [['french'], ['german']]);
  division(draft, 'sport', [['boys'], ['girls']]);
  return draft;
}

function structure(id: Id, bells: Bells) {
  const periods = bells.map(([periodStart, periodEnd], index) => {
    return { id: `${id}${index}`, index, label: `${index + 1}`, periodStart, periodEnd };
  });
  const cells = Array.from({ length: 5 }, (_, dayIndex) =>
    periods.map(({ index }) => ({ id: `${id}${dayIndex}-${index}`, dayIndex, periodIndex: index })),
  ).flat();
  return scheduleStructureSchema.parse({ id, name: id, periods, cells });
}

function addSubject(draft: Draft, id: Id, { lengths, ...options }: SubjectOptions): void {
  const own = draft.groups[options.groups[0] ?? '']?.structure ?? 's';
  const lessons = lengths.map((_, index) => `${id}${index + 1}`);
  const lessonsSpreadConstraint = { constraint: 'None' };
  draft.subjects[id] = subjectSchema.parse({
    ...options,
    id,
    name: id,
    structure: own,
    lessons,
    lessonsSpreadConstraint,
  });
  lengths.forEach((numPeriods, index) => {
    const lesson = lessons[index] ?? '';
    const { groups, teachers } = options;
    const fields = { id: lesson, name: lesson, subject: id, groups, teachers, structure: own, numPeriods };
    draft.lessons[lesson] = lessonSchema.parse(fields);
  });
}

/** Lets the two divisions of class c1 cross: no student has two of the four subjects in them, but only two may overlap. */
export function crossDivisions(draft: Draft): void {
  division(draft, 'languages', [
    ['french', 'boys'],
    ['german', 'girls'],
  ]);
  division(draft, 'sport', [
    ['french', 'girls'],
    ['german', 'boys'],
  ]);
}

function division(draft: Draft, id: Id, tracks: Id[][]): void {
  const named = tracks.map((subjects, index) => ({ id: `${id}${index}`, name: `${index}`, subjects }));
  draft.trackSets[id] = trackSetSchema.parse({ id, name: id, group: 'c1', tracks: named });
}

/** The place of each lesson: [day, first period] or [day, first period, room]. */
export type Drawn = Readonly<Record<Id, readonly [day: number, start: number, room?: Id]>>;

export function placementsOf(draft: Draft, drawn: Drawn): Placement[] {
  return Object.entries(drawn).map(([lesson, [day, start, classroom = null]]) => {
    const record = draft.lessons[lesson];
    if (!record) throw new Error(`lesson is '${lesson}', and the test school has no such lesson`);
    return { lesson, timeSlot: { day, start, end: start + record.numPeriods }, classroom };
  });
}
