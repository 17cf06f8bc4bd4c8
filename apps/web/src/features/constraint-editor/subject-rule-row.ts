import { findDuplicate } from '@bellgrid/constraints';
import {
  type Constraint,
  checkSubjectConstraintForm,
  type Draft,
  type Duplicate,
  type FormAnswer,
  type FormIssue,
  type Id,
  isGenerated,
  isSame,
  needOf,
  type SubjectConstraint,
  type SubjectConstraintForm,
} from '@bellgrid/model';

/** A rule in the editor: as stored, but its type may not be chosen yet. */
export interface SubjectRuleRow extends SubjectConstraintForm {
  readonly id: Id;
  readonly weight: SubjectConstraint['weight'];
  readonly metaData: SubjectConstraint['metaData'];
}

/** What the rules belong to: a subject, or one lesson. */
export interface RuleOwner {
  readonly type: SubjectConstraint['type'];
  readonly id: Id;
}

/** The rules that are stored with a subject or lesson as their base, those that a division made at the end. */
export function storedRules(draft: Draft, owner: RuleOwner): SubjectConstraint[] {
  const own = Object.values(draft.constraints).filter(
    (each): each is SubjectConstraint => each.type === owner.type && each.base === owner.id,
  );
  return own.sort((a, b) => Number(isGenerated(a)) - Number(isGenerated(b)));
}

/** The rule as it would be stored; null while its type is not chosen. Values and targets that its type has no use for go. */
export function constraintOf(row: SubjectRuleRow): SubjectConstraint | null {
  if (row.constraint === null) return null;
  const { constraint } = row;
  const isTarget = needOf(constraint) === 'target';
  return {
    ...row,
    constraint,
    other: isTarget ? row.other : null,
    values: isTarget ? [] : [...row.values],
  };
}

/** Whether a row has all that its type needs, so that it can be stored. */
export function isComplete(row: SubjectRuleRow): boolean {
  const constraint = constraintOf(row);
  return constraint !== null && (constraint.other !== null || constraint.values.length > 0);
}

/** What the editor would save: rules added or changed, and ids of those deleted. */
export interface RuleChanges {
  readonly constraints: readonly SubjectConstraint[];
  readonly deleted: readonly Id[];
}

/** The difference between the rows and what is stored. Rows without a type are no change that could be saved. */
export function ruleChanges(
  stored: readonly SubjectConstraint[],
  rows: readonly SubjectRuleRow[],
): RuleChanges {
  const before = new Map(stored.map((each) => [each.id, each]));
  const kept = new Set(rows.map(({ id }) => id));
  const constraints = rows.flatMap((row) => {
    const constraint = constraintOf(row);
    return constraint === null || isSame(before.get(row.id), constraint) ? [] : [constraint];
  });
  return { constraints, deleted: stored.flatMap(({ id }) => (kept.has(id) ? [] : [id])) };
}

/**
 * What the form has to say of each row. A row that is added is compared with the other rows and with the rest
 * of the draft; one that was stored already is not blocked for repeating another.
 */
export function checkRuleRows(
  draft: Draft,
  stored: readonly SubjectConstraint[],
  rows: readonly SubjectRuleRow[],
): Map<Id, FormAnswer<FormIssue>> {
  const isStored = new Set(stored.map(({ id }) => id));
  const constraints: Record<Id, Constraint> = {};
  for (const constraint of Object.values(draft.constraints)) {
    if (!isStored.has(constraint.id)) constraints[constraint.id] = constraint;
  }
  const answers = new Map<Id, FormAnswer<FormIssue>>();
  for (const row of rows) {
    const constraint = constraintOf(row);
    const repeats =
      constraint !== null && isComplete(row) && !isStored.has(row.id)
        ? findDuplicate({ ...draft, constraints }, constraint)
        : null;
    const duplicate: Duplicate = repeats?.outcome ?? 'none';
    answers.set(row.id, checkSubjectConstraintForm(draft, row, duplicate));
    if (constraint !== null) constraints[row.id] = constraint;
  }
  return answers;
}
