import type { commands } from '../commands/registry.ts';
import type { Draft } from '../draft/draft.ts';
import { usualRuleNames } from '../draft/usual-rules.ts';
import { exportSettingsSchema } from '../records/export-settings.ts';
import {
  type Constraint,
  type SubjectConstraint,
  subjectConstraintNames,
} from '../records/rules/constraint.ts';
import type { RuleRecord } from '../records/rules/define-rule.ts';
import type { Field } from '../records/rules/fields.ts';
import { rules } from '../records/rules/registry.ts';
import { lessonSpreads } from '../records/subject.ts';
import { createPresentRoom } from '../timetable/rooms.ts';

/** Random choices for building arguments: half of them sensible, some naming what does not exist. */
export function createDice(random: () => number, draft: Draft) {
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = <T>(items: readonly T[]): T => items[below(items.length)] as T;
  const id = (records: Record<string, unknown>) => {
    const ids = Object.keys(records);
    return ids.length === 0 || random() < 0.03 ? 'ghost' : pick(ids);
  };
  const ids = (records: Record<string, unknown>, most = 3) => {
    return [...new Set(Array.from({ length: below(most + 1) }, () => id(records)))];
  };
  const some = (records: Record<string, unknown>) => [id(records)];
  const chance = (share: number) => random() < share;
  const fresh = (kind: string) => (chance(0.9) ? `${kind}-${below(1e9)}` : 'ghost');
  const structure = () => id(draft.schoolData.structures);
  const cell = () => ({ day: below(draft.schoolData.days.length + 1), period: below(7) });
  return { below, pick, id, ids, some, chance, fresh, structure, cell };
}
type Dice = ReturnType<typeof createDice>;

function constraintOf(dice: Dice, draft: Draft, id: string) {
  const weight = dice.pick([0, 1, 5, 100, -1] as const);
  const type = dice.pick(['subject', 'lesson', 'teacher', 'group', 'rule', 'rule', 'rule'] as const);
  if (type === 'subject' || type === 'lesson') {
    const records = type === 'subject' ? draft.subjects : draft.lessons;
    const constraint: SubjectConstraint['constraint'] = dice.pick(subjectConstraintNames);
    const values = [dice.below(6), dice.below(8)];
    return { id, type, base: dice.id(records), other: dice.id(records), constraint, values, weight } as const;
  }
  if (type === 'teacher' || type === 'group') {
    const base = dice.id(type === 'teacher' ? draft.teachers : draft.groups);
    return { id, type, base, structure: dice.structure(), ...dice.cell(), level: 2, weight } as const;
  }
  return { ...ruleOf(dice, draft), id, weight };
}

/** A rule of any kind that is not about one subject or lesson. */
function ruleOf(dice: Dice, draft: Draft): Record<string, unknown> {
  const { on, name, fields } = dice.pick(
    Object.values<RuleRecord>(rules).filter((rule) => rule.on !== 'side'),
  );
  const values = Object.fromEntries(
    Object.entries(fields).map(([each, field]) => [each, fieldValue(dice, draft, field)]),
  );
  if (on === 'subjects') return { ...values, type: name };
  if (on === 'lessons') return { ...values, type: 'lessons', constraint: name };
  const owner = on === 'teacherOrGroup' ? dice.pick(['teacher', 'group'] as const) : (on as 'teacher');
  const items = draft[recordsOf[owner]];
  const all = { items: dice.chance(0.5) ? 'all' : dice.some(items), except: dice.ids(items, 1) };
  return {
    ...values,
    type: `${owner}Constraint`,
    constraint: name,
    base: dice.chance(0.5) ? dice.id(items) : all,
  };
}

const recordsOf = {
  teacher: 'teachers',
  group: 'groups',
  classroom: 'classrooms',
  subject: 'subjects',
  lesson: 'lessons',
} as const;

function fieldValue(dice: Dice, draft: Draft, field: Field): unknown {
  switch (field.type) {
    case 'number':
      return field.min + dice.below(3);
    case 'units':
      return dice.pick(['period', 'minute']);
    case 'choice':
      return dice.pick(field.choices);
    case 'flag':
      return dice.chance(0.5);
    case 'item':
      return dice.id(draft.subjects);
    case 'items':
      return dice.ids(draft[recordsOf[field.of]]);
    case 'indices':
      return [dice.below(6), dice.below(8)];
    case 'period':
      return field.isEnd ? 3 + dice.below(5) : dice.below(6);
    case 'cells':
      return [dice.cell(), dice.cell(), dice.cell()];
  }
}

