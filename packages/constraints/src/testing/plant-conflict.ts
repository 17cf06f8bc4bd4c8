import {
  calendarConstraintSchema,
  classroomSchema,
  constraintSchema,
  type Draft,
  groupSchema,
  type Id,
  lessonSpreads,
  scheduleStructureSchema,
  teacherSchema,
} from '@bellgrid/model';
import { addSubject } from './draw-school.ts';
import { createRandom, type Random } from './random.ts';

export const patterns = ['overload', 'chain', 'spread', 'rooms', 'bells'] as const;
export type Pattern = (typeof patterns)[number];

/**
 * Makes a school impossible in one of five ways, with its four classes that have the most time, or new ones. All that
 * the conflict can name is planted: ids begin with `x`.
 */
export function plantConflict(draft: Draft, pattern: Pattern, seed: number): void {
  const random = createRandom(seed);
  const [structure = ''] = Object.keys(draft.schoolData.structures);
  const days = draft.schoolData.days.map((_, day) => day);
  plants[pattern]({ draft, structure, random, days, groups: leastBusy(draft, structure) });
}

interface Soil {
  readonly draft: Draft;
  readonly structure: Id;
  readonly random: Random;
  readonly days: readonly number[];
  /** Four classes. */
  readonly groups: readonly Id[];
}

/** The most lessons that a pattern gives one class. */
const MOST_PLANTED = 8;

/**
 * The classes with the fewest periods that have time for the planted members; new ones if there are too few.
 */
function leastBusy(draft: Draft, structure: Id): Id[] {
  const load = new Map<Id, number>();
  for (const { id, structure: own } of Object.values(draft.groups)) if (own === structure) load.set(id, 0);
  for (const { groups, numPeriods } of Object.values(draft.lessons)) {
    for (const group of groups) if (load.has(group)) load.set(group, load.get(group)! + numPeriods);
  }
  const week = draft.schoolData.structures[structure]?.cells.filter((cell) => cell.hasSchool).length ?? 0;
  // A blocked cell takes time as a lesson does.
  for (const constraint of Object.values(draft.constraints)) {
    if (constraint.type === 'group' && load.has(constraint.base))
      load.set(constraint.base, load.get(constraint.base)! + 1);
  }
  const free = [...load.keys()].filter((group) => load.get(group)! + MOST_PLANTED <= week);
  const chosen = free.sort((a, b) => load.get(a)! - load.get(b)!).slice(0, 4);
  for (let i = chosen.length; i < 4; i += 1) {
    chosen.push(`xg${i}`);
    draft.groups[`xg${i}`] = groupSchema.parse({ id: `xg${i}`, name: `New class ${i}`, structure });
  }
  return chosen;
}

