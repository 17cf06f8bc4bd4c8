import {
  type KindName,
  type KnownRules,
  kinds,
  knownRules,
  parseConstraint,
  splitPresent,
} from '@bellgrid/constraints';
import {
  type Constraint,
  checkRuleForm,
  constraintOfForm,
  createId,
  type Draft,
  type FormAnswer,
  type FormDuplicate,
  type FormIssue,
  type Id,
  isGenerated,
  isItemRule,
  isSame,
  isScope,
  newRuleValues,
  type RuleOwnerType,
  type RuleRecord,
  type RuleValues,
  ruleOf,
  ruleOfKind,
  type Scope,
  valuesForKind,
  WEIGHT,
  type Weight,
} from '@bellgrid/model';
import { oncePer } from '../../document/draft/once-per.ts';

/** The items that a rule is entered for: one, or several that get a rule each. */
export interface RuleOwners {
  readonly type: RuleOwnerType;
  readonly ids: readonly Id[];
  /** One rule for all of a scope, of which `ids` are the members, in place of a rule for each. */
  readonly scope?: Scope;
}

/** Stands for the members of a scope, which may have none; no record has this id. */
const ANY_MEMBER = '*';

/** The bases of a form: of a scope without members there is still the rule. */
const basesOf = ({ ids, scope }: RuleOwners): readonly Id[] =>
  scope && ids.length === 0 ? [ANY_MEMBER] : ids;

/** A rule in an editor: its kind may not be chosen yet, and its values may be missing or wrong. */
export interface RuleRow {
  readonly id: Id;
  readonly kind: KindName | null;
  readonly values: RuleValues;
  readonly weight: Weight;
}

export const newRow = (id: Id): RuleRow => ({ id, kind: null, values: {}, weight: WEIGHT.HARD });

/** The declaration of a row's kind; undefined until it is chosen. */
export const recordOf = ({ kind }: Pick<RuleRow, 'kind'>): RuleRecord | undefined =>
  kind === null ? undefined : ruleOfKind(kind);

/** The kind of that name; undefined for the name of none. */
export const kindNamed = (name: string | null): KindName | undefined =>
  name !== null && name in kinds ? (name as KindName) : undefined;

/** The row with another kind: what both kinds have stays. */
export function withKind(draft: Draft, owners: RuleOwners, row: RuleRow, kind: KindName): RuleRow {
  const to = ruleOfKind(kind);
  if (!to) return row;
  const form = { ownerType: owners.type, bases: basesOf(owners), values: row.values };
  const from = recordOf(row);
  const values = from ? valuesForKind(draft, { from, to }, form) : newRuleValues(draft, to, form);
  return { ...row, kind, values };
}

/** A stored rule as an editor shows it; null for cells of calendars. */
export function rowOf(constraint: Constraint): RuleRow | null {
  const rule = ruleOf(constraint);
  const kind = kindNamed(rule?.kind ?? null);
  if (!rule || !kind) return null;
  const stored = constraint as unknown as RuleValues;
  const values = Object.fromEntries(Object.keys(rule.fields).map((name) => [name, stored[name]]));
  return { id: constraint.id, kind, values, weight: constraint.weight };
}

/** The record of a row for one of its owners; null while it is not complete. */
export function constraintOf(owners: RuleOwners, row: RuleRow): Constraint | null {
  const rule = recordOf(row);
  if (!rule) return null;
  const made = constraintOfForm(
    rule,
    { ownerType: owners.type, bases: basesOf(owners), values: row.values },
    row,
  );
  return made !== null && owners.scope && isItemRule(made) ? { ...made, base: owners.scope } : made;
}

/** The rules of each item: those that have it as their base, and those on sets that it is in. */
const rulesByItem = oncePer((constraints: Draft['constraints']) =>
  oncePer((lessons: Draft['lessons']): ReadonlyMap<Id, readonly Constraint[]> => {
    const byItem = new Map<Id, Constraint[]>();
    const add = (id: Id, constraint: Constraint) => {
      const known = byItem.get(id);
      if (known) known.push(constraint);
      else byItem.set(id, [constraint]);
    };
    for (const constraint of Object.values(constraints)) {
      for (const id of ownersOf(lessons, constraint)) add(id, constraint);
    }
    return byItem;
  }),
);

