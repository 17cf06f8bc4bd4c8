import {
  type Constraint,
  createRuleMembers,
  type Draft,
  type Id,
  type ItemConstraint,
  isItemRule,
  isScope,
  LEVEL,
  type Message,
  type Scope,
  type Timetable,
} from '@bellgrid/model';
import { keptStarts, mostMoves } from '../change-budget/kinds.ts';
import { kinds } from '../kinds/registry.ts';
import { blockedCells, type CalendarType } from '../read/blocked-cells.ts';
import { remember } from '../read/memo.ts';
import type { Violation } from '../read/violation.ts';
import { HARD, weigh, weighCalendar, weighCategory } from '../read/weights.ts';
import type { AnyKind, ConstraintKind, References } from '../rule-forms/define-constraint.ts';
import { kindOf } from './kind-of.ts';

/**
 * One rule of a draft, whether it is a record of its own or held in a subject or in calendar cells. A record for many
 * is one such rule for each member of its scope.
 */
export interface BoundConstraint {
  readonly kind: AnyKind;
  readonly params: unknown;
  /** Effective weight: above 0, `HARD` when it must hold. */
  readonly weight: number;
  /** The records of the constraint; empty for a rule in a subject's own fields. */
  readonly records: readonly Id[];
}

/** Every rule of the draft that has an effect, in a stable order. Records with invalid parameters are left out. */
export const boundConstraints = remember((draft: Draft): readonly BoundConstraint[] =>
  [...calendars(draft), ...subjectFields(draft), ...records(draft), ...changeBudget(draft)].filter(
    (each) => each.weight > 0,
  ),
);

export function isHard({ weight }: BoundConstraint): boolean {
  return weight === HARD;
}

/** The parameters of a rule that is of this kind, else null. They were validated when it was read. */
export function paramsOf<Params>(
  { kind, params }: BoundConstraint,
  wanted: ConstraintKind<Params>,
): Params | null {
  return kind.kind === wanted.kind ? (params as Params) : null;
}

/** The rule as a message, without a full stop. */
export function ruleMessageOf(draft: Draft, { kind, params }: BoundConstraint): Message {
  return kind.ruleMessage(params, draft);
}

export function ruleReferences({ kind, params }: BoundConstraint): References {
  return kind.references(params);
}

export function matchesOf({ kind, params }: BoundConstraint, timetable: Timetable): Violation[] {
  return kind.matches(params, timetable);
}

function records(draft: Draft): BoundConstraint[] {
  const bind = recordBinder(draft);
  return Object.values(draft.constraints).flatMap(bind);
}

/** Binds the records of a draft, each to its rules that have an effect: one, or one for each member of its scope. */
export function recordBinder(draft: Draft): (constraint: Constraint) => readonly BoundConstraint[] {
  const membersOf = createRuleMembers(draft);
  return (constraint) => {
    const one = isCell(constraint) ? null : bind(draft, constraint);
    if (!one || one.weight === 0) return [];
    if (!isItemRule(constraint) || !isScope(constraint.base)) return [one];
    return membersOf(constraint).map((base) => ({ ...one, params: { ...one.params, base } }));
  };
}

/** Cells of calendars are many, and each is part of its item's rule. */
function isCell({ type }: Constraint): boolean {
  return type === 'teacher' || type === 'group' || type === 'classroom';
}

/** Stands for each member in the parameters of a rule for many; no record has this id. */
export const ANY_MEMBER = '*';

/** A stored record as its kind reads it. The base of a rule for many is `ANY_MEMBER`. */
interface ParsedConstraint {
  readonly kind: AnyKind;
  readonly params: object;
  /** The scope of the rule; null for a rule of one item or of sets. */
  readonly scope: { readonly type: ItemConstraint['type']; readonly base: Scope } | null;
}

