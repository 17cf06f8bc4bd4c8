import {
  type Constraint,
  type Draft,
  type Id,
  type ItemConstraint,
  isItemRule,
  isScope,
  type Lesson,
} from '@bellgrid/model';
import { remember } from '../read/memo.ts';
import { kindOf } from '../rules/kind-of.ts';

/** The edits between two states of a draft that leave most rules as they were. */
export interface NearChange {
  /** The lessons whose placement differs. */
  readonly moved: readonly Lesson[];
  /** The rules that were added, changed or deleted. */
  readonly rules: ReadonlySet<Id>;
}

const PARTS = [
  'schoolData',
  'teachers',
  'groups',
  'classrooms',
  'subjects',
  'constraintGroupWeights',
  'trackSets',
] as const satisfies readonly (keyof Draft)[];

/** The edits from one draft to another; null when more than the places of lessons and single rules has changed. */
export function nearChange(before: Draft, after: Draft): NearChange | null {
  if (PARTS.some((part) => before[part] !== after[part])) return null;
  const { isClassroomsEnabled, isTracksEnabled } = before.config;
  if (isClassroomsEnabled !== after.config.isClassroomsEnabled) return null;
  if (isTracksEnabled !== after.config.isTracksEnabled) return null;
  const rules = changedRules(before.constraints, after.constraints);
  const moved = rules && movedLessons(before.lessons, after.lessons);
  return rules && moved && { rules, moved };
}

type Records = Draft['constraints'];

/** Null when there is one among them that others depend on. */
function changedRules(before: Records, after: Records): Set<Id> | null {
  const changed = new Set<Id>();
  if (before === after) return changed;
  for (const id in after) if (before[id] !== after[id]) changed.add(id);
  for (const id in before) if (after[id] === undefined) changed.add(id);
  const entering: ItemConstraint[] = [];
  for (const id of changed) {
    const records = [before[id], after[id]];
    for (const record of records) if (record && !isIndependent(record)) return null;
    if (ownKeyOf(before[id]) !== ownKeyOf(after[id]))
      entering.push(...records.flatMap((record) => (record && isItemRule(record) ? record : [])));
  }
  // An item with a rule of its own is no member of a rule for many of the same kind.
  const isSameKind = (a: ItemConstraint, b: ItemConstraint) =>
    a.type === b.type && a.constraint === b.constraint;
  if (entering.length === 0) return changed;
  for (const record of Object.values(after))
    if (isItemRule(record) && isScope(record.base) && entering.some((each) => isSameKind(each, record)))
      changed.add(record.id);
  return changed;
}

/** The kind of the rule and the item that has it as its own; null for a rule of many or of none. */
const ownKeyOf = (record: Constraint | undefined): string | null =>
  record && isItemRule(record) && !isScope(record.base)
    ? `${record.type} ${record.constraint} ${record.base}`
    : null;

/** False for cells of calendars and for rules that other rules, or what may be at one time, depend on. */
function isIndependent(constraint: Constraint): boolean {
  const kind = kindOf(constraint);
  if (!kind) return true;
  return kind.record !== null && kind.record.permits === null && kind.isReadByOthers !== true;
}

/** Null when anything else of the lessons has changed. */
function movedLessons(before: Draft['lessons'], after: Draft['lessons']): Lesson[] | null {
  if (before === after) return [];
  const [olds, news] = [lessonList(before), lessonList(after)];
  if (olds.length !== news.length) return null;
  const moved: Lesson[] = [];
  for (let index = 0; index < news.length; index += 1) {
    const [old, now] = [olds[index]!, news[index]!];
    if (old === now) continue;
    if (!isSameButPlace(old, now)) return null;
    moved.push(now);
  }
  return moved;
}

const lessonList = remember((lessons: Draft['lessons']) => Object.values(lessons));

const KEPT = [
  'id',
  'name',
  'subject',
  'groups',
  'teachers',
  'viableClassrooms',
  'numPeriods',
  'structure',
] as const satisfies readonly (keyof Lesson)[];

function isSameButPlace(a: Lesson, b: Lesson): boolean {
  return KEPT.every((field) => a[field] === b[field]);
}