function ownersOf(lessons: Draft['lessons'], constraint: Constraint): ReadonlySet<Id> {
  if (!ruleOf(constraint)) return new Set();
  // A rule for many is edited as one, not with an item.
  if ('base' in constraint) return new Set(isScope(constraint.base) ? [] : [constraint.base]);
  const { kind, params } = parseConstraint(constraint) ?? {};
  const named = kind?.references(params);
  const ofLessons = named?.lessons ?? [];
  const subjects = ofLessons.flatMap((id) => lessons[id]?.subject ?? []);
  return new Set([...(named?.subjects ?? []), ...ofLessons, ...subjects]);
}

/** The stored rules of an item, those that a division made at the end. */
export function storedRules(draft: Pick<Draft, 'constraints' | 'lessons'>, id: Id): Constraint[] {
  const own = rulesByItem(draft.constraints)(draft.lessons).get(id) ?? [];
  return own.toSorted((a, b) => Number(isDerived(a)) - Number(isDerived(b)));
}

/** True for a rule generated from a division. */
export const isDerived = (constraint: Constraint): boolean =>
  (constraint.type === 'subject' || constraint.type === 'lesson') && isGenerated(constraint);

/** The number of an item's own rules that are not off. */
export const ruleCount = (draft: Pick<Draft, 'constraints' | 'lessons'>, id: Id): number =>
  storedRules(draft, id).filter((each) => each.weight !== WEIGHT.OFF && !isDerived(each)).length;

/** The faults of a row that repeats other rules of the draft as `duplicate` says. */
export function checkRow(
  draft: Draft,
  owners: RuleOwners,
  row: RuleRow,
  duplicate: FormDuplicate,
): FormAnswer<FormIssue> {
  const rule = recordOf(row);
  if (!rule) return { canSave: false, errors: ['no-constraint-type'], warnings: [] };
  return checkRuleForm(
    draft,
    rule,
    { ownerType: owners.type, bases: basesOf(owners), values: row.values },
    duplicate,
  );
}

/** True when a row can be stored, even if it repeats another. */
export const isComplete = (draft: Draft, owners: RuleOwners, row: RuleRow): boolean =>
  checkRow(draft, owners, row, 'none').canSave && constraintOf(owners, row) !== null;

/**
 * The way in which a new rule repeats those of its items: some have the kind with other values, or all have
 * this very rule.
 */
export function duplicateOf(known: KnownRules, owners: RuleOwners, row: RuleRow): FormDuplicate {
  const outcomes = rulesForEach(owners, row).map(
    (constraint) => known.find({ ...constraint, id: row.id })?.outcome ?? 'none',
  );
  if (outcomes.includes('similar')) return 'similar';
  return outcomes.length > 0 && outcomes.every((outcome) => outcome === 'exact') ? 'exact' : 'none';
}

/** The rule for each of the items; one on a set or a scope is one for all, and none relates an item to itself. */
export function rulesForEach(owners: RuleOwners, row: RuleRow): Constraint[] {
  const on = recordOf(row)?.on;
  if (owners.scope || on === 'subjects' || on === 'lessons') {
    const constraint = constraintOf(owners, { ...row, id: createId() });
    return constraint === null ? [] : [constraint];
  }
  const ids = owners.ids.filter((id) => id !== row.values.other);
  return ids.flatMap((id) => constraintOf({ ...owners, ids: [id] }, { ...row, id: createId() }) ?? []);
}

/**
 * The rules of a row that are new, which are known from then on, and the number of items that have it already; a person
 * has one rule of a kind.
 */
export function newRules(
  known: KnownRules,
  owners: RuleOwners,
  row: RuleRow,
): ReturnType<typeof splitPresent> {
  const all = rulesForEach(owners, row);
  const free = all.filter((rule) => !isItemRule(rule) || known.find(rule) === null);
  const { added } = splitPresent(known, free);
  return { added, present: all.length - added.length };
}

