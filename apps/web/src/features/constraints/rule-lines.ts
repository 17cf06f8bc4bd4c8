import { constraintMessage, type KindName, kindOf, kinds, parseConstraint } from '@bellgrid/constraints';
import {
  type Category,
  type Constraint,
  type Draft,
  divisionsInUse,
  type Id,
  isItemRule,
  isScope,
  type TrackSet,
} from '@bellgrid/model';
import { messageText, renderMessage, type TextRun, textOf, translate } from '@bellgrid/texts';
import type { i18n } from 'i18next';
import { oncePer } from '../../document/draft/once-per.ts';
import { groupsByName, sortedSubjects, teachersByName } from '../../ui/fields/draft-items.ts';
import { searchedText } from '../../ui/fields/every-word.ts';
import { kindWords } from '../constraint-editor/kind-entries.ts';
import { isDerived, kindNamed } from '../constraint-editor/rule-row.ts';
import { type RuleTab, tabOfRule } from './constraint-tabs.ts';

/** A rule in the table. */
export interface TableRule {
  readonly id: Id;
  readonly constraint: Constraint;
  /** Null for a type that no kind has. */
  readonly kind: KindName | null;
  readonly category: Category;
  /** A rule for all items, or for a chosen list of them. */
  readonly isForMany: boolean;
  /** The words that a search finds it by, as they are searched. */
  readonly words: string;
  /** Its place: rules for many first, then those of an item after the other. */
  readonly rank: number;
  readonly sentence: () => RuleSentence;
}

/** A rule as its row shows it. */
export interface RuleSentence {
  readonly runs: readonly TextRun[];
  readonly text: string;
  readonly owners: readonly string[];
}

/** The rules that one division made. */
export interface DivisionLine {
  readonly id: Id;
  readonly division: TrackSet;
  readonly rules: readonly Constraint[];
  readonly words: string;
}

export interface RuleLines {
  readonly rules: readonly TableRule[];
  readonly divisions: readonly DivisionLine[];
}

/** The rules of a tab: those for many first, then by the names of their items; those of divisions folded. */
export function ruleLines(texts: i18n, draft: Draft, tab: RuleTab): RuleLines {
  const lineOf = linesFor(texts, draft);
  const rules: TableRule[] = [];
  const derived = new Map<Id, Constraint[]>();
  for (const constraint of Object.values(draft.constraints)) {
    if ('level' in constraint || tabOfRule(constraint) !== tab) continue;
    if (isDerived(constraint)) {
      const track = 'metaData' in constraint ? (constraint.metaData?.fromTrack ?? '') : '';
      const known = derived.get(track);
      if (known) known.push(constraint);
      else derived.set(track, [constraint]);
    } else rules.push(lineOf(constraint));
  }
  rules.sort((a, b) => a.rank - b.rank || compareKinds(a, b));
  return { rules, divisions: tab === 'subject' ? divisionLines(draft, derived) : [] };
}

function compareKinds({ kind: a }: TableRule, { kind: b }: TableRule): number {
  if (a === b) return 0;
  return (a ?? '') < (b ?? '') ? -1 : 1;
}

type LineOf = (constraint: Constraint) => TableRule;

let latest: { readonly parts: readonly unknown[]; readonly lineOf: LineOf } | null = null;

/** The lines of rules, kept from edit to edit while the names in them stay as they are. */
function linesFor(texts: i18n, draft: Draft): LineOf {
  const { schoolData, teachers, groups, classrooms, subjects, lessons } = draft;
  const parts = [texts.language, schoolData, teachers, groups, classrooms, subjects, lessons];
  if (latest === null || latest.parts.some((part, index) => part !== parts[index]))
    latest = { parts, lineOf: createLines(texts, draft) };
  return latest.lineOf;
}

function createLines(texts: i18n, draft: Draft): LineOf {
  const rankOf = ranks(draft);
  const wordsOfKind = kindWords(texts, draft);
  const wordsOfItem = itemWords(draft);
  return oncePer((constraint) => {
    const kind = kindNamed(kindOf(constraint)?.kind ?? null) ?? null;
    const items = namedItems(constraint);
    const isForMany = isItemRule(constraint) && isScope(constraint.base);
    let sentence: RuleSentence | null = null;
    return {
      id: constraint.id,
      constraint,
      kind,
      category: kind === null ? 'subject' : kinds[kind].category,
      isForMany,
      words: `${kind === null ? '' : wordsOfKind(kind)} ${items.map(wordsOfItem).join(' ')}`,
      rank: isForMany ? -1 : (rankOf.get(items[0] ?? '') ?? Number.POSITIVE_INFINITY),
      sentence: () => {
        sentence ??= sentenceOf(texts, draft, constraint);
        return sentence;
      },
    };
  });
}