const plants: Record<Pattern, (soil: Soil) => void> = {
  /** Three good days and one period of two others, at most four days: one period too few. */
  overload({ draft, structure, random, days, groups }) {
    const most = 2 + random.below(3);
    const teacher = addTeacher(draft, 'xt');
    const lessons = 3 * most + 2;
    for (let c = 0; c < 4; c += 1) {
      const count = Math.floor(lessons / 4) + (c < lessons % 4 ? 1 : 0);
      addSubject(draft, { id: `xs${c}`, name: `Latin ${c}`, group: groups[c]!, teacher, count, structure });
    }
    addRule(draft, { type: 'teacherConstraint', constraint: 'teacherMaxDays', base: teacher, maxDays: 4 });
    const limit = { constraint: 'teacherMaxLessonsPerDay', base: teacher, maxLessons: most };
    addRule(draft, { type: 'teacherConstraint', ...limit });
    const open = random.below(periodCount(draft, structure));
    const good = new Set(random.some(days, 3).slice(0, 3));
    const halfOpen = new Set(days.filter((day) => !good.has(day)).slice(0, 2));
    for (const day of days) {
      if (good.has(day)) continue;
      for (let p = 0; p < periodCount(draft, structure); p += 1) {
        if (p !== open || !halfOpen.has(day)) block(draft, 'teacher', teacher, structure, day, p);
      }
    }
  },
  /** a with b, b with c …, and the first and the last have one teacher. */
  chain({ draft, structure, random, groups }) {
    const length = 3 + random.below(2);
    const count = 1 + random.below(2);
    for (let i = 0; i < length; i += 1) {
      const teacher = addTeacher(draft, i === length - 1 ? 'xt0' : `xt${i}`);
      addSubject(draft, { id: `xs${i}`, name: `Choir ${i}`, group: groups[i]!, teacher, count, structure });
      if (i > 0) {
        addRule(draft, { type: 'subject', constraint: 'same time', base: `xs${i - 1}`, other: `xs${i}` });
      }
    }
  },
  /** One lesson a day at most, and a teacher with a day less than lessons. */
  spread({ draft, structure, random, days, groups }) {
    const count = 2 + random.below(3);
    const teacher = addTeacher(draft, 'xt');
    addSubject(draft, { id: 'xs', name: 'Greek', group: groups[0]!, teacher, count: count + 1, structure });
    const subject = draft.subjects.xs;
    const constraint = lessonSpreads.find((each) => each === 'NoMoreThanOnePerDay');
    if (subject && constraint) subject.lessonsSpreadConstraint = { constraint, weight: 100 };
    const open = new Set(random.some(days, count).slice(0, count));
    for (const day of days) {
      if (open.has(day)) continue;
      for (let p = 0; p < periodCount(draft, structure); p += 1)
        block(draft, 'teacher', teacher, structure, day, p);
    }
  },
  /** More lessons on one day than two rooms have periods. */
  rooms({ draft, structure, random, days, groups }) {
    const periods = periodCount(draft, structure);
    for (const id of ['xr0', 'xr1']) draft.classrooms[id] = classroomSchema.parse({ id, name: `Lab ${id}` });
    draft.config.isClassroomsEnabled = true;
    const day = random.pick([...days]);
    const lessons = 2 * periods + 1;
    for (let c = 0; c < 4; c += 1) {
      const count = Math.floor(lessons / 4) + (c < lessons % 4 ? 1 : 0);
      const teacher = addTeacher(draft, `xt${c}`);
      const viableClassrooms = ['xr0', 'xr1'];
      const own = { id: `xs${c}`, name: `Physics ${c}`, group: groups[c]!, viableClassrooms };
      addSubject(draft, { ...own, teacher, count, structure });
      addRule(draft, { type: 'subject', constraint: 'on day', base: `xs${c}`, values: [day] });
    }
  },
  /** One teacher, two classes whose periods cross, both in their own second period of one day. */
  bells({ draft, structure, random, days, groups }) {
    const other = scheduleStructureSchema.parse(structuredClone(draft.schoolData.structures[structure]));
    other.id = 'xk';
    for (const period of other.periods) {
      period.periodStart += 20;
      period.periodEnd += 20;
    }
    draft.schoolData.structures.xk = other;
    draft.groups.xc = groupSchema.parse({ id: 'xc', name: 'Evening class', structure: 'xk' });
    const teacher = addTeacher(draft, 'xt');
    const day = random.pick([...days]);
    const period = random.below(periodCount(draft, structure) - 1);
    const shared = { name: 'Dance', teacher, count: 1 };
    addSubject(draft, { ...shared, id: 'xs0', group: groups[0]!, structure });
    addSubject(draft, { ...shared, id: 'xs1', group: 'xc', structure: 'xk' });
    for (const base of ['xs0', 'xs1']) {
      addRule(draft, { type: 'subject', constraint: 'on day', base, values: [day] });
      addRule(draft, { type: 'subject', constraint: 'at period', base, values: [period] });
    }
  },
};

export function periodCount(draft: Draft, structure: Id): number {
  return draft.schoolData.structures[structure]?.periods.length ?? 0;
}

function addTeacher(draft: Draft, id: Id): Id {
  draft.teachers[id] ??= teacherSchema.parse({ id, name: `Teacher ${id}` });
  return id;
}

function addRule(draft: Draft, rule: object): void {
  const id = `x-rule-${Object.keys(draft.constraints).length}`;
  draft.constraints[id] = constraintSchema.parse({ weight: 100, ...rule, id });
}

function block(draft: Draft, type: 'teacher', base: Id, structure: Id, day: number, period: number): void {
  const id = `x-cell-${Object.keys(draft.constraints).length}`;
  draft.constraints[id] = calendarConstraintSchema.parse({
    id,
    type,
    base,
    structure,
    day,
    period,
    level: 2,
  });
}
