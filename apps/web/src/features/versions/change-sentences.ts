import { constraintMessage } from '@bellgrid/constraints';
import {
  type CalendarConstraint,
  type Constraint,
  type Diff,
  type Draft,
  type Id,
  isSame,
  LEVEL,
  type Lesson,
  type RecordMapName,
  type RecordsDiff,
  value,
  WEIGHT,
} from '@bellgrid/model';
import { messageText } from '@bellgrid/texts';
import type { i18n } from 'i18next';
import { compareForReader } from '../../platform/texts/name-order.ts';
import { isDerived } from '../constraint-editor/rule-row.ts';
import type { VersionChanges } from './version-changes.ts';

const changedKinds = [
  'groups',
  'teachers',
  'classrooms',
  'subjects',
  'lessons',
  'trackSets',
  'constraints',
  'customViews',
] as const satisfies readonly RecordMapName[];
type ChangedKind = (typeof changedKinds)[number];

type Compared = Pick<VersionChanges, 'from' | 'to' | 'diff'>;
type Change = 'added' | 'changed' | 'removed';

/** The changes of the records of one kind. */
export interface KindChanges {
  readonly kind: ChangedKind;
  readonly sentences: readonly string[];
}

/**
 * The changes of a school in sentences, by kind of record. Records are named as the draft that has them names them; a
 * constraint is its own sentence. Constraints that a division makes follow from the division, and the time and the
 * classroom of a lesson are its place, not the lesson.
 */
export function changeSentences(texts: i18n, compared: Compared): KindChanges[] {
  return changedKinds.flatMap((kind) => {
    const sentences = sentencesOf(texts, compared, kind);
    return sentences.length > 0 ? [{ kind, sentences }] : [];
  });
}

const parts = ['schoolData', 'constraintGroupWeights', 'config'] as const;

/** The parts that a school has once, in which two drafts differ. */
export const partSentences = (texts: i18n, diff: Diff): string[] =>
  parts.flatMap((part) => (diff[part] ? [texts.t(`versions.changes.parts.${part}`)] : []));

function sentencesOf(texts: i18n, compared: Compared, kind: ChangedKind): string[] {
  const { diff } = compared;
  if (kind === 'constraints') return diff.constraints ? ruleSentences(texts, compared, diff.constraints) : [];
  if (kind === 'lessons') return diff.lessons ? lessonSentences(texts, compared, diff.lessons) : [];
  const records: RecordsDiff<{ readonly id: Id; readonly name: string }> | undefined = diff[kind];
  return records ? namedSentences(texts, records) : [];
}

function namedSentences(texts: i18n, { added, updated, removed }: RecordsDiff<{ readonly name: string }>) {
  const pairs = Object.values(updated);
  const renamed = pairs.filter(([before, after]) => before.name !== after.name);
  const changed = pairs.filter(([before, after]) => before.name === after.name);
  return [
    ...listed(texts, 'added', namesOf(added)),
    ...renamed.map(([before, after]) =>
      texts.t('versions.changes.renamed', { before: before.name, after: after.name }),
    ),
    ...listed(
      texts,
      'changed',
      changed.map(([, { name }]) => name),
    ),
    ...listed(texts, 'removed', namesOf(removed)),
  ];
}

const namesOf = (records: Readonly<Record<Id, { readonly name: string }>>): string[] =>
  Object.values(records).map(({ name }) => name);

/** One sentence about all these names; none without names. */
function listed(texts: i18n, change: Change, names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const sorted = names.toSorted(compareForReader).join(', ');
  return [texts.t(`versions.changes.${change}`, { count: names.length, names: sorted })];
}

function lessonSentences(texts: i18n, { from, to }: Compared, diff: RecordsDiff<Lesson>): string[] {
  const changed = Object.values(diff.updated).filter(([before, after]) => !isSameButPlace(before, after));
  const counted = (change: Change, draft: Draft, lessons: readonly Lesson[]) => {
    const counts = new Map<string, number>();
    for (const { subject, name } of lessons) {
      const words = draft.subjects[subject]?.name ?? name;
      counts.set(words, (counts.get(words) ?? 0) + 1);
    }
    if (counts.size === 0) return [];
    const words = [...counts].map(([name, count]) =>
      count === 1 ? name : `${name} ${texts.t('results.times', { count })}`,
    );
    const names = words.toSorted(compareForReader).join(', ');
    return [texts.t(`versions.changes.${change}`, { count: lessons.length, names })];
  };
  return [
    ...counted('added', to, Object.values(diff.added)),
    ...counted(
      'changed',
      to,
      changed.map(([, after]) => after),
    ),
    ...counted('removed', from, Object.values(diff.removed)),
  ];
}

function isSameButPlace(before: Lesson, after: Lesson): boolean {
  const { timeSlot, classroom } = after;
  return isSame({ ...before, timeSlot, classroom }, after);
}