function subjectOf(dice: Dice, draft: Draft, id: string) {
  const structure = dice.structure();
  const fitting = Object.values(draft.groups).filter(
    (group) => group.structure === structure || dice.chance(0.1),
  );
  const groups = fitting.filter(() => dice.chance(0.4)).map((group) => group.id);
  const rooms = {
    classroom: dice.chance(0.5) ? null : dice.id(draft.classrooms),
    viableClassrooms: [] as string[],
  };
  if (dice.chance(0.3)) rooms.viableClassrooms = dice.ids(draft.classrooms);
  return { id, name: 'New name', structure, groups, teachers: dice.ids(draft.teachers), ...rooms };
}

type Args = { readonly [Name in keyof typeof commands]: (dice: Dice, draft: Draft) => unknown };

/** Arguments for every command; a command without an entry does not compile. */
export const randomArgs: Args = {
  addConstraint: (dice, draft) => ({ constraint: constraintOf(dice, draft, dice.fresh('constraint')) }),
  addDay: () => ({}),
  addLesson: (dice, draft) => {
    const lessons = [
      { id: dice.fresh('lesson'), numPeriods: 1 + dice.below(2) },
      { id: dice.fresh('lesson') },
    ];
    return { subject: dice.id(draft.subjects), lessons };
  },
  addPeriod: (dice) => ({ structure: dice.structure() }),
  addStructure: (dice) => ({ id: dice.fresh('structure'), name: 'Another' }),
  addSubject: (dice, draft) => {
    return {
      subject: subjectOf(dice, draft, dice.fresh('subject')),
      lessons: [{ id: dice.fresh('lesson') }],
    };
  },
  addUsualRules: (dice) => (dice.chance(0.5) ? {} : { names: [dice.pick(usualRuleNames)] }),
  applySolution: (dice, draft) => {
    const placements = dice.ids(draft.lessons, 6).map((lesson) => {
      const { day, period } = dice.cell();
      const classroom = dice.id(draft.classrooms);
      return { lesson, timeSlot: { day, start: period, end: period + 1 }, classroom };
    });
    return { solution: { id: 'x', status: 'FEASIBLE', placements, cost: 0 } };
  },
  buildStructure: (dice) => ({
    id: dice.structure(),
    count: 2 + dice.below(6),
    length: 50,
    gap: 5,
    breaks: dice.chance(0.5) ? [{ after: 1 + dice.below(4), minutes: 20 }] : [],
  }),
  changeRoom: (dice, draft) => ({ lesson: dice.id(draft.lessons), classroom: dice.id(draft.classrooms) }),
  changeRules: (dice, draft) => ({
    constraints: [constraintOf(dice, draft, dice.id(draft.constraints))],
    deleted: dice.ids(draft.constraints, 1),
    spreads: dice.ids(draft.subjects, 1).map((id) => ({
      id,
      constraint: dice.pick(lessonSpreads),
      weight: 3,
      lessonsSamePeriod: dice.chance(0.5),
    })),
    weights: [{ category: dice.pick(['subject', 'workload']), enabled: true, weight: dice.below(6) }],
  }),
  clearTimetable: (dice, draft) => (dice.chance(0.5) ? {} : { lessons: dice.ids(draft.lessons) }),
  copyStructure: (dice, draft) => {
    const [from, id] = Object.keys(draft.schoolData.structures);
    return dice.chance(0.5) ? { id: id ?? from, from } : { id: dice.structure(), from: dice.structure() };
  },
  deleteClassroom: (dice, draft) => ({ ids: dice.some(draft.classrooms) }),
  deleteConstraint: (dice, draft) => ({ ids: dice.some(draft.constraints) }),
  deleteCustomView: (dice, draft) => ({ ids: dice.some(draft.customViews) }),
  deleteDay: (_dice, draft) => ({ id: draft.schoolData.days.at(-1)?.id }),
  deleteGroup: (dice, draft) => ({ ids: dice.some(draft.groups) }),
  deleteLesson: (dice, draft) => ({ ids: dice.some(draft.lessons) }),
  deletePeriod: (dice, draft) => {
    const structure = dice.structure();
    const period = draft.schoolData.structures[structure]?.periods.at(-1)?.id ?? 'ghost';
    return { structure, period };
  },
  deleteStructure: (dice) => ({ id: dice.structure() }),
  deleteSubject: (dice, draft) => ({ ids: dice.some(draft.subjects) }),
  deleteTeacher: (dice, draft) => ({ ids: dice.some(draft.teachers) }),
  deleteTrackSet: (dice, draft) => ({ ids: dice.some(draft.trackSets) }),
  duplicateClassroom: (dice, draft) => {
    return { id: dice.id(draft.classrooms), newId: dice.fresh('classroom'), name: 'Copy' };
  },
  duplicateGroup: (dice, draft) => ({
    id: dice.id(draft.groups),
    newId: dice.fresh('group'),
    name: 'Copy',
    subjects: dice.pick(['none', 'withTeachers', 'withoutTeachers']),
  }),
  duplicateSubject: (dice, draft) => ({ id: dice.id(draft.subjects), newId: dice.fresh('subject') }),
  duplicateTeacher: (dice, draft) => ({
    id: dice.id(draft.teachers),
    newId: dice.fresh('teacher'),
    name: 'Copy',
  }),
  handOverLessons: (dice, draft) => {
    const from = dice.id(draft.teachers);
    const own = Object.values(draft.lessons).flatMap(({ id, teachers }) =>
      teachers.includes(from) ? [id] : [],
    );
    const kept = own.filter(() => dice.chance(0.6));
    const second = dice.chance(0.5) ? kept.splice(0, dice.below(3)) : [];
    const share = {
      ...{ to: dice.id(draft.teachers), lessons: dice.chance(0.1) ? dice.some(draft.lessons) : kept },
      unplaced: own.filter((id) => !kept.includes(id) && !second.includes(id) && dice.chance(0.5)),
      subjects: (draft.teachers[from]?.subjects ?? []).filter(() => dice.chance(0.2)),
    };
    const another = { to: dice.id(draft.teachers), lessons: second };
    return { from, shares: second.length > 0 ? [share, another] : [share] };
  },
  importTable: (dice, draft) => {
    const group = dice.fresh('group');
    const structure = dice.structure();
    const subject = { ...subjectOf(dice, draft, dice.fresh('subject')), structure, groups: [group] };
    return {
      groups: [{ id: group, name: 'Imported', structure }],
      subjects: [{ subject, newLessons: [{ id: dice.fresh('lesson') }] }],
      removedLessons: dice.chance(0.5) ? dice.ids(draft.lessons) : [],
    };
  },
  joinSubjects: (dice, draft) => ({ into: dice.id(draft.subjects), others: dice.some(draft.subjects) }),
  lockLesson: (dice, draft) => ({ ids: dice.some(draft.lessons), locked: dice.chance(0.5) }),
  openCalendarCells: (dice, draft) => {
    const isCell = ({ type }: Constraint) => type === 'teacher' || type === 'group' || type === 'classroom';
    const cell = dice.pick(Object.values(draft.constraints).filter(isCell));
    if (cell?.type === 'teacher' || cell?.type === 'group' || cell?.type === 'classroom')
      return { type: cell.type, base: cell.base, cells: [cell] };
    const cells = [{ ...dice.cell(), structure: dice.structure(), level: 2 }];
    return { type: 'teacher', base: dice.id(draft.teachers), cells };
  },
  placeLesson: (dice, draft) => {
    const { day, period } = dice.cell();
    return { lesson: dice.id(draft.lessons), at: dice.chance(0.2) ? null : { day, start: period } };
  },
  placeLessons: (dice, draft) => {
    const places = dice.some(draft.lessons).map((lesson) => {
      const { day, period } = dice.cell();
      return { lesson, at: { day, start: period }, classroom: dice.id(draft.classrooms) };
    });
    return { places };
  },
  renameStructure: (dice) => ({ id: dice.structure(), name: `Name ${dice.below(9)}` }),
  replaceDraft: (_dice, draft) => ({
    draft: { ...draft, schoolData: { ...draft.schoolData, schoolName: 'Other' } },
  }),
  separateSubject: (dice, draft) => {
    const id = dice.id(draft.subjects);
    const [, ...leaving] = draft.subjects[id]?.groups ?? [];
    return { id, parts: leaving.map((group) => ({ group, id: dice.fresh('subject') })) };
  },
  setAddedRows: (dice) => ({
    added: [{ name: dice.pick(['Chess', 'Drama', 'Choir']), structure: dice.structure() }],
    removed: dice.chance(0.5) ? [{ name: 'Chess', structure: dice.structure() }] : [],
  }),
  setBreak: (dice) => ({
    structure: dice.structure(),
    period: `period-${1 + dice.below(6)}`,
    minutes: dice.below(60),
  }),
  setCalendarCells: (dice, draft) => {
    const type = dice.pick(['teacher', 'group', 'classroom'] as const);
    const records = { teacher: draft.teachers, group: draft.groups, classroom: draft.classrooms }[type];
    const cells = [dice.cell(), dice.cell()];
    return {
      type,
      bases: dice.some(records),
      structure: dice.structure(),
      cells,
      level: dice.pick([0, 1, 2]),
    };
  },
  setCalendarWeight: (dice, draft) => {
    const type = dice.pick(['teacher', 'group', 'classroom'] as const);
    const records = { teacher: draft.teachers, group: draft.groups, classroom: draft.classrooms }[type];
    return { type, bases: dice.some(records), weight: dice.pick([0, 1, 5, 100]) };
  },
  setCategoryWeight: (dice) => ({
    category: dice.pick(['subject', 'workload']),
    enabled: true,
    weight: dice.below(6),
  }),
  setCells: (dice) => ({ structure: dice.structure(), cells: [dice.cell()], hasSchool: dice.chance(0.3) }),
  setClassroom: (dice, draft) => {
    return {
      classroom: { id: dice.chance(0.5) ? dice.fresh('classroom') : dice.id(draft.classrooms), name: 'Room' },
    };
  },
  setConfig: (dice, draft) => {
    return { changes: { isTracksEnabled: dice.chance(0.5), solveTeachers: dice.ids(draft.teachers) } };
  },
  setConstraintWeight: (dice, draft) => {
    return { ids: dice.some(draft.constraints), weight: dice.pick([0, 3, 100] as const) };
  },
  setCustomView: (dice, draft) => {
    const items = { teachers: dice.ids(draft.teachers), groups: dice.ids(draft.groups) };
    return { view: { id: dice.fresh('view'), name: 'View', items } };
  },
  setDay: (dice, draft) => ({ id: dice.pick(draft.schoolData.days).id, label: `Day ${dice.below(9)}` }),
  setExportSettings: (dice, draft) => ({
    settings: exportSettingsSchema.parse({ exportedGroups: dice.ids(draft.groups) }),
  }),
  setGroup: (dice, draft) => {
    const known = draft.groups[dice.id(draft.groups)];
    const structure = dice.structure();
    const fitting = Object.values(draft.subjects).filter((subject) => subject.structure === structure);
    const subjects = fitting.filter(() => dice.chance(0.5)).map((subject) => subject.id);
    if (known && dice.chance(0.7)) return { group: { ...known, structure, isTracked: dice.chance(0.5) } };
    const id = known?.id ?? dice.fresh('group');
    return { group: { id, name: 'Class', structure, subjects } };
  },
  setLesson: (dice, draft) => {
    const all = {
      teachers: dice.ids(draft.teachers),
      numPeriods: 1 + dice.below(3),
      locked: dice.chance(0.5),
    };
    return {
      id: dice.id(draft.lessons),
      changes: dice.chance(0.5) ? all : { classroom: dice.id(draft.classrooms) },
    };
  },
  setLessons: (dice, draft) => ({
    subjects: [dice.id(draft.subjects), dice.id(draft.subjects)].map((id) => ({
      id,
      lessons: dice.chance(0.5) ? dice.below(5) : [1 + dice.below(3), 1, 2].slice(dice.below(3)),
    })),
    newId: dice.fresh('lesson'),
  }),
  setLogo: () => ({ logo: { originalFilename: 'a.png', storagePath: 'b', lastUpdated: '2026-01-01' } }),
  setMatrix: (dice, draft) => ({
    subjects: [
      { subject: subjectOf(dice, draft, dice.fresh('subject')), newLessons: [{ id: dice.fresh('lesson') }] },
    ],
    lessons: dice.chance(0.5) ? [{ id: dice.id(draft.subjects), lessons: [1, 2] }] : [],
    deleted: dice.chance(0.3) ? dice.some(draft.subjects) : [],
    newId: dice.fresh('lesson'),
  }),
  setPeriod: (dice, draft) => {
    const structure = dice.structure();
    const period = dice.pick(draft.schoolData.structures[structure]?.periods ?? []);
    if (!period) return { structure, period: 'ghost' };
    const periodEnd = period.periodEnd + dice.below(30) - 15;
    return { structure, period: period.id, periodEnd, shift: dice.chance(0.7) ? ['after'] : [] };
  },
  setSchoolName: (dice) => ({ schoolName: `School ${dice.below(9)}` }),
  setSchoolYear: (dice) => ({
    year: dice.chance(0.2)
      ? null
      : {
          ...{ timeZone: 'Europe/Berlin', firstDay: `2026-09-0${1 + dice.below(9)}`, lastDay: '2027-07-09' },
          freeDays: dice.chance(0.5) ? [{ from: '2026-12-21', to: `2027-01-0${1 + dice.below(9)}` }] : [],
          ...{ rule: dice.pick(['weeks', 'rotation']), countsFreeDays: dice.chance(0.5) },
          places: [1, 2, 3, 4, 5].map((weekday) => ({ week: 1, weekday })),
        },
  }),
  setSpread: (dice, draft) => ({
    ids: dice.some(draft.subjects),
    constraint: dice.pick(lessonSpreads),
    weight: 3,
  }),
  setSubject: (dice, draft) => {
    const id = dice.id(draft.subjects);
    const known = draft.subjects[id];
    const { lessons: _lessons, ...same } = known ?? { ...subjectOf(dice, draft, id), lessons: [] };
    return {
      subject: dice.chance(0.5)
        ? subjectOf(dice, draft, id)
        : { ...same, teachers: dice.ids(draft.teachers) },
    };
  },
  setTeacher: (dice, draft) => {
    const id = dice.chance(0.3) ? dice.fresh('teacher') : dice.id(draft.teachers);
    return {
      teacher: { id, name: 'Teacher', subjects: dice.ids(draft.subjects, 4) },
    };
  },
  setTrackSet: (dice, draft) => {
    const group = dice.id(draft.groups);
    const subjects = draft.groups[group]?.subjects ?? [];
    const first = subjects.filter(() => dice.chance(0.3));
    const second = subjects.filter((id) => !first.includes(id) && dice.chance(0.5));
    const id = dice.chance(0.4) ? dice.id(draft.trackSets) : dice.fresh('division');
    const tracks = [first, second].map((each, index) => ({
      id: `${id}-${index}`,
      name: `T${index}`,
      subjects: each,
    }));
    return { trackSet: { id, name: 'Division', group, tracks } };
  },
  setUsualRule: (dice) => ({
    name: dice.pick(usualRuleNames),
    isOn: dice.chance(0.5),
    ...(dice.chance(0.3) ? { amount: dice.below(3) } : {}),
    ...(dice.chance(0.3) ? { window: { start: dice.below(4), end: 1 + dice.below(5) } } : {}),
  }),
  swapRooms: (dice, draft) => {
    const presentRoom = createPresentRoom(draft);
    const roomed = Object.values(draft.lessons).flatMap((lesson) => {
      const classroom = presentRoom(lesson);
      return classroom === null || !draft.classrooms[classroom] ? [] : { lesson: lesson.id, classroom };
    });
    const one = roomed.length > 0 ? dice.pick(roomed) : null;
    const others = roomed.filter(({ classroom }) => classroom !== one?.classroom);
    const other = others.length > 0 ? dice.pick(others) : null;
    if (!one || !other || dice.chance(0.1)) {
      const any = () => ({ lesson: dice.id(draft.lessons), classroom: dice.id(draft.classrooms) });
      return { rooms: [any(), any()] };
    }
    return {
      rooms: [
        { ...one, classroom: other.classroom },
        { ...other, classroom: one.classroom },
      ],
    };
  },
  updateConstraint: (dice, draft) => ({ constraint: constraintOf(dice, draft, dice.id(draft.constraints)) }),
  updateConstraints: (dice, draft) => ({
    constraints: [dice.id(draft.constraints), dice.fresh('constraint')].map((id) =>
      constraintOf(dice, draft, id),
    ),
    deleted: dice.ids(draft.constraints, 1),
  }),
};