/** The kind and strict parameters of a record; null for calendar cells and records that no kind accepts. */
export const parseConstraint = remember((constraint: Constraint): ParsedConstraint | null => {
  const kind = kindOf(constraint);
  if (!kind || kind.family === 'calendar') return null;
  const { type, base } = isItemRule(constraint) ? constraint : { type: null, base: null };
  const scope = type !== null && isScope(base) ? { type, base } : null;
  const result = kind.params.safeParse(scope ? { ...constraint, base: ANY_MEMBER } : constraint);
  return result.success ? { kind, params: result.data as object, scope } : null;
});

function bind(draft: Draft, constraint: Constraint): (BoundConstraint & { readonly params: object }) | null {
  // Generated from a division: the physical rules hold it.
  if ((constraint.type === 'subject' || constraint.type === 'lesson') && constraint.metaData !== null)
    return null;
  const known = parseConstraint(constraint);
  if (!known) return null;
  const { kind, params } = known;
  return { kind, params, weight: weigh(draft, kind.category, constraint.weight), records: [constraint.id] };
}

const CALENDARS = [
  ['teacher', 'teachers', kinds.teacherCalendar],
  ['group', 'groups', kinds.groupCalendar],
  ['classroom', 'classrooms', kinds.classroomCalendar],
] as const;

function calendars(draft: Draft): BoundConstraint[] {
  return CALENDARS.flatMap(([type, items, kind]) => {
    if (type === 'classroom' && !draft.config.isClassroomsEnabled) return [];
    return Object.keys(draft[items]).flatMap((base) => calendarOf(draft, type, base, kind));
  });
}

function calendarOf(draft: Draft, type: CalendarType, base: Id, kind: AnyKind): BoundConstraint[] {
  const cells = blockedCells(draft, type, base);
  if (cells.length === 0) return [];
  return [LEVEL.HARD, LEVEL.SOFT].flatMap((level) => {
    const own = cells.filter((cell) => cell.level === level);
    if (own.length === 0) return [];
    const weight = weighCalendar(draft, type, base, level);
    return [{ kind, params: { base, level }, weight, records: own.map((cell) => cell.constraint) }];
  });
}

function subjectFields(draft: Draft): BoundConstraint[] {
  const samePeriod = weighCategory(draft, 'samePeriod');
  const roomRule = draft.config.isClassroomsEnabled && draft.constraintGroupWeights.sameClassroom.enabled;
  return Object.values(draft.subjects).flatMap((subject): BoundConstraint[] => {
    const { id: base } = subject;
    const { constraint, weight: own } = subject.lessonsSpreadConstraint;
    const bound: BoundConstraint[] = [];
    if (constraint !== 'None') {
      const weight = weigh(draft, 'lessonSpread', own);
      bound.push({ kind: kinds.lessonSpread, params: { base, constraint }, weight, records: [] });
    }
    if (subject.lessonsSamePeriod) {
      bound.push({ kind: kinds.lessonsSamePeriod, params: { base }, weight: samePeriod, records: [] });
    }
    if (roomRule && choosesRooms(draft, base)) {
      const weight = weighCategory(draft, 'sameClassroom');
      bound.push({ kind: kinds.lessonsSameClassroom, params: { base }, weight, records: [] });
    }
    return bound;
  });
}

/** The rules of the budget for change, which are hard. */
function changeBudget({ config }: Draft): BoundConstraint[] {
  const { isEnabled, most, teachers, groups } = config.changeBudget;
  if (!isEnabled) return [];
  const hard = { weight: HARD, records: [] };
  const kept = (type: 'teacher' | 'group', bases: readonly Id[]) =>
    bases.map((base) => ({ ...hard, kind: keptStarts, params: { type, base } }));
  return [
    { ...hard, kind: mostMoves, params: { most } },
    ...kept('teacher', teachers),
    ...kept('group', groups),
  ];
}

function choosesRooms(draft: Draft, subject: Id): boolean {
  const record = draft.subjects[subject];
  if (!record) return false;
  if (record.viableClassrooms.length > 0) return true;
  return record.lessons.some((id) => (draft.lessons[id]?.viableClassrooms.length ?? 0) > 0);
}
