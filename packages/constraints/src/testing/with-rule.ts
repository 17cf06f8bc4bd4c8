import {
  type CalendarConstraint,
  type ConstraintType,
  calendarConstraintSchema,
  constraintSchema,
  type Draft,
  subjectSchema,
  WEIGHT,
} from '@bellgrid/model';
import type { AnyKind, Family } from '../rule-forms/define-constraint.ts';

type Level = 'hard' | 'soft' | 'off';

/** The stored weight of a rule that is to be hard, soft (weight 2, in a category of weight 3) or off. */
const OWN = { hard: WEIGHT.HARD, soft: WEIGHT.TWO, off: WEIGHT.OFF } as const;

/** Puts a rule of the kind into the draft, in the record that holds such a rule. */
export function withRule(draft: Draft, kind: AnyKind, params: object, level: Level): Draft {
  const category = kind.kind === 'teacherCalendar' ? 'teacherCalendarRed' : kind.category;
  draft.constraintGroupWeights[category] = { enabled: level !== 'hard', weight: 3 };
  if (kind.family === 'calendar') addCells(draft, kind, params, level);
  else if (kind.family === 'subjectField') setField(draft, kind, params, level);
  else {
    const record = { id: 'rule', weight: OWN[level], constraint: kind.name, type: typeOf(kind), ...params };
    draft.constraints.rule = constraintSchema.parse(record);
  }
  return draft;
}

export function typeOf({ family, name }: AnyKind): ConstraintType {
  const types: Partial<Record<Family, ConstraintType>> = {
    teacher: 'teacherConstraint',
    teacherOrGroup: 'teacherConstraint',
    group: 'groupConstraint',
    ofSubject: 'subjectConstraint',
    lessons: 'lessons',
    subject: 'subject',
  };
  return types[family] ?? (name as ConstraintType);
}

interface CalendarCase {
  readonly base: string;
  readonly cells: readonly { day: number; period: number; structure?: string }[];
}

const ITEMS = {
  teacherCalendar: 'teachers',
  groupCalendar: 'groups',
  classroomCalendar: 'classrooms',
} as const;

function addCells(draft: Draft, kind: AnyKind, params: object, level: Level): void {
  const { base, cells } = params as CalendarCase;
  const items = ITEMS[kind.kind as keyof typeof ITEMS];
  const item = draft[items][base];
  if (item) item.weight = OWN[level];
  const type = kind.kind.replace('Calendar', '') as CalendarConstraint['type'];
  cells.forEach((cell, index) => {
    const id = `cell${index}`;
    draft.constraints[id] = calendarConstraintSchema.parse({
      structure: 's',
      ...cell,
      id,
      type,
      base,
      level: 2,
    });
  });
}

/** 'Same period' and 'same classroom' have no weight of their own: their category's weight alone counts. */
function setField(draft: Draft, kind: AnyKind, params: object, level: Level): void {
  const { base, constraint } = params as { base: string; constraint?: string };
  const subject = draft.subjects[base];
  if (!subject) throw new Error(`base is '${base}', and the test school has no such subject`);
  if (kind.kind === 'lessonSpread') {
    const lessonsSpreadConstraint = { constraint, weight: OWN[level] };
    draft.subjects[base] = subjectSchema.parse({ ...subject, lessonsSpreadConstraint });
  } else if (kind.kind === 'lessonsSamePeriod') {
    subject.lessonsSamePeriod = level !== 'off';
  } else if (level === 'off') {
    draft.constraintGroupWeights.sameClassroom.enabled = false;
  }
}
