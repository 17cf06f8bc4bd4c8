import {
  classroomSchema,
  commands,
  constraintSchema,
  createDraft,
  createDraftStore,
  type Draft,
  groupSchema,
  lessonSchema,
  lessonSpreads,
  subjectSchema,
  teacherSchema,
} from '@bellgrid/model';

const DAYS = 5;
const PERIODS = 8;
const CLASSES = 100;
const ROOMS = 90;
const CONSTRAINTS = 1000;
/** Lessons a cycle of each subject of a class: 25. */
const LESSONS = [4, 4, 4, 3, 3, 2, 2, 1, 1, 1];

/** A draft of 100 classes, 2,500 lessons and usually 1,000 constraints, nearly all of it placed; always the same. */
export function bigDraft({ teachers = 130, constraints = CONSTRAINTS } = {}): Draft {
  const draft = createDraft({ schoolName: 'Large school' });
  const structure = Object.keys(draft.schoolData.structures)[0] ?? '';
  draft.config.isClassroomsEnabled = true;
  draft.config.isTracksEnabled = true;
  for (let index = 0; index < teachers; index += 1) {
    draft.teachers[`t${index}`] = teacherSchema.parse({ id: `t${index}`, name: `Teacher ${index}` });
  }
  for (let index = 0; index < ROOMS; index += 1) {
    draft.classrooms[`r${index}`] = classroomSchema.parse({ id: `r${index}`, name: `Room ${index}` });
  }
  for (let index = 0; index < CLASSES; index += 1) addClass(draft, structure, index, teachers);
  const store = createDraftStore(draft);
  store.run(commands.buildStructure, { id: structure, count: PERIODS, length: 45, gap: 5 });
  for (let index = 0; index < CLASSES; index += 4) addDivision(store, `g${index}`);
  const divided = { ...store.draft, constraints: { ...store.draft.constraints } };
  for (let index = 0; Object.keys(divided.constraints).length < constraints; index += 1) {
    const constraint = constraintSchema.parse({
      id: `c${index}`,
      ...constraintOf(index, structure, teachers),
    });
    divided.constraints[constraint.id] = constraint;
  }
  return placed(divided);
}

function addClass(draft: Draft, structure: string, index: number, teachers: number): void {
  const id = `g${index}`;
  const group = groupSchema.parse({ id, name: `Class ${index}`, structure });
  draft.groups[id] = group;
  LESSONS.forEach((count, number) => {
    const teacher = draft.teachers[`t${(index * LESSONS.length + number * 7) % teachers}`];
    if (!teacher) throw new Error('no such teacher');
    const subject = `${id}s${number}`;
    const name = `Subject ${number} of ${index}`;
    const rooms = number < 3 ? [0, 1, 2].map((room) => `r${(index + room * 30) % ROOMS}`) : [];
    const lessons = Array.from({ length: count }, (_, lesson) => `${subject}l${lesson}`);
    const common = { groups: [id], teachers: [teacher.id], structure };
    const spread = { constraint: lessonSpreads[number % 4], weight: 100 as const };
    const fields = { ...common, id: subject, name, lessons, viableClassrooms: rooms };
    draft.subjects[subject] = subjectSchema.parse({ ...fields, lessonsSpreadConstraint: spread });
    group.subjects.push(subject);
    teacher.subjects.push(subject);
    lessons.forEach((lesson, position) => {
      const own = { id: lesson, name: `${name} (${position + 1})`, subject };
      draft.lessons[lesson] = lessonSchema.parse({ ...common, ...own });
    });
  });
}

function addDivision(store: ReturnType<typeof createDraftStore>, group: string): void {
  const tracks = [7, 8].map((number) => {
    return { id: `${group}d${number}`, name: `Track ${number}`, subjects: [`${group}s${number}`] };
  });
  store.run(commands.setTrackSet, { trackSet: { id: `${group}d`, name: 'Languages', group, tracks } });
}

/** Calendars, and rules of subjects, lessons, teachers and sets of subjects, by turns. */
function constraintOf(index: number, structure: string, teachers: number): object {
  const group = `g${(index * 7) % CLASSES}`;
  const teacher = `t${(index * 3) % teachers}`;
  const cell = { structure, day: (index >> 3) % DAYS, period: index % PERIODS };
  const rules = [
    { type: 'teacher', base: teacher, ...cell, level: 1 },
    { type: 'teacher', base: teacher, ...cell, level: 2 },
    { type: 'group', base: group, ...cell },
    { type: 'subject', base: `${group}s0`, other: `${group}s1`, constraint: 'not same day' },
    { type: 'subject', base: `${group}s2`, constraint: 'not at period', values: [7] },
    { type: 'lesson', base: `${group}s3l0`, constraint: 'on day', values: [0, 1, 2] },
    { type: 'teacherConstraint', base: teacher, constraint: 'teacherMaxDays', maxDays: 4 },
    { type: 'consecutive', subjects: [`${group}s4`, `${group}s5`] },
    { type: 'notConsecutive', subjectsA: [`${group}s0`], subjectsB: [`${group}s6`] },
  ];
  return rules[index % rules.length] ?? {};
}

/** Each lesson on the first cell that is free for its class and teacher, from another cell on each time. */
function placed(draft: Draft): Draft {
  const taken = new Set<string>();
  const lessons = Object.values(draft.lessons).map((lesson, index) => {
    for (let step = 0; step < DAYS * PERIODS; step += 1) {
      const cell = (index * 9 + step) % (DAYS * PERIODS);
      const keys = [...lesson.groups, ...lesson.teachers].map((id) => `${id} ${cell}`);
      if (keys.some((key) => taken.has(key))) continue;
      for (const key of keys) taken.add(key);
      const start = cell % PERIODS;
      const room = draft.subjects[lesson.subject]?.viableClassrooms[index % 3] ?? null;
      const timeSlot = { day: Math.floor(cell / PERIODS), start, end: start + 1 };
      return { ...lesson, timeSlot, classroom: room };
    }
    return lesson;
  });
  return { ...draft, lessons: Object.fromEntries(lessons.map((lesson) => [lesson.id, lesson])) };
}