function ruleSentences(texts: i18n, compared: Compared, all: RecordsDiff<Constraint>): string[] {
  const { from: older, to: newer } = compared;
  const diff = withoutCells(all);
  const added = (rule: string) => texts.t('versions.changes.ruleAdded', { rule });
  const removed = (rule: string) => texts.t('versions.changes.ruleRemoved', { rule });
  const changed = Object.values(diff.updated).flatMap(([before, after]) => {
    if (isDerived(before) || isDerived(after)) return [];
    const [old, rule] = [sentenceOf(texts, older, before), sentenceOf(texts, newer, after)];
    if (old !== rule) return [texts.t('versions.changes.ruleReplaced', { before: old, rule })];
    const isSameWeight = before.weight === after.weight;
    const [from, to] = [weightWords(texts, before.weight), weightWords(texts, after.weight)];
    return [texts.t(`versions.changes.${isSameWeight ? 'ruleChanged' : 'ruleWeight'}`, { rule, from, to })];
  });
  return [
    ...calendarSentences(texts, compared, all),
    ...ownRules(texts, newer, diff.added).map(added),
    ...new Set(changed.toSorted(compareForReader)),
    ...ownRules(texts, older, diff.removed).map(removed),
  ];
}

const isCell = (rule: Constraint): rule is CalendarConstraint =>
  rule.type === 'teacher' || rule.type === 'group' || rule.type === 'classroom';

/** The changes of constraints but for the cells of calendars whose state is another. */
function withoutCells({ added, updated, removed }: RecordsDiff<Constraint>): RecordsDiff<Constraint> {
  const rules = (records: Readonly<Record<Id, Constraint>>) =>
    Object.fromEntries(Object.entries(records).filter(([, rule]) => !isCell(rule)));
  const kept = Object.entries(updated).filter(([, [before, after]]) => !isOtherCell(before, after));
  return { added: rules(added), updated: Object.fromEntries(kept), removed: rules(removed) };
}

const isOtherCell = (before: Constraint, after: Constraint): boolean =>
  isCell(after) && !isSame({ ...before, weight: after.weight }, after);

/**
 * One sentence for each calendar and each new state of cells: blocked, not preferred, available again. Cells that are gone
 * with their calendar or its times are none of these.
 */
function calendarSentences(texts: i18n, { from, to }: Compared, diff: RecordsDiff<Constraint>): string[] {
  const changed = Object.values(diff.updated).filter(([before, after]) => isOtherCell(before, after));
  const now = [...Object.values(diff.added), ...changed.map(([, after]) => after)].filter(isCell);
  const before = [...Object.values(diff.removed), ...changed.map(([old]) => old)].filter(isCell);
  const placeOf = ({ type, base, structure, day, period }: CalendarConstraint) =>
    JSON.stringify([type, base, structure, day, period]);
  const taken = new Set(now.map(placeOf));
  const groups = new Map<string, { readonly state: CellState; readonly cells: CalendarConstraint[] }>();
  const enter = (state: CellState, cell: CalendarConstraint) => {
    const key = `${state} ${cell.type} ${cell.base}`;
    const group = groups.get(key) ?? { state, cells: [] };
    groups.set(key, group);
    group.cells.push(cell);
  };
  for (const cell of now) enter(cell.level === LEVEL.SOFT ? 'notPreferred' : 'blocked', cell);
  for (const cell of before) if (!taken.has(placeOf(cell)) && isPlaceOf(to, cell)) enter('available', cell);
  const sentences = [...groups.values()].flatMap(({ state, cells }) => {
    const [first] = cells;
    if (first === undefined) return [];
    const values = { item: value.item(first.type, first.base), cells: value.cells(cells) };
    const code = `versions.changes.cells.${state}`;
    return [messageText(texts, state === 'available' ? from : to, { code, values })];
  });
  return sentences.toSorted(compareForReader);
}

/** True when the draft has the calendar of the cell, and the time in it. */
function isPlaceOf(draft: Draft, { type, base, ...cell }: CalendarConstraint): boolean {
  const { days, structures } = draft.schoolData;
  const periods = structures[cell.structure]?.periods.length ?? 0;
  return draft[`${type}s`][base] !== undefined && cell.day < days.length && cell.period < periods;
}

type CellState = 'blocked' | 'notPreferred' | 'available';

/** A weight in a word. */
export function weightWords(texts: i18n, weight: number): string {
  if (weight === WEIGHT.HARD) return texts.t('fields.weightHard');
  return weight === WEIGHT.OFF ? texts.t('fields.weightOff') : String(weight);
}

/** The sentences of constraints, without those that a division makes. */
const ownRules = (texts: i18n, draft: Draft, rules: Readonly<Record<Id, Constraint>>): string[] =>
  Object.values(rules)
    .filter((rule) => !isDerived(rule))
    .map((rule) => sentenceOf(texts, draft, rule))
    .toSorted(compareForReader);

const sentenceOf = (texts: i18n, draft: Draft, rule: Constraint): string =>
  messageText(texts, draft, constraintMessage(draft, rule));