function sentenceOf(texts: i18n, draft: Draft, constraint: Constraint): RuleSentence {
  const runs = renderMessage(texts, draft, constraintMessage(draft, constraint));
  return { runs, text: textOf(runs), owners: whoseNames(texts, draft, constraint) };
}

function divisionLines(draft: Draft, derived: ReadonlyMap<Id, readonly Constraint[]>): DivisionLine[] {
  return divisionsInUse(draft).flatMap((division) => {
    const rules = division.tracks.flatMap(({ id }) => derived.get(id) ?? []);
    if (rules.length === 0) return [];
    const words = searchedText(`${division.name} ${draft.groups[division.group]?.name ?? ''}`);
    return [{ id: division.id, division, rules, words }];
  });
}

/** The items that a rule names, the one that it is about first. */
export function namedItems(constraint: Constraint): readonly Id[] {
  const { kind, params, scope } = parseConstraint(constraint) ?? {};
  if (scope) return scope.base.items === 'all' ? scope.base.except : scope.base.items;
  const { teachers, groups, subjects, lessons, classrooms } = kind?.references(params) ?? {};
  return [
    ...(teachers ?? []),
    ...(groups ?? []),
    ...(subjects ?? []),
    ...(lessons ?? []),
    ...(classrooms ?? []),
  ];
}

/** The places of items in the order of the tables. */
function ranks(draft: Draft): ReadonlyMap<Id, number> {
  const people = [...teachersByName(draft.teachers), ...groupsByName(draft.groups)];
  const subjects = sortedSubjects(draft);
  const order = [...people.map(({ id }) => id), ...subjects.flatMap(({ id, lessons }) => [id, ...lessons])];
  return new Map(order.map((id, index) => [id, index]));
}

/** The names of an item, of a subject and a lesson with their classes and teachers. */
function itemWords(draft: Draft): (id: Id) => string {
  const known = new Map<Id, string>();
  return (id) => {
    const before = known.get(id);
    if (before !== undefined) return before;
    const own = draft.lessons[id] ?? draft.subjects[id];
    const people = [
      ...(own?.groups ?? []).map((group) => draft.groups[group]?.name ?? ''),
      ...(own?.teachers ?? []).map((teacher) => draft.teachers[teacher]?.name ?? ''),
    ];
    const name =
      own?.name ?? draft.teachers[id]?.name ?? draft.groups[id]?.name ?? draft.classrooms[id]?.name ?? '';
    const words = searchedText([name, ...people].join(' '));
    known.set(id, words);
    return words;
  };
}

/** The classes of a rule's subjects or lessons, without these their teachers, or the person that it is about. */
export function whoseNames(texts: i18n, draft: Draft, constraint: Constraint): readonly string[] {
  if (isItemRule(constraint) && isScope(constraint.base)) {
    const { base, type } = constraint;
    if (base.items !== 'all') return base.items.flatMap((id) => nameOf(draft, id));
    const member =
      type === 'teacherConstraint' ? 'teacher' : type === 'groupConstraint' ? 'group' : 'subject';
    return [translate(texts, `constraints.everyone.${member}`)];
  }
  const named = namedItems(constraint);
  const items = named.flatMap((id) => draft.lessons[id] ?? draft.subjects[id] ?? []);
  const groups = items.flatMap((item) => item.groups);
  // Lessons without a class are told by their teachers.
  const teachers = items.flatMap((item) => item.teachers);
  const own = [groups, teachers].find(({ length }) => length > 0) ?? named.slice(0, 1);
  return [...new Set(own)].flatMap((id) => nameOf(draft, id));
}

const nameOf = (draft: Draft, id: Id): string[] => {
  const record = draft.teachers[id] ?? draft.groups[id] ?? draft.subjects[id] ?? draft.lessons[id];
  return record ? [record.name] : [];
};

/** A rule as plain words. */
export const ruleText = (texts: i18n, draft: Draft, constraint: Constraint): string =>
  messageText(texts, draft, constraintMessage(draft, constraint));