/** The edits of an editor: rules added or changed, and ids of those deleted. */
export interface RuleChanges {
  readonly constraints: readonly Constraint[];
  readonly deleted: readonly Id[];
}

/** The difference between the rows and the stored rules. Rows that are not complete are no change that could be saved. */
export function ruleChanges(
  owners: RuleOwners,
  stored: readonly Constraint[],
  rows: readonly RuleRow[],
): RuleChanges {
  const before = new Map(stored.map((each) => [each.id, each]));
  const kept = new Set(rows.map(({ id }) => id));
  const constraints = rows.flatMap((row) => {
    const known = before.get(row.id);
    const constraint = constraintOf(ownersOfStored(owners, known), row);
    return constraint === null || isSame(known, constraint) ? [] : [constraint];
  });
  return { constraints, deleted: stored.flatMap(({ id }) => (kept.has(id) ? [] : [id])) };
}

/** The rows of an editor at three times: as an entry left them, as its form opened, and as they are stored now. */
interface RowTimes {
  readonly entered: readonly RuleRow[];
  readonly opened: readonly RuleRow[];
  readonly now: readonly RuleRow[];
}

/**
 * The rows of an entry with what was changed elsewhere since its form opened: rules that it did not know stay, and so do those
 * that it deleted and others changed; a rule that others deleted stays deleted.
 * @param joined the rule as the draft has it with the changes of the entry, for those that both changed.
 * @returns the rows, and whether all of the entry is in them.
 */
export function joinRows(
  { entered, opened, now }: RowTimes,
  joined: (id: Id) => RuleRow | null,
): { rows: RuleRow[]; isWhole: boolean } {
  const byId = (rows: readonly RuleRow[]) => new Map(rows.map((row) => [row.id, row]));
  const [mine, before, present] = [byId(entered), byId(opened), byId(now)];
  let isWhole = true;
  const rows = now.flatMap((row) => {
    const [own, old] = [mine.get(row.id), before.get(row.id)];
    const isChanged = !isSame(row, old);
    // A line that was not begun is there only where there is no other.
    if (!old) return row.kind === null ? [] : row;
    if (!own && isChanged) isWhole = false;
    if (!own) return isChanged ? row : [];
    if (isSame(own, old)) return row;
    const both = isChanged ? (joined(row.id) ?? row) : own;
    if (!isSame(both, own)) isWhole = false;
    return both;
  });
  for (const row of entered) {
    const old = before.get(row.id);
    if (present.has(row.id)) continue;
    if (!old || old.kind === null) rows.push(row);
    else if (!isSame(row, old)) isWhole = false;
  }
  return { rows, isWhole };
}

/** A stored rule stays with its base, whatever item its editor belongs to. */
function ownersOfStored(owners: RuleOwners, stored: Constraint | undefined): RuleOwners {
  return stored && 'base' in stored && !isScope(stored.base) ? { ...owners, ids: [stored.base] } : owners;
}

/**
 * The answer of the form to each row. A row that is added is compared with the other rows and with the rest of the
 * draft; one that was stored already is not blocked for repeating another.
 */
export function checkRuleRows(
  draft: Draft,
  owners: RuleOwners,
  stored: readonly Constraint[],
  rows: readonly RuleRow[],
): Map<Id, FormAnswer<FormIssue>> {
  const isStored = new Set(stored.map(({ id }) => id));
  const known = knownRules(draft.constraints, isStored);
  const answers = new Map<Id, FormAnswer<FormIssue>>();
  for (const row of rows) {
    const isNew = !isStored.has(row.id) && isComplete(draft, owners, row);
    const duplicate = isNew ? duplicateOf(known, owners, row) : 'none';
    answers.set(row.id, checkRow(draft, owners, row, duplicate));
    const constraint = constraintOf(owners, row);
    if (constraint !== null) known.add(constraint);
  }
  return answers;
}
